import { useState } from 'react'
import type { ReviewFilters } from '#contract/filters.ts'
import { paths } from '#contract/paths.ts'
import { FEW_STARS, type ReviewState, reviewStates } from '#contract/reviews/facts.ts'
import type { ModeratedReview } from '#contract/reviews/schemas.ts'
import { HideReviewDialog } from '#web/features/reviews/hide-review-dialog.tsx'
import { ReviewBulk } from '#web/features/reviews/review-bulk.tsx'
import {
  ReviewDetails,
  reviewColumns,
  reviewHeadOf,
  reviewName,
} from '#web/features/reviews/review-columns.tsx'
import { useReviewsToModerate } from '#web/features/reviews/review-queries.ts'
import { parseReviewSearch } from '#web/features/reviews/review-search.ts'
import { useShowReview } from '#web/features/reviews/use-show-review.ts'
import { EmptyRecords } from '#web/ui/on-demand/empty-records.tsx'
import { ListHead } from '#web/ui/on-demand/list-head.tsx'
import { Records } from '#web/ui/on-demand/records.tsx'
import { RecordsSkeleton } from '#web/ui/on-demand/records-skeleton.tsx'
import {
  type ListOf,
  type PageRequest,
  SelectAll,
  SelectRow,
} from '#web/ui/on-demand/selection/select-boxes.tsx'
import { useSelection } from '#web/ui/on-demand/selection/use-selection.ts'
import { countWords } from '#web/ui/signed-in/count-words.ts'
import { MessageSquareQuote, SearchX } from '#web/ui/signed-in/icons.ts'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { PageLinks } from '#web/ui/signed-in/page-links.tsx'
import { type RowAction, RowActions } from '#web/ui/signed-in/row-actions.tsx'

const stateLabels: Record<ReviewState, string> = {
  low: `1–${FEW_STARS} étoiles`,
  shown: 'Visibles',
  hidden: 'Masqués',
}
const stateOptions = reviewStates.map(state => [state, stateLabels[state]] as const)

/** Moderation of all reviews. */
export function ReviewsPage({ filters }: { filters: ReviewFilters }) {
  const { search, state, limit } = filters
  return (
    <>
      <ListHead
        title="Avis"
        about="Masquez un avis injurieux, faux ou hors sujet."
        label="Filtrer les avis"
        searchLabel="Mot, produit ou vendeur"
        placeholder="Mot, produit, vendeur"
        search={search}
        filters={[
          { name: 'state', label: 'État', all: 'Tous les avis', value: state, options: stateOptions },
        ]}
        hrefOf={fields => paths.adminReviews(parseReviewSearch({ ...fields, limit }))}
      />
      <ReviewsToModerate filters={filters} />
    </>
  )
}

function ReviewsToModerate({ filters }: { filters: ReviewFilters }) {
  const query = useReviewsToModerate(filters)
  const [chosen, setChosen] = useState<ModeratedReview>()
  return (
    <>
      <Loaded
        query={query}
        waiting={<RecordsSkeleton words="Chargement des avis…" folded="h-20" table="h-15" />}
        failed="Les avis n’ont pas pu être affichés"
        empty={<Nothing filters={filters} />}
      >
        {list => <ReviewRecords list={list} filters={filters} hide={setChosen} />}
      </Loaded>
      {chosen && <HideReviewDialog review={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

type RecordsProps = {
  list: ListOf<ModeratedReview>
  filters: ReviewFilters
  hide: (review: ModeratedReview) => void
}

/** One page of reviews, with row and bulk actions. */
function ReviewRecords({ list, filters, hide }: RecordsProps) {
  const selection = useSelection(list.items, ({ id }) => id)
  const { show, isPending } = useShowReview()
  const hrefOf = (place: PageRequest) => paths.adminReviews({ ...filters, ...place })
  const actOf = (review: ModeratedReview): RowAction =>
    review.hidden
      ? {
          word: 'Montrer',
          pendingWord: isPending(review) && 'Enregistrement…',
          onPress: () => void show(review),
        }
      : { word: 'Masquer', onPress: () => hide(review) }
  return (
    <>
      <SelectAll selection={selection} list={list} hrefOf={hrefOf}>
        {countWords(list.total, 'avis', 'avis')}
      </SelectAll>
      <Records
        caption="Avis"
        rows={list.items}
        keyOf={({ id }) => id}
        columns={reviewColumns}
        head={reviewHeadOf}
        box={review => <SelectRow selection={selection} row={review} name={reviewName(review)} />}
        details={{ of: review => <ReviewDetails review={review} />, nameOf: reviewName }}
        action={{
          of: review => <RowActions name={reviewName(review)} actions={[actOf(review)]} />,
        }}
      />
      <PageLinks list={list} hrefOf={page => hrefOf({ page })} />
      <ReviewBulk selection={selection} />
    </>
  )
}

function Nothing({ filters: { search, state } }: { filters: ReviewFilters }) {
  const isNarrowed = search !== undefined || state !== undefined
  return (
    <EmptyRecords
      icon={isNarrowed ? SearchX : MessageSquareQuote}
      title="Aucun avis trouvé"
      isNarrowed={isNarrowed}
      hint="Essayez un autre mot, ou regardez tous les avis."
      nothing="Les avis des clients apparaîtront ici."
      href={paths.adminReviews()}
      whole="Voir tous les avis"
    />
  )
}
