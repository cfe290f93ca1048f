import { StarRating } from '#web/ui/star-rating.tsx'

type Props = { rating: string | null; reviewCount: number }

/** What people thought of a product, or that nobody has said it yet. */
export function ProductRating({ rating, reviewCount }: Props) {
  if (rating === null || reviewCount === 0) {
    return <span className="text-sm text-ink-soft">Pas encore d’avis</span>
  }
  return <StarRating rating={rating} count={reviewCount} />
}
