import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Paged } from '#contract/endpoint.ts'
import type { Review } from '#contract/reviews/schemas.ts'
import { sentenceOf } from '#web/api/api-failure.ts'
import { ReviewItem } from '#web/features/reviews/list/review-item.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loading, SkeletonText } from '#web/ui/skeleton.tsx'

type Props<R extends Review> = {
  query: UseInfiniteQueryResult<InfiniteData<Paged<R>>>
  /** Text for an empty list; false for nothing. */
  empty: string | false
  /** Id of a review shown elsewhere on the page; the list then shows no empty state. */
  without?: string | undefined
  subjectOf?: (review: R) => ReactNode
}

/** Reviews, loaded page by page. */
export function ReviewList<R extends Review>({ query, empty, without, subjectOf }: Props<R>) {
  const all = query.data?.pages.flatMap(page => page.items) ?? []
  const reviews = all.filter(({ id }) => id !== without)
  return (
    <>
      {query.isPending && (
        <Loading words="Chargement des avis…">
          <div className="mt-4">
            <SkeletonText />
          </div>
        </Loading>
      )}
      {empty && query.isSuccess && !without && reviews.length === 0 && (
        <p className="mt-3 text-ink-soft">{empty}</p>
      )}
      <ul className="mt-4">
        {reviews.map(review => (
          <li key={review.id} className="border-t border-line py-4">
            <ReviewItem review={review} subject={subjectOf?.(review)} />
          </li>
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
    </>
  )
}
