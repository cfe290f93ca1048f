import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useState } from 'react'
import type { Order } from '#contract/orders/schemas.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { ReviewForm } from '#web/features/reviews/review-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { StarRating } from '#web/ui/star-rating.tsx'

/** Below a delivered item: a link to review it, or the customer's rating. */
export default function ItemReview({ item: { productId, product } }: { item: Order['items'][number] }) {
  const { data } = useQuery({
    ...apiQuery(useApi(), 'getMyReview', { params: { id: productId } }),
    // A delivery changes it while the query is inactive.
    refetchOnMount: 'always',
  })
  const [isOpen, setOpen] = useState(false)
  if (data?.review) {
    return (
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        Votre avis&nbsp;: <StarRating rating={String(data.review.rating)} />
      </p>
    )
  }
  if (!data?.mayReview) return null
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="-ml-3"
        aria-label={`Donner mon avis sur ${product.name}`}
        onClick={() => setOpen(true)}
      >
        <Star aria-hidden className="size-4" />
        Donner mon avis
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={`Votre avis sur ${product.name}`}>
        <ReviewForm productId={productId} onWritten={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
