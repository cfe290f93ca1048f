import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReviewFilters } from '#contract/filters.ts'
import { paths } from '#contract/paths.ts'
import { type ReviewState, reviewStates } from '#contract/reviews/facts.ts'
import type { ModeratedReview } from '#contract/reviews/schemas.ts'
import { HiddenNotice } from '#web/features/reviews/hidden-notice.tsx'
import { HideReviewDialog } from '#web/features/reviews/hide-review-dialog.tsx'
import { ReviewBulk } from '#web/features/reviews/review-bulk.tsx'
import { useReviewsToModerate } from '#web/features/reviews/review-queries.ts'
import { parseReviewSearch } from '#web/features/reviews/review-search.ts'
import { ShowReviewButton } from '#web/features/reviews/show-review-button.tsx'
import { ReviewItem } from '#web/features/reviews/shown/review-item.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ChooseAll, ChooseOne, chosenClass, type ListOf, type Place } from '#web/ui/seldom/choice/choose.tsx'
import { useChoice } from '#web/ui/seldom/choice/use-choice.ts'
import { countWords } from '#web/ui/spaces/count-words.ts'
import { FilterTabs } from '#web/ui/spaces/filter-tabs.tsx'
import { MessageSquareQuote, SearchX } from '#web/ui/spaces/icons.ts'
import { ListSkeleton } from '#web/ui/spaces/list-skeleton.tsx'
import { Loaded } from '#web/ui/spaces/loaded.tsx'
import { PageLinks } from '#web/ui/spaces/page-links.tsx'
import { rowActClass } from '#web/ui/spaces/row-acts.tsx'
import { SearchBar } from '#web/ui/spaces/search-bar.tsx'

const tabs: readonly { state: ReviewState | undefined; label: string }[] = [
  { state: undefined, label: 'Tous' },
  ...reviewStates.map(state => ({ state, label: state === 'shown' ? 'Visibles' : 'Masqués' })),
]

/** Every review, and the means to hide those that break the rules. */
export function ReviewsPage({ filters }: { filters: ReviewFilters }) {
  const navigate = useNavigate()
  const { search, state, limit } = filters
  return (
    <>
      <h1 className="text-3xl">Avis</h1>
      <p className="mt-2 max-w-2xl text-ink-soft">
        Masquez un avis injurieux, faux ou hors sujet&nbsp;: il n’est plus public et ne compte plus dans les
        notes. Son auteur lit la raison que vous donnez.
      </p>
      <SearchBar
        searchLabel="Mot, produit ou vendeur"
        search={search}
        apply={fields =>
          void navigate({
            to: paths.adminReviews(),
            search: { search: parseReviewSearch(fields).search, state, limit },
          })
        }
      />
      <FilterTabs
        label="Filtrer les avis"
        className="mb-5"
        tabs={tabs.map(tab => ({
          href: paths.adminReviews({ state: tab.state, search, limit }),
          label: tab.label,
          isChosen: tab.state === state,
        }))}
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
        waiting={<ListSkeleton words="Chargement des avis…" rows={3} height="h-32" />}
        failed="Les avis n’ont pas pu être affichés"
        empty={<Nothing filters={filters} />}
      >
        {list => <ReviewCards list={list} filters={filters} hide={setChosen} />}
      </Loaded>
      {chosen && <HideReviewDialog review={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

type CardsProps = {
  list: ListOf<ModeratedReview>
  filters: ReviewFilters
  hide: (review: ModeratedReview) => void
}

/** One page of reviews, hidden or shown one by one or together. */
function ReviewCards({ list, filters, hide }: CardsProps) {
  const choice = useChoice(list.items, ({ id }) => id)
  const hrefOf = (place: Place) => paths.adminReviews({ ...filters, ...place })
  return (
    <>
      <ChooseAll choice={choice} list={list} hrefOf={hrefOf}>
        {countWords(list.total, 'avis', 'avis')}
      </ChooseAll>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {list.items.map(review => (
          <Card as="li" key={review.id} className={cx('flex gap-4', choice.isChosen(review) && chosenClass)}>
            <ChooseOne
              choice={choice}
              row={review}
              name={`l’avis de ${review.customerName} sur ${review.product.name}`}
            />
            <OneReview review={review} onHide={() => hide(review)} />
          </Card>
        ))}
      </ul>
      <PageLinks list={list} hrefOf={page => hrefOf({ page })} />
      <ReviewBulk choice={choice} />
    </>
  )
}

function OneReview({ review, onHide }: { review: ModeratedReview; onHide: () => void }) {
  const { product, vendor, hidden, customerName } = review
  return (
    <div className="min-w-0 grow sm:flex sm:items-start sm:justify-between sm:gap-6">
      <div className="min-w-0">
        <h2 className="text-lg">{product.name}</h2>
        <p className="mb-2 text-sm text-ink-soft">{vendor.businessName}</p>
        <ReviewItem review={review} />
        <HiddenNotice reason={hidden?.reason ?? null} />
      </div>
      <div className="mt-3 shrink-0 sm:mt-0">
        {hidden ? (
          <ShowReviewButton review={review} />
        ) : (
          <Button
            variant="quiet"
            size="small"
            className={cx(rowActClass, 'text-danger!')}
            aria-label={`Masquer l’avis de ${customerName} sur ${product.name}`}
            onClick={onHide}
          >
            Masquer
          </Button>
        )}
      </div>
    </div>
  )
}

function Nothing({ filters: { search } }: { filters: ReviewFilters }) {
  return (
    <EmptyState
      icon={search ? SearchX : MessageSquareQuote}
      title="Aucun avis trouvé"
      {...(search && { actions: <LinkButton href={paths.adminReviews()}>Voir tous les avis</LinkButton> })}
    >
      {search ? 'Essayez un autre mot.' : 'Les avis des clients apparaîtront ici.'}
    </EmptyState>
  )
}
