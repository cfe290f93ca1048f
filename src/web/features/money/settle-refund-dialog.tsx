import { useQueryClient } from '@tanstack/react-query'
import { type Refund, SettleRefundBody } from '#contract/money/refunds.schemas.ts'
import { formatFcfa } from '#contract/money.ts'
import { phoneWords } from '#contract/phone-words.ts'
import { useApi } from '#web/api/api-query.ts'
import { invalidateMoney } from '#web/features/money/invalidate-money.ts'
import { RecordTransferDialog } from '#web/features/money/record-transfer-dialog.tsx'
import { refundFacts } from '#web/features/money/refund-facts.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import { toast } from '#web/ui/toast.ts'

type Props = { refund: Refund; onClose: () => void }

/** Records a refund with its transfer reference. */
export function SettleRefundDialog({ refund, onClose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { owed, orderNumber, customer } = refund
  const form = useForm({
    schema: SettleRefundBody,
    complete: fields => ({ ...fields, status: 'done', amount: owed }),
    submit: async body => {
      try {
        await api.settleRefund({ params: { id: refund.id }, body })
      } finally {
        // Also after a refusal: another administrator may have been first.
        void invalidateMoney(queryClient)
      }
      toast({ title: 'Remboursement noté', description: `${orderNumber}\u00a0: ${formatFcfa(owed)}` })
    },
    onDone: onClose,
    onFailure: 'Impossible de noter ce remboursement.',
  })
  return (
    <RecordTransferDialog
      form={form}
      title={`Noter le remboursement de la commande ${orderNumber}\u00a0?`}
      facts={[
        ...refundFacts(refund),
        ['Téléphone du client', customer.phone ? phoneWords(customer.phone) : 'Non indiqué'],
      ]}
      consequence="Une fois noté, un remboursement ne peut plus être annulé."
      action="Noter le remboursement"
      onClose={onClose}
    />
  )
}
