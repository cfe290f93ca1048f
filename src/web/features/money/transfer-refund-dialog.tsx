import type { Refund } from '#contract/money/refunds.schemas.ts'
import { formatFcfa } from '#contract/money.ts'
import { useApi } from '#web/api/api-query.ts'
import { useAction } from '#web/api/use-action.ts'
import { invalidateMoney } from '#web/features/money/invalidate-money.ts'
import { MoneyFacts } from '#web/features/money/money-facts.tsx'
import { refundFacts } from '#web/features/money/refund-facts.ts'
import { accountWords } from '#web/features/money/transfer-words.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { toast } from '#web/ui/toast.ts'
import { useWhileMounted } from '#web/ui/use-while-mounted.ts'

type Props = { refund: Refund; onClose: () => void }

/** Confirms a refund to the number that paid. */
export function TransferRefundDialog({ refund, onClose }: Props) {
  const api = useApi()
  const close = useWhileMounted(onClose)
  const { id, owed, orderNumber } = refund
  const { run, isPending } = useAction({
    run: async () => {
      const [first] = await api.transferRefund({ params: { id } })
      if (first) {
        const isWaiting = first.status === 'awaiting_approval'
        toast({
          title: isWaiting ? 'À approuver avant de partir' : 'Remboursement en cours d’envoi',
          description: `${orderNumber}\u00a0: ${formatFcfa(owed)} au ${accountWords(first)}`,
        })
      }
      close()
    },
    failure: 'Impossible d’envoyer ce remboursement.',
    refresh: invalidateMoney,
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Rembourser la commande ${orderNumber}\u00a0?`}
      description="L’argent part par mobile money au numéro qui a payé."
    >
      <div className="grid gap-4">
        <MoneyFacts facts={refundFacts(refund)} />
        <DialogActions
          action={`Rembourser ${formatFcfa(owed)}`}
          pendingWord={isPending && 'Envoi…'}
          onAction={() => void run()}
          leave="Pas encore"
          onLeave={onClose}
        />
      </div>
    </Dialog>
  )
}
