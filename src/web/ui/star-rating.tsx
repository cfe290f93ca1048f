import { oneDecimal } from '#web/ui/one-decimal.ts'

type Props = {
  /** From 0 to 5, a decimal: "4.25". */
  rating: string
}

/** Five stars, of which only whole ones are filled: the number beside them is exact. */
export function StarRating({ rating }: Props) {
  return (
    <span
      role="img"
      aria-label={`${oneDecimal(rating)} sur 5`}
      className="stars"
      style={{ backgroundSize: `${Math.floor(Number(rating)) * 20}%` }}
    />
  )
}
