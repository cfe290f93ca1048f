import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Refund } from '#contract/money/refunds.schemas.ts'
import { useApi } from '#web/api-query.ts'
import { NoteAllDialog } from '#web/features/money/note-all-dialog.tsx'
import { readAgain } from '#web/read-again.ts'
import { Button } from '#web/ui/button.tsx'
import type { BulkWords } from '#web/ui/seldom/choice/bulk-dialog.tsx'
import { ChoiceBar } from '#web/ui/seldom/choice/choice-bar.tsx'
import type { Choice } from '#web/ui/seldom/choice/use-choice.ts'

const words: BulkWords = {
  noun: ['remboursement', 'remboursements'],
  done: ['marqué comme fait', 'marqués comme faits'],
  word: 'Marquer comme faits',
  pendingWord: 'Enregistrement…',
  title: rows => `Marquer ${rows} comme faits ?`,
  consequence: 'Chaque client est prévenu. Une fois noté, un remboursement ne peut plus être annulé.',
}

/** Notes that several refunds were made together. */
export function RefundBulk({ choice }: { choice: Choice<Refund> }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <ChoiceBar choice={choice} nouns={words.noun}>
        <Button size="small" onClick={() => setAsking(true)}>
          {words.word}
        </Button>
      </ChoiceBar>
      {isAsking && (
        <NoteAllDialog
          rows={choice.chosen}
          keyOf={({ id }) => id}
          nameOf={({ orderNumber, customer }) => `${orderNumber}, ${customer.fullName}`}
          sumOf={({ owed }) => owed}
          words={words}
          note={({ id }, reference) =>
            api.settleRefund({ params: { id }, body: { status: 'done', reference } })
          }
          onSent={left => {
            choice.set(left)
            void readAgain(queryClient, 'listRefunds', 'getTodo')
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
