import { oneDecimal } from '#web/ui/one-decimal.ts'
import { StarRating } from '#web/ui/star-rating.tsx'

type Props = {
  rating: string | null
  reviewCount: number
  /** On a card: short, and nothing without reviews. */
  isShort?: boolean
}

/** The rating of a product or producer, or that there are no reviews. */
export function ProductRating({ rating, reviewCount, isShort = false }: Props) {
  if (rating === null || reviewCount === 0) {
    return !isShort && <span className="text-sm text-ink-soft">Pas encore d’avis</span>
  }
  return (
    <span className="flex flex-wrap items-center gap-x-1.5">
      <span className="nums font-bold">{oneDecimal(rating)}</span>
      <StarRating rating={rating} />
      <span className="whitespace-nowrap text-ink-soft">
        {isShort ? `(${reviewCount})` : `(${reviewCount} avis)`}
        {isShort && <span className="sr-only">&nbsp;avis</span>}
      </span>
    </span>
  )
}
