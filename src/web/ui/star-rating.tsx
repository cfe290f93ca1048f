import { Star } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'

const STARS = [1, 2, 3, 4, 5]

type Props = {
  /** From 0 to 5, as the API writes it: "4.25". */
  rating: string
  /** Reviews behind it, shown after the stars. */
  count?: number
}

/** Five stars, filled up to the whole number below the rating. */
export function StarRating({ rating, count }: Props) {
  const value = Number(rating)
  const oneDecimal = value.toFixed(1).replace('.', ',')
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5 text-sm">
      <span role="img" aria-label={`${oneDecimal} sur 5`} className="inline-flex">
        {STARS.map(star => (
          <Star
            key={star}
            aria-hidden
            className={cx(
              'size-4',
              star <= Math.floor(value)
                ? 'fill-mango-500 text-mango-600'
                : 'fill-paper-deep text-line-strong',
            )}
          />
        ))}
      </span>
      {count !== undefined && <span className="whitespace-nowrap text-ink-soft">({count} avis)</span>}
    </span>
  )
}
