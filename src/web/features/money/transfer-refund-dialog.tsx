import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Refund } from '#contract/money/refunds.schemas.ts'
import { formatFcfa } from '#contract/money.ts'
import { useApi } from '#web/api/api-query.ts'
import { tellFailure } from '#web/api/tell-failure.ts'
import { MoneyFacts } from '#web/features/money/money-facts.tsx'
import { readMoneyAgain } from '#web/features/money/read-money-again.ts'
import { refundFacts } from '#web/features/money/refund-facts.ts'
import { accountWords } from '#web/features/money/transfer-words.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/seldom/dialog.tsx'
import { DialogActs } from '#web/ui/seldom/dialog-acts.tsx'
import { toast } from '#web/ui/toast.ts'

type Props = { refund: Refund; onClose: () => void }

/** Asks before a customer is given money back on the number that paid. */
export function TransferRefundDialog({ refund, onClose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { id, owed, orderNumber } = refund
  const form = useForm({
    schema: z.object({}),
    submit: async () => {
      try {
        const [first] = await api.transferRefund({ params: { id } })
        if (first) {
          const isWaiting = first.status === 'awaiting_approval'
          toast({
            title: isWaiting ? 'À approuver avant de partir' : 'Remboursement en cours d’envoi',
            description: `${orderNumber}\u00a0: ${formatFcfa(owed)} au ${accountWords(first)}`,
          })
        }
      } finally {
        // Also after a refusal: another administrator may have been faster.
        void readMoneyAgain(queryClient)
      }
    },
    onDone: onClose,
    onFailure: error => tellFailure(error, 'Impossible d’envoyer ce remboursement.'),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Rembourser la commande ${orderNumber}\u00a0?`}
      description="L’argent part par mobile money au numéro qui a payé."
    >
      <Form form={form} className="grid gap-4">
        <MoneyFacts facts={refundFacts(refund)} />
        <DialogActs
          act={`Rembourser ${formatFcfa(owed)}`}
          pendingWord={form.isPending && 'Envoi…'}
          leave="Pas encore"
          onLeave={onClose}
        />
      </Form>
    </Dialog>
  )
}
