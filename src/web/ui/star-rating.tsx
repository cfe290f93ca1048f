import { oneDecimal } from '#web/ui/one-decimal.ts'

type Props = {
  /** From 0 to 5, as the API writes it: "4.25". */
  rating: string
  /** Only whole stars are filled, up to the number below the rating. */
  isWhole?: boolean
}

/** Five stars in one row, filled as far as the rating goes. */
export function StarRating({ rating, isWhole = false }: Props) {
  const filled = isWhole ? Math.floor(Number(rating)) : Number(rating)
  return (
    <span
      role="img"
      aria-label={`${oneDecimal(rating)} sur 5`}
      className="stars"
      style={{ backgroundSize: `${filled * 20}%` }}
    />
  )
}
