import { ofName } from '#contract/of-name.ts'
import type { ModeratedReview } from '#contract/reviews/schemas.ts'
import { HiddenNotice } from '#web/features/reviews/hidden-notice.tsx'
import { ReviewItem } from '#web/features/reviews/list/review-item.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { RowHead } from '#web/ui/on-demand/expandable-rows.tsx'
import type { Column } from '#web/ui/signed-in/columns.ts'
import { ShortDate } from '#web/ui/signed-in/short-date.tsx'
import { formatShortDay } from '#web/ui/signed-in/short-dates.ts'
import { TwoLines } from '#web/ui/signed-in/two-lines.tsx'
import { StarRating } from '#web/ui/star-rating.tsx'

/** Accessible name of a review: "l’avis d’Awa K. sur Gombo frais". */
export const reviewName = ({ customerName, product }: ModeratedReview): string =>
  `l’avis ${ofName(customerName)} sur ${product.name}`

/** Columns of a review. */
export const reviewColumns: Column<ModeratedReview>[] = [
  {
    label: 'Produit',
    fit: 'max-w-80',
    cell: ({ product, vendor }) => <TwoLines first={product.name} second={vendor.businessName} />,
  },
  {
    label: 'Avis',
    cell: review => (
      <>
        <span className="flex min-h-6 items-center gap-2">
          <Stars of={review} />
          {review.hidden && <HiddenBadge />}
        </span>
        {review.comment && (
          <span className="line-clamp-2" title={review.comment}>
            {review.comment}
          </span>
        )}
      </>
    ),
  },
  {
    label: 'Client',
    fit: 'max-w-32',
    cell: ({ customerName, createdAt }) => (
      <TwoLines first={customerName} second={<ShortDate at={createdAt} />} />
    ),
  },
]

/** Head of a collapsed row. */
export const reviewHeadOf = (review: ModeratedReview): RowHead => ({
  name: review.product.name,
  aside: review.hidden && <HiddenBadge />,
  fact: (
    <span className="flex items-center gap-1.5">
      <Stars of={review} />· {formatShortDay(review.createdAt)}
    </span>
  ),
  states: (
    <>
      {review.comment && <span className="line-clamp-2 w-full leading-5">{review.comment}</span>}
      <span className="w-full text-sm leading-4.5 text-ink-soft">
        {review.customerName}, chez {review.vendor.businessName}
      </span>
    </>
  ),
})

const Stars = ({ of: { rating } }: { of: ModeratedReview }) => (
  <>
    <StarRating rating={String(rating)} />
    <span aria-hidden className="nums text-sm font-semibold">
      {rating}
    </span>
  </>
)

const HiddenBadge = () => (
  <Badge tone="neutral" isSmall>
    Masqué
  </Badge>
)

/** Full details of a review: text, answer, product and vendor, reason for hiding. */
export function ReviewDetails({ review }: { review: ModeratedReview }) {
  return (
    <div className="max-w-3xl">
      <ReviewItem review={review} />
      <p className="mt-2 text-sm text-ink-soft">Vendu par {review.vendor.businessName}</p>
      <HiddenNotice reason={review.hidden?.reason ?? null} />
    </div>
  )
}
