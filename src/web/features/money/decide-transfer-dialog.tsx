import { formatFcfa } from '#contract/money.ts'
import type { Transfer } from '#contract/payments/transfers.schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { useAction } from '#web/api/use-action.ts'
import { invalidateMoney } from '#web/features/money/invalidate-money.ts'
import { MoneyFacts } from '#web/features/money/money-facts.tsx'
import { accountWords, recipientWords } from '#web/features/money/transfer-words.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { toast } from '#web/ui/toast.ts'
import { useWhileMounted } from '#web/ui/use-while-mounted.ts'

export type Decision = 'approve' | 'reject'

const decisions = {
  approve: {
    action: 'Approuver',
    consequence: 'L’argent part aussitôt, et ne revient pas.',
    done: 'Transfert approuvé',
    variant: 'primary',
    send: 'approveTransfer',
  },
  reject: {
    action: 'Écarter',
    consequence: 'Rien n’est envoyé, et l’argent est de nouveau dû.',
    done: 'Transfert écarté',
    variant: 'danger',
    send: 'rejectTransfer',
  },
} as const satisfies Record<Decision, object>

type Props = { transfer: Transfer; decision: Decision; onClose: () => void }

/** Confirms the approval or cancellation of a transfer that awaits approval. */
export function DecideTransferDialog({ transfer, decision, onClose }: Props) {
  const api = useApi()
  const close = useWhileMounted(onClose)
  const { action, consequence, done, variant, send } = decisions[decision]
  const name = recipientWords(transfer)
  const { run, isPending } = useAction({
    run: async () => {
      await api[send]({ params: { id: transfer.id } })
      toast({ title: done, description: `${name}\u00a0: ${formatFcfa(transfer.amount)}` })
      close()
    },
    failure: 'Impossible de décider de ce transfert.',
    refresh: invalidateMoney,
  })
  return (
    <Dialog isOpen onClose={onClose} title={`${action} ce transfert\u00a0?`} description={consequence}>
      <div className="grid gap-4">
        <MoneyFacts
          facts={[
            ['À', name],
            ['Montant', formatFcfa(transfer.amount)],
            ['Numéro', accountWords(transfer)],
            ['Préparé par', transfer.createdBy ?? 'Compte supprimé'],
          ]}
        />
        <DialogActions
          action={action}
          variant={variant}
          pendingWord={isPending && 'Enregistrement…'}
          onAction={() => void run()}
          leave="Pas encore"
          onLeave={onClose}
        />
      </div>
    </Dialog>
  )
}
