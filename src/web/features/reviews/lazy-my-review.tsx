import { CatchBoundary } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

const MyReview = lazy(() => import('#web/features/reviews/my-review.tsx'))

function NotLoaded() {
  return (
    <p role="alert" className="mt-3 text-danger">
      Votre avis n’a pas pu être chargé. Vérifiez votre connexion, puis rechargez la page.
    </p>
  )
}

/** The customer's own review, loaded for signed-in customers only. */
export function LazyMyReview({ productId }: { productId: string }) {
  return (
    <CatchBoundary getResetKey={() => productId} errorComponent={NotLoaded}>
      <Suspense>
        <MyReview productId={productId} />
      </Suspense>
    </CatchBoundary>
  )
}
