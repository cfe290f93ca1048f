import { useQueryClient } from '@tanstack/react-query'
import type { OwedToVendor } from '#contract/money/payouts.schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { disputedWords, payoutConsequence } from '#web/features/money/disputed-words.ts'
import { invalidateMoney } from '#web/features/money/invalidate-money.ts'
import { RecordPaymentsDialog } from '#web/features/money/record-payments-dialog.tsx'
import { BulkActions } from '#web/ui/on-demand/selection/bulk-actions.tsx'
import type { BulkWords } from '#web/ui/on-demand/selection/bulk-dialog.tsx'
import type { Selection } from '#web/ui/on-demand/selection/use-selection.ts'

const words: Omit<BulkWords, 'consequence'> = {
  noun: { one: 'versement', many: 'versements' },
  done: ['noté', 'notés'],
  word: 'Noter les versements',
  pendingWord: 'Enregistrement…',
  title: rows => `Noter ${rows}\u00a0?`,
}

/** Records payouts to several vendors, each of the amount in the list. */
export function PayoutBulk({ selection }: { selection: Selection<OwedToVendor> }) {
  const api = useApi()
  const queryClient = useQueryClient()
  return (
    <BulkActions
      selection={selection}
      noun={{ one: 'vendeur', many: 'vendeurs' }}
      actions={[{ name: 'note', word: words.word, variant: 'primary' }]}
    >
      {(_note, close) => (
        <RecordPaymentsDialog
          rows={selection.selected}
          keyOf={({ vendorId }) => vendorId}
          nameOf={({ businessName }) => businessName}
          noteOf={({ disputed }) => disputedWords(disputed)}
          sumOf={({ amount }) => amount}
          words={{ ...words, consequence: payoutConsequence(selection.selected) }}
          note={({ vendorId, amount }, reference) => api.payVendor({ body: { vendorId, amount, reference } })}
          onSent={left => {
            selection.set(left)
            void invalidateMoney(queryClient)
          }}
          onClose={close}
        />
      )}
    </BulkActions>
  )
}
