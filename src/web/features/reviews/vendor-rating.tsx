import { counted } from '#contract/french/counted.ts'
import type { ReviewCounts } from '#contract/reviews/schemas.ts'
import { Card } from '#web/ui/card.tsx'
import { oneDecimal } from '#web/ui/one-decimal.ts'
import { StarRating } from '#web/ui/star-rating.tsx'

/** Average rating, and the number of reviews per number of stars. */
export function VendorRating({ rating, counts }: { rating: string; counts: ReviewCounts }) {
  return (
    <Card as="section" label="Votre note" className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:py-3">
      <div>
        <p className="nums font-display text-4xl leading-none font-bold">{oneDecimal(rating)}</p>
        <StarRating rating={rating} />
        <p className="text-sm text-ink-soft">en moyenne, {counts.all} avis</p>
      </div>
      <ul className="nums grid min-w-0 grow basis-28 grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 text-sm sm:gap-y-1">
        {counts.stars.map(({ stars, count }) => (
          <li key={stars} className="col-span-full grid grid-cols-subgrid items-center">
            <span className="whitespace-nowrap">
              <span className="sr-only">{counted(stars, 'étoile')}&nbsp;: </span>
              <span aria-hidden>{stars}&nbsp;★</span>
            </span>
            <span aria-hidden className="h-2 overflow-hidden rounded-full bg-line">
              <span
                className="block h-full rounded-full bg-mango-500"
                style={{ width: `${(100 * count) / Math.max(1, counts.all)}%` }}
              />
            </span>
            <span className="text-right">{count}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
