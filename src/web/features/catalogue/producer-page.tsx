import { useInfiniteQuery } from '@tanstack/react-query'
import { MapPin, ShoppingBasket } from 'lucide-react'
import type { Producer } from '#contract/catalogue/producers.schemas.ts'
import { formatDate } from '#contract/french/dates.ts'
import { paths } from '#contract/paths.ts'
import type { ProducerReview } from '#contract/reviews/schemas.ts'
import { sentenceOf } from '#web/api-failure.ts'
import { useApi } from '#web/api-query.ts'
import { ProductCards } from '#web/features/catalogue/cards/product-cards.tsx'
import { ProductGridSkeleton } from '#web/features/catalogue/cards/product-grid.tsx'
import { ProductRating } from '#web/features/catalogue/cards/product-rating.tsx'
import { usePause } from '#web/features/catalogue/cards/use-pause.ts'
import { LoadMore } from '#web/features/catalogue/load-more.tsx'
import { placeOf, producerTrail } from '#web/features/catalogue/producer-head.ts'
import {
  producerProductsQuery,
  producerReviewsQuery,
} from '#web/features/catalogue/queries/catalogue-queries.ts'
import { Breadcrumbs } from '#web/features/catalogue/shown/breadcrumbs.tsx'
import { DeliveryWeekdays } from '#web/features/catalogue/shown/delivery-weekdays.tsx'
import { ShareLink } from '#web/features/catalogue/shown/share-link.tsx'
import { useProductSteps } from '#web/features/catalogue/use-shop-products.ts'
import { LazyHeart } from '#web/features/favourites/lazy-marks.tsx'
import { ReviewList } from '#web/features/reviews/shown/review-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { Store } from '#web/ui/icons.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

type Props = {
  producer: Producer
  origin: string
  /** Where the list of products begins, when one came by the link to a next page. */
  cursor: string | undefined
}

/** One producer: who it is, what it sells, what people say. */
export function ProducerPage({ producer, origin, cursor }: Props) {
  return (
    <div className="container-page pt-2 pb-12">
      <Breadcrumbs trail={producerTrail} here={producer.businessName} />
      <Presentation producer={producer} origin={origin} />
      <Products producer={producer} cursor={cursor} />
      <Reviews producer={producer} />
    </div>
  )
}

function Presentation({ producer, origin }: Pick<Props, 'producer' | 'origin'>) {
  const { id, businessName, description, rating, reviewCount, createdAt } = producer
  const place = placeOf(producer)
  return (
    <header className="relative mt-2 rounded-card bg-mango-50 p-5 ring-1 ring-mango-200 sm:p-8">
      <LazyHeart kind="producers" id={id} name={businessName} className="absolute top-4 right-4" />
      <div className="flex items-start gap-4 pr-12 sm:gap-6">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-mango-400 sm:size-20">
          <Store aria-hidden className="size-7 sm:size-10" />
        </span>
        <div className="grid min-w-0 gap-2">
          <h1 className="text-3xl hyphens-auto sm:text-4xl">{businessName}</h1>
          {place && (
            <p className="flex items-center gap-1.5">
              <MapPin aria-hidden className="size-5 shrink-0 text-ink-soft" />
              {place}
            </p>
          )}
          <p>
            <ProductRating rating={rating} reviewCount={reviewCount} />
          </p>
        </div>
      </div>
      <p className="mt-4 max-w-3xl whitespace-pre-line sm:text-lg">{description || 'Producteur local'}</p>
      <p className="mt-3 flex items-center gap-1.5 font-semibold text-leaf-800 empty:hidden">
        <DeliveryWeekdays vendor={producer} />
      </p>
      <Pause producer={producer} />
      <div className="mt-3 flex flex-wrap items-center gap-x-6">
        <p className="text-ink-soft">Sur AMIC depuis le {formatDate(createdAt)}</p>
        <ShareLink text={`${businessName}, sur AMIC\u00a0: ${origin}${paths.producer(id)}`} />
      </div>
    </header>
  )
}

/** Who pauses says when it is back. */
function Pause({ producer }: Pick<Props, 'producer'>) {
  const words = usePause(producer)
  return words && <p className="mt-3 font-semibold text-orange-700">{words}</p>
}

function Products({ producer, cursor }: Pick<Props, 'producer' | 'cursor'>) {
  const list = useProductSteps(producerProductsQuery(useApi(), producer.id, cursor))
  const { products, isLoading, error, retry } = list
  return (
    <section aria-labelledby="produits" className="mt-10">
      <h2 id="produits" className="mb-4 text-2xl">
        Ses produits
        {producer.productCount > 0 && (
          <span className="nums font-normal text-ink-soft"> ({producer.productCount})</span>
        )}
      </h2>
      {isLoading && !error && <ProductGridSkeleton />}
      {!isLoading && !error && products.length === 0 && (
        <p className="flex items-center gap-2 text-ink-soft">
          <ShoppingBasket aria-hidden className="size-5 shrink-0" />
          Ce producteur n’a rien en vente pour le moment.
        </p>
      )}
      <ProductCards products={products} />
      {error ? (
        <div role="alert" className="mt-4">
          <p className="text-danger">{sentenceOf(error, 'Les produits n’ont pas pu être chargés.')}</p>
          <Button variant="secondary" className="mt-3" onClick={retry}>
            Réessayer
          </Button>
        </div>
      ) : (
        <LoadMore list={list} hrefFrom={from => paths.producer(producer.id, from)} />
      )}
    </section>
  )
}

/** What was reviewed; it can be looked at while it is sold. */
function Subject({ review: { productId, product } }: { review: ProducerReview }) {
  if (!product.isPublic) return <p className="text-sm text-ink-soft">{product.name}</p>
  return (
    <SiteLink
      href={paths.product(productId)}
      isPreloaded={false}
      className="inline-flex min-h-11 items-center text-sm text-ink-soft underline underline-offset-4"
    >
      {product.name}
    </SiteLink>
  )
}

function Reviews({ producer }: Pick<Props, 'producer'>) {
  const query = useInfiniteQuery(producerReviewsQuery(useApi(), producer.id))
  return (
    <section aria-labelledby="avis" className="mt-12 max-w-3xl">
      <h2 id="avis" className="text-2xl">
        Avis des clients
        {producer.reviewCount > 0 && (
          <span className="nums font-normal text-ink-soft"> ({producer.reviewCount})</span>
        )}
      </h2>
      <ReviewList
        query={query}
        empty="Personne n’a encore donné son avis sur les produits de ce producteur."
        subjectOf={review => <Subject review={review} />}
      />
    </section>
  )
}
