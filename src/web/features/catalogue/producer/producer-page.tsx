import { useInfiniteQuery } from '@tanstack/react-query'
import { ShoppingBasket } from 'lucide-react'
import { categories, categoryLabels } from '#contract/catalogue/facts.ts'
import type { Producer } from '#contract/catalogue/producers.schemas.ts'
import type { Product } from '#contract/catalogue/schemas.ts'
import { paths } from '#contract/paths.ts'
import type { ProducerReview } from '#contract/reviews/schemas.ts'
import { sentenceOf } from '#web/api/api-failure.ts'
import { useApi } from '#web/api/api-query.ts'
import { ProductCards } from '#web/features/catalogue/cards/product-cards.tsx'
import { ProductGridSkeleton } from '#web/features/catalogue/cards/product-grid.tsx'
import { Breadcrumbs } from '#web/features/catalogue/details/breadcrumbs.tsx'
import { ShareLink } from '#web/features/catalogue/details/share-link.tsx'
import { LoadMore } from '#web/features/catalogue/load-more.tsx'
import { producerTrail } from '#web/features/catalogue/producer/producer-head.ts'
import { Presentation } from '#web/features/catalogue/producer/producer-presentation.tsx'
import {
  producerProductsQuery,
  producerReviewsQuery,
} from '#web/features/catalogue/queries/catalogue-queries.ts'
import { useProductSteps } from '#web/features/catalogue/use-shop-products.ts'
import { ReviewList } from '#web/features/reviews/list/review-list.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { SiteLink } from '#web/ui/site-link.tsx'

type Props = {
  producer: Producer
  origin: string
  /** Start of the product list, from a link to a next page. */
  cursor: string | undefined
}

/** A producer: presentation, products, reviews. */
export function ProducerPage({ producer, origin, cursor }: Props) {
  return (
    <div className="container-page pt-2 pb-12">
      <div className="flex flex-wrap items-center justify-between text-sm max-sm:text-[0.8125rem]">
        <Breadcrumbs trail={producerTrail} here={producer.businessName} />
        <ShareLink
          text={`${producer.businessName}, sur AMIC\u00a0: ${origin}${paths.producer(producer.id)}`}
        />
      </div>
      <Presentation producer={producer} />
      <Products producer={producer} cursor={cursor} />
      <Reviews producer={producer} />
    </div>
  )
}

function Products({ producer, cursor }: Pick<Props, 'producer' | 'cursor'>) {
  const list = useProductSteps(producerProductsQuery(useApi(), producer.id, cursor))
  const { products, isLoading, error, retry } = list
  return (
    <section aria-labelledby="produits" className="mt-4">
      <h2 id="produits" className="mb-3 text-2xl">
        Ses produits
        {producer.productCount > 0 && (
          <span className="nums font-normal text-ink-soft"> ({producer.productCount})</span>
        )}
      </h2>
      {isLoading && !error && <ProductGridSkeleton />}
      {!isLoading && !error && products.length === 0 && (
        <>
          <p className="flex items-center gap-2 text-ink-soft">
            <ShoppingBasket aria-hidden className="size-5 shrink-0" />
            Ce producteur n’a rien en vente pour le moment.
          </p>
          <LinkButton href={paths.shop()} variant="secondary" className="mt-3">
            Voir la boutique
          </LinkButton>
        </>
      )}
      <ByCategory products={products} />
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

/** On wide screens three columns instead of four when that fills the last row better. */
const columnsOf = (count: number) => ((count - 1) % 4 < 2 && count % 3 !== 1 ? 'lg:grid-cols-3!' : '')

/** The products by category, the largest category first; without headings when there is only one. */
function ByCategory({ products }: { products: readonly Product[] }) {
  const groups = categories
    .map(category => ({ category, own: products.filter(product => product.category === category) }))
    .filter(({ own }) => own.length > 0)
    .sort((one, other) => other.own.length - one.own.length)
  if (groups.length < 2) return <ProductCards products={products} isOfOne />
  return groups.map(({ category, own }) => (
    <section key={category} aria-labelledby={category} className="not-first-of-type:mt-8">
      <h3 id={category} className="mb-3 text-xl">
        {categoryLabels[category]}
      </h3>
      <ProductCards products={own} headingLevel={4} isOfOne className={columnsOf(own.length)} />
    </section>
  ))
}

/** The reviewed product; a link while it is on sale. */
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
    <section aria-labelledby="avis" className="mt-12 lg:[&>ul]:grid lg:[&>ul]:grid-cols-2 lg:[&>ul]:gap-x-12">
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
