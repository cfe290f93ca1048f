import { useNavigate } from '@tanstack/react-router'
import type { StallReviews } from '#contract/filters.ts'
import { counted } from '#contract/french/counted.ts'
import { paths } from '#contract/paths.ts'
import type { AnswerState } from '#contract/reviews/facts.ts'
import type { ReviewCounts } from '#contract/reviews/schemas.ts'
import { AnswerTabs, type ReviewFilters } from '#web/features/reviews/answer-tabs.tsx'
import { useVendorReviews } from '#web/features/reviews/review-queries.ts'
import { VendorRating } from '#web/features/reviews/vendor-rating.tsx'
import { VendorReviewRow } from '#web/features/reviews/vendor-review-row.tsx'
import { besideClass, RatingShape, ReviewsShape } from '#web/features/reviews/vendor-reviews-skeleton.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterSelect } from '#web/ui/on-demand/filter-fields.tsx'
import { useUrlValues } from '#web/ui/on-demand/use-url-values.ts'
import { MessageSquareQuote } from '#web/ui/signed-in/icons.ts'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { PageLinks } from '#web/ui/signed-in/page-links.tsx'

/** Reviews of the vendor's products, each with its answer or an answer form. */
export function VendorReviews({ state, stars, product, page }: StallReviews) {
  const filters = { state, stars, product }
  const query = useVendorReviews({ ...filters, page })
  const list = query.data
  const hasAny = list?.rating !== null
  return (
    <div className={cx(hasAny && besideClass)}>
      {query.isPending && <RatingShape />}
      {list?.rating && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <VendorRating rating={list.rating} counts={list.counts} />
          <ReviewChoices filters={filters} counts={list.counts} />
        </div>
      )}
      <div className="lg:col-start-2">
        {hasAny && <AnswerTabs filters={filters} counts={list?.counts} />}
        <Loaded
          query={query}
          waiting={<ReviewsShape />}
          failed="Vos avis n’ont pas pu être affichés"
          empty={<NoReview {...filters} />}
        >
          {shown => (
            <>
              <Card
                as="ul"
                isPadded={false}
                className="divide-y divide-line max-sm:-mx-4 max-sm:rounded-none"
              >
                {shown.items.map(review => (
                  <li key={review.id}>
                    <VendorReviewRow review={review} />
                  </li>
                ))}
              </Card>
              <PageLinks list={shown} hrefOf={next => paths.vendorReviews({ ...filters, page: next })} />
            </>
          )}
        </Loaded>
      </div>
    </div>
  )
}

type ChoicesProps = { filters: ReviewFilters; counts: ReviewCounts }

/** Filters: number of stars, product. */
function ReviewChoices({ filters, counts }: ChoicesProps) {
  const { state, stars, product } = filters
  const navigate = useNavigate()
  const starsValue = stars?.toString()
  const form = useUrlValues({ stars: starsValue ?? '', product: product ?? '' })
  const apply = (from: HTMLFormElement) => {
    const { stars: wanted, product: ofWhich } = Object.fromEntries(new FormData(from))
    void navigate({
      href: paths.vendorReviews({
        state,
        stars: Number(wanted) || undefined,
        product: String(ofWhich) || undefined,
      }),
      replace: true,
      resetScroll: false,
    })
  }
  return (
    <form ref={form} className="grid grid-cols-2 gap-3 lg:grid-cols-1">
      <FilterSelect
        name="stars"
        label="Note"
        all="Toutes"
        value={starsValue}
        options={counts.stars.map(each => [
          String(each.stars),
          `${counted(each.stars, 'étoile')} (${each.count})`,
        ])}
        apply={apply}
      />
      <FilterSelect
        name="product"
        label="Produit"
        all="Tous"
        value={product}
        options={counts.products.map(({ id, name, count }) => [id, `${name} (${count})`])}
        className="min-w-0"
        apply={apply}
      />
    </form>
  )
}

/** What each list says without a review. */
const emptyOf: Record<AnswerState | 'all', Record<'title' | 'words', string>> = {
  all: {
    title: 'Aucun avis pour le moment',
    words: 'Après la livraison, vos clients peuvent noter vos produits. Leurs avis s’afficheront ici.',
  },
  unanswered: { title: 'Aucun avis sans réponse', words: 'Vous avez répondu à tous vos clients.' },
  answered: {
    title: 'Aucune réponse pour le moment',
    words: 'Vos clients lisent vos réponses sous leurs avis.',
  },
}

function NoReview({ state: chosen, stars, product }: ReviewFilters) {
  if (stars !== undefined || product !== undefined)
    return (
      <EmptyState icon={MessageSquareQuote} title="Aucun avis ne correspond">
        Changez la note ou le produit pour en voir d’autres.
      </EmptyState>
    )
  const { title, words } = emptyOf[chosen ?? 'all']
  return (
    <EmptyState icon={MessageSquareQuote} title={title}>
      {words}
    </EmptyState>
  )
}
