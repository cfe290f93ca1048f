import { useState } from 'react'
import type { StallReviews } from '#contract/filters.ts'
import { paths } from '#contract/paths.ts'
import type { VendorReview } from '#contract/reviews/schemas.ts'
import { AnswerForm } from '#web/features/reviews/answer-form.tsx'
import { ReviewItem } from '#web/features/reviews/list/review-item.tsx'
import { useVendorReviews } from '#web/features/reviews/review-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useFocusOnChange } from '#web/ui/forms/use-focus-on-change.ts'
import { oneDecimal } from '#web/ui/one-decimal.ts'
import { FilterTabs } from '#web/ui/signed-in/filter-tabs.tsx'
import { MessageSquareQuote } from '#web/ui/signed-in/icons.ts'
import { ListSkeleton } from '#web/ui/signed-in/list-skeleton.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { PageLinks } from '#web/ui/signed-in/page-links.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'
import { StarRating } from '#web/ui/star-rating.tsx'

/** What customers say of the vendor's products, and its answers: one to each. */
export function VendorReviews({ state, page }: StallReviews) {
  const query = useVendorReviews({ state, page })
  return (
    <>
      {query.data?.rating !== null && <AnswerTabs state={state} />}
      <Loaded
        query={query}
        waiting={
          <ListSkeleton
            words="Chargement des avis…"
            rows={8}
            columns="lg:grid-cols-2"
            height="h-56 lg:h-46"
            isCounted
          />
        }
        failed="Vos avis n’ont pas pu être affichés"
        empty={<NoReview state={state} />}
      >
        {list => (
          <>
            <div className="mt-1 mb-3 flex items-center justify-between gap-x-4">
              <p role="status" className="text-ink-soft">
                {list.total} avis
              </p>
              {list.rating && <Average rating={list.rating} />}
            </div>
            <ul className="grid items-start gap-3 lg:grid-cols-2">
              {list.items.map(review => (
                <Card as="li" key={review.id} isPadded={false} className="p-4 only:col-span-full sm:px-6">
                  <OneReview review={review} />
                </Card>
              ))}
            </ul>
            <PageLinks list={list} hrefOf={next => paths.vendorReviews({ state, page: next })} />
          </>
        )}
      </Loaded>
    </>
  )
}

const Average = ({ rating }: { rating: string }) => (
  <p className="flex items-center gap-1.5">
    <span className="nums font-bold">{oneDecimal(rating)}</span>
    <StarRating rating={rating} />
    <span className="text-ink-soft">en moyenne</span>
  </p>
)

type ReviewListState = Pick<StallReviews, 'state'>

/** The lists that there are, and what stands in one in which nothing is. */
const lists: readonly (ReviewListState & Record<'label' | 'emptyTitle' | 'emptyWords', string>)[] = [
  {
    state: undefined,
    label: 'Tous',
    emptyTitle: 'Aucun avis pour le moment',
    emptyWords: 'Après la livraison, vos clients peuvent noter vos produits. Leurs avis s’afficheront ici.',
  },
  {
    state: 'unanswered',
    label: 'Sans réponse',
    emptyTitle: 'Aucun avis sans réponse',
    emptyWords: 'Vous avez répondu à tous vos clients.',
  },
  {
    state: 'answered',
    label: 'Avec réponse',
    emptyTitle: 'Aucune réponse pour le moment',
    emptyWords: 'Vos clients lisent vos réponses sous leurs avis.',
  },
]

const AnswerTabs = ({ state: chosen }: ReviewListState) => (
  <FilterTabs
    label="Filtrer les avis"
    tabs={lists.map(({ state, label }) => ({
      href: paths.vendorReviews({ state }),
      label,
      isSelected: state === chosen,
    }))}
  />
)

function NoReview({ state: chosen }: ReviewListState) {
  const list = lists.find(({ state }) => state === chosen)
  return (
    <EmptyState icon={MessageSquareQuote} title={list?.emptyTitle}>
      {list?.emptyWords}
    </EmptyState>
  )
}

function OneReview({ review }: { review: VendorReview }) {
  const [isAnswering, setAnswering] = useState(false)
  const { product, customerName, answer } = review
  const whole = useFocusOnChange([isAnswering, answer !== null].join())
  return (
    <div ref={whole} tabIndex={-1} className="outline-none">
      <h3 className="-mt-1.5 text-lg">
        <SiteLink
          href={paths.product(product.id)}
          isPreloaded={false}
          className="inline-flex min-h-11 items-center hover:underline"
        >
          {product.name}
        </SiteLink>
      </h3>
      <ReviewItem review={review} />
      {!answer && isAnswering && <AnswerForm review={review} onClose={() => setAnswering(false)} />}
      {!answer && !isAnswering && (
        <Button
          variant="secondary"
          size="small"
          className="mt-3"
          aria-label={`Répondre à ${customerName}, sur ${product.name}`}
          onClick={() => setAnswering(true)}
        >
          Répondre
        </Button>
      )}
    </div>
  )
}
