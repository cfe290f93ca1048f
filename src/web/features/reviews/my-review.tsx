import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '#web/api/api-failure.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { HiddenNotice } from '#web/features/reviews/hidden-notice.tsx'
import { ReviewItem } from '#web/features/reviews/list/review-item.tsx'
import { ReviewForm } from '#web/features/reviews/review-form.tsx'
import { Card } from '#web/ui/card.tsx'

/** The customer's own review of a product, or its form once the product was received. */
export default function MyReview({ productId }: { productId: string }) {
  const { data, error } = useQuery({
    ...apiQuery(useApi(), 'getMyReview', { params: { id: productId } }),
    // A delivery changes it while the query is inactive.
    refetchOnMount: 'always',
  })
  // What is shown stays when reading it again fails: it may be a form being filled in.
  if (error && !data) {
    return (
      <p role="alert" className="mt-3 text-danger">
        {sentenceOf(error, 'Votre avis n’a pas pu être chargé.')}
      </p>
    )
  }
  if (data?.review) {
    return (
      <Card className="mt-4">
        <h3 className="mb-2 text-lg">Votre avis</h3>
        <ReviewItem review={data.review} />
        <HiddenNotice reason={data.review.hiddenReason} />
      </Card>
    )
  }
  if (!data?.mayReview) return null
  return (
    <Card className="mt-4">
      <h3 className="mb-3 text-lg">Donner mon avis</h3>
      <ReviewForm productId={productId} />
    </Card>
  )
}
