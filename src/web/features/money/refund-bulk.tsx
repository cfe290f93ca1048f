import { useQueryClient } from '@tanstack/react-query'
import type { Refund } from '#contract/money/refunds.schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { invalidateMoney } from '#web/features/money/invalidate-money.ts'
import { RecordPaymentsDialog } from '#web/features/money/record-payments-dialog.tsx'
import { BulkActions } from '#web/ui/on-demand/selection/bulk-actions.tsx'
import type { BulkWords } from '#web/ui/on-demand/selection/bulk-dialog.tsx'
import type { Selection } from '#web/ui/on-demand/selection/use-selection.ts'

const words: BulkWords = {
  noun: { one: 'remboursement', many: 'remboursements' },
  done: ['noté', 'notés'],
  word: 'Noter les remboursements',
  pendingWord: 'Enregistrement…',
  title: rows => `Noter ${rows}\u00a0?`,
  consequence: 'Chaque client est prévenu. Une fois noté, un remboursement ne peut plus être annulé.',
}

/** Records several refunds. */
export function RefundBulk({ selection }: { selection: Selection<Refund> }) {
  const api = useApi()
  const queryClient = useQueryClient()
  return (
    <BulkActions
      selection={selection}
      noun={words.noun}
      actions={[{ name: 'note', word: words.word, variant: 'primary' }]}
    >
      {(_note, close) => (
        <RecordPaymentsDialog
          rows={selection.selected}
          keyOf={({ id }) => id}
          nameOf={({ orderNumber, customer }) => `${orderNumber}, ${customer.fullName}`}
          sumOf={({ owed }) => owed}
          words={words}
          note={({ id, owed }, reference) =>
            api.settleRefund({ params: { id }, body: { status: 'done', reference, amount: owed } })
          }
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
