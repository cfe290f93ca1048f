import { useNavigate } from '@tanstack/react-router'
import type { StallReviews } from '#contract/filters.ts'
import { counted } from '#contract/french/counted.ts'
import { paths } from '#contract/paths.ts'
import type { ReviewCounts } from '#contract/reviews/schemas.ts'
import { useVendorReviews } from '#web/features/reviews/review-queries.ts'
import { VendorRating } from '#web/features/reviews/vendor-rating.tsx'
import { VendorReviewRow } from '#web/features/reviews/vendor-review-row.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterSelect } from '#web/ui/on-demand/filter-fields.tsx'
import { useUrlValues } from '#web/ui/on-demand/use-url-values.ts'
import { FilterTabs } from '#web/ui/signed-in/filter-tabs.tsx'
import { MessageSquareQuote } from '#web/ui/signed-in/icons.ts'
import { ListSkeleton } from '#web/ui/signed-in/list-skeleton.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { PageLinks } from '#web/ui/signed-in/page-links.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

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
          waiting={<ListShape />}
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

/** The same until it is known who looks. */
export const VendorReviewsSkeleton = ({ state, stars, product }: Filters) => (
  <div className={besideClass}>
    <RatingShape />
    <div className="lg:col-start-2">
      <AnswerTabs filters={{ state, stars, product }} counts={undefined} />
      <ListShape />
    </div>
  </div>
)

/** The rating beside the list. */
const besideClass = 'grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[17rem_minmax(0,1fr)]'

const RatingShape = () => <Skeleton className="h-53 rounded-card max-[22rem]:h-76 lg:h-108" />

const ListShape = () => <ListSkeleton words="Chargement des avis…" rows={8} height="h-28 lg:h-18" />

type Filters = Omit<StallReviews, 'page'>
type ChoicesProps = { filters: Filters; counts: ReviewCounts }

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

/** The lists, with their empty states. */
const lists: readonly (Pick<StallReviews, 'state'> &
  Record<'label' | 'emptyTitle' | 'emptyWords', string>)[] = [
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

type TabsProps = { filters: Filters; counts: ReviewCounts | undefined }

/** Tabs by answer; with counts only when no other filter is active. */
function AnswerTabs({ filters: { state: chosen, stars, product }, counts }: TabsProps) {
  const isWhole = stars === undefined && product === undefined
  const countOf = (state: Filters['state'], { all, unanswered }: ReviewCounts) =>
    state ? { unanswered, answered: all - unanswered }[state] : all
  return (
    <FilterTabs
      label="Filtrer les avis"
      className="mb-2"
      tabs={lists.map(({ state, label }) => ({
        href: paths.vendorReviews({ state, stars, product }),
        label: isWhole && counts ? `${label} (${countOf(state, counts)})` : label,
        isSelected: state === chosen,
      }))}
    />
  )
}

function NoReview({ state: chosen, stars, product }: Filters) {
  if (stars !== undefined || product !== undefined)
    return (
      <EmptyState icon={MessageSquareQuote} title="Aucun avis ne correspond">
        Changez la note ou le produit pour en voir d’autres.
      </EmptyState>
    )
  const list = lists.find(({ state }) => state === chosen)
  return (
    <EmptyState icon={MessageSquareQuote} title={list?.emptyTitle}>
      {list?.emptyWords}
    </EmptyState>
  )
}
