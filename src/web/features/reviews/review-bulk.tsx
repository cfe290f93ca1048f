import { useQueryClient } from '@tanstack/react-query'
import { MAX_REASON_LENGTH } from '#contract/reason-text.ts'
import { HideReviewForm, type ModeratedReview } from '#contract/reviews/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { publicQueries } from '#web/api/public-queries.ts'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { BulkActions } from '#web/ui/on-demand/selection/bulk-actions.tsx'
import { BulkDialog, type BulkWords, NoFields } from '#web/ui/on-demand/selection/bulk-dialog.tsx'
import type { Selection } from '#web/ui/on-demand/selection/use-selection.ts'

const noun = { one: 'avis', many: 'avis' }

const words = {
  hide: {
    noun,
    done: ['masqué', 'masqués'],
    word: 'Masquer',
    pendingWord: 'Enregistrement…',
    title: rows => `Masquer ${rows}\u00a0?`,
    consequence:
      'Ni publics, ni comptés dans les notes. Une seule raison pour tous\u00a0: chaque auteur la lira.',
    isDanger: true,
  },
  show: {
    noun,
    done: ['montré', 'montrés'],
    word: 'Montrer',
    pendingWord: 'Enregistrement…',
    title: rows => `Montrer ${rows}\u00a0?`,
    consequence: 'De nouveau publics, et comptés dans les notes.',
  },
} satisfies Record<string, BulkWords>

type Action = keyof typeof words
const actions = [
  { name: 'hide', word: words.hide.word, variant: 'danger' },
  { name: 'show', word: words.show.word, variant: 'secondary' },
] as const

const isShown = ({ hidden }: ModeratedReview): boolean => !hidden

/** Bulk actions: hides or shows reviews. */
export function ReviewBulk({ selection }: { selection: Selection<ModeratedReview> }) {
  const isOffered = { hide: selection.selected.some(isShown), show: !selection.selected.every(isShown) }
  return (
    <BulkActions selection={selection} noun={noun} actions={actions.filter(({ name }) => isOffered[name])}>
      {(action, close) => <Acting selection={selection} action={action} onClose={close} />}
    </BulkActions>
  )
}

type ActingProps = { selection: Selection<ModeratedReview>; action: Action; onClose: () => void }

function Acting({ selection, action, onClose }: ActingProps) {
  const api = useApi()
  const queryClient = useQueryClient()
  const rows = selection.selected.filter(review => isShown(review) === (action === 'hide'))
  const dialog = {
    rows,
    keyOf: ({ id }: ModeratedReview) => id,
    nameOf: ({ customerName, product }: ModeratedReview) => `${customerName}, sur ${product.name}`,
    words: words[action],
    onSent: (left: readonly ModeratedReview[]) => {
      selection.set(left)
      void invalidateQueries(queryClient, 'listReviewsToModerate', ...publicQueries)
    },
    onClose,
  }
  if (action === 'show') {
    return (
      <BulkDialog
        {...dialog}
        schema={NoFields}
        send={({ id }) => api.moderateReview({ params: { id }, body: { hidden: false } })}
      />
    )
  }
  return (
    <BulkDialog
      {...dialog}
      schema={HideReviewForm}
      send={({ id }, { reason }) => api.moderateReview({ params: { id }, body: { hidden: true, reason } })}
    >
      <TextAreaField name="reason" label="Raison" rows={3} maxLength={MAX_REASON_LENGTH} />
    </BulkDialog>
  )
}
