import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Product } from '#contract/catalogue/schemas.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { useCustomer } from '#web/features/accounts/session.ts'
import { reviewsQuery } from '#web/features/catalogue/queries/catalogue-queries.ts'
import { LazyMyReview } from '#web/features/reviews/lazy-my-review.tsx'
import { ReviewList } from '#web/features/reviews/list/review-list.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

/** Reviews of the product. */
export function ProductReviews({ product }: { product: Product }) {
  const api = useApi()
  const query = useInfiniteQuery(reviewsQuery(api, product.id))
  // The server renders for anonymous visitors, and the session may be known before this part is hydrated.
  const isHydrated = useIsHydrated()
  const isSignedIn = useCustomer().status === 'signed-in'
  // Fetched by the card of the visitor's own review.
  const { data: own } = useQuery({
    ...apiQuery(api, 'getMyReview', { params: { id: product.id } }),
    enabled: false,
  })
  const total = query.data?.pages[0]?.total ?? product.reviewCount
  return (
    <section aria-labelledby="avis" className="max-w-3xl">
      <h2 id="avis" className="text-2xl">
        Avis des clients{total > 0 && <span className="nums font-normal text-ink-soft"> ({total})</span>}
      </h2>
      {isHydrated && isSignedIn && <LazyMyReview productId={product.id} />}
      <ReviewList
        query={query}
        without={own?.review?.id}
        // The form shows that there are none.
        empty={
          !own?.mayReview &&
          'Personne n’a encore donné son avis. Après la livraison, le vôtre aidera les autres à choisir.'
        }
      />
    </section>
  )
}
