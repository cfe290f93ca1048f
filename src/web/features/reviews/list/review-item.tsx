import type { ReactNode } from 'react'
import { formatDate } from '#contract/french/dates.ts'
import type { Review } from '#contract/reviews/schemas.ts'
import { StarRating } from '#web/ui/star-rating.tsx'

type Props = {
  review: Review
  /** The reviewed product, where the page does not show it. */
  subject?: ReactNode
}

/** A customer's review, with the producer's answer. */
export function ReviewItem({ review, subject }: Props) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StarRating rating={String(review.rating)} />
        <span className="font-semibold">{review.customerName}</span>
        <time dateTime={review.createdAt} className="text-sm text-ink-soft">
          {formatDate(review.createdAt)}
        </time>
      </div>
      {subject}
      {review.comment && <p className="mt-2 break-words whitespace-pre-line">{review.comment}</p>}
      {review.answer && (
        <div className="mt-3 rounded-field border-l-4 border-leaf-700 bg-leaf-50 p-3">
          <p className="flex flex-wrap items-center gap-x-2 text-sm font-semibold text-leaf-800">
            Réponse du producteur
            <time dateTime={review.answer.createdAt} className="font-normal text-ink-soft">
              {formatDate(review.answer.createdAt)}
            </time>
          </p>
          <p className="mt-1 break-words whitespace-pre-line">{review.answer.text}</p>
        </div>
      )}
    </>
  )
}
