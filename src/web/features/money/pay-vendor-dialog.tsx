import { useQueryClient } from '@tanstack/react-query'
import { type OwedToVendor, PayVendorBody } from '#contract/money/payouts.schemas.ts'
import { formatFcfa } from '#contract/money.ts'
import { useApi } from '#web/api/api-query.ts'
import { disputedWords, payoutConsequence } from '#web/features/money/disputed-words.ts'
import { invalidateMoney } from '#web/features/money/invalidate-money.ts'
import { parcelWords } from '#web/features/money/parcel-words.ts'
import { RecordTransferDialog } from '#web/features/money/record-transfer-dialog.tsx'
import { payoutNumberFacts } from '#web/features/money/transfer-words.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import { toast } from '#web/ui/toast.ts'

type Props = { owed: OwedToVendor; onClose: () => void }

/** Records a payout with its transfer reference. */
export function PayVendorDialog({ owed, onClose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { vendorId, businessName, amount, parcelCount } = owed
  const inDispute = disputedWords(owed.disputed)
  const form = useForm({
    schema: PayVendorBody,
    complete: fields => ({ ...fields, vendorId, amount }),
    submit: async body => {
      try {
        await api.payVendor({ body })
      } finally {
        // Also after a refusal: the amount may have changed.
        void invalidateMoney(queryClient)
      }
      toast({ title: 'Versement noté', description: `${businessName}\u00a0: ${formatFcfa(amount)}` })
    },
    onDone: onClose,
    onFailure: 'Impossible de noter ce versement.',
  })
  return (
    <RecordTransferDialog
      form={form}
      title={`Noter le versement de ${formatFcfa(amount)} à ${businessName}\u00a0?`}
      facts={[
        ['Montant', formatFcfa(amount)],
        ['Pour', parcelWords(parcelCount)],
        ...(inDispute ? [['En examen', inDispute] as const] : []),
        ...payoutNumberFacts(owed),
      ]}
      consequence={payoutConsequence([owed])}
      action="Noter le versement"
      onClose={onClose}
    />
  )
}
