import { Star } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'
import { oneDecimal } from '#web/ui/one-decimal.ts'

const STARS = [1, 2, 3, 4, 5]

type Props = {
  /** From 0 to 5, as the API writes it: "4.25". */
  rating: string
}

/** Five stars, filled up to the whole number below the rating. */
export function StarRating({ rating }: Props) {
  const value = Number(rating)
  return (
    <span role="img" aria-label={`${oneDecimal(rating)} sur 5`} className="inline-flex shrink-0">
      {STARS.map(star => (
        <Star
          key={star}
          aria-hidden
          className={cx(
            'size-4',
            star <= Math.floor(value) ? 'fill-mango-500 text-mango-600' : 'fill-paper-deep text-line-strong',
          )}
        />
      ))}
    </span>
  )
}
