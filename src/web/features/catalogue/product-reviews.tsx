import { useInfiniteQuery } from '@tanstack/react-query'
import type { Product, Review } from '#contract/catalogue.ts'
import { sentenceOf } from '#web/api-failure.ts'
import { useApi } from '#web/api-query.ts'
import { reviewsQuery } from '#web/features/catalogue/catalogue-queries.ts'
import { formatDate } from '#web/format-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'
import { StarRating } from '#web/ui/star-rating.tsx'

function ReviewItem({ review }: { review: Review }) {
  return (
    <li className="border-t border-line py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StarRating rating={String(review.rating)} />
        <span className="font-semibold">{review.customerName}</span>
        <time dateTime={review.createdAt} className="text-sm text-ink-soft">
          {formatDate(review.createdAt)}
        </time>
      </div>
      {review.comment && <p className="mt-2 whitespace-pre-line">{review.comment}</p>}
    </li>
  )
}

/** What those who received the product say of it. */
export function ProductReviews({ product }: { product: Product }) {
  const query = useInfiniteQuery(reviewsQuery(useApi(), product.id))
  const reviews = query.data?.pages.flatMap(page => page.items) ?? []
  const total = query.data?.pages[0]?.total ?? product.reviewCount
  return (
    <section aria-labelledby="avis" className="max-w-3xl">
      <h2 id="avis" className="text-2xl">
        Avis des clients{total > 0 && <span className="nums font-normal text-ink-soft"> ({total})</span>}
      </h2>
      {query.isPending && (
        <Loading words="Chargement des avis…">
          <div className="mt-4">
            <SkeletonText />
          </div>
        </Loading>
      )}
      {query.isSuccess && reviews.length === 0 && (
        <p className="mt-3 text-ink-soft">
          Personne n’a encore donné son avis. Après la livraison, le vôtre aidera les autres à choisir.
        </p>
      )}
      <ul className="mt-4">
        {reviews.map(review => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
      {query.isError && (
        <p role="alert" className="mt-3 text-danger">
          {sentenceOf(query.error, 'Les avis n’ont pas pu être chargés.')}
        </p>
      )}
      {(query.hasNextPage || query.isError) && (
        <Button
          variant="secondary"
          pendingWord={query.isFetching && 'Chargement…'}
          onClick={() => void (query.hasNextPage ? query.fetchNextPage() : query.refetch())}
        >
          {query.isError ? 'Réessayer' : 'Voir plus d’avis'}
        </Button>
      )}
    </section>
  )
}
