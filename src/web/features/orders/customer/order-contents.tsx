import { counted } from '#contract/french/counted.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { ItemLines } from '#web/features/orders/customer/item-lines.tsx'
import { OrderTimelines } from '#web/features/orders/order-timeline.tsx'
import { FactsLine } from '#web/ui/signed-in/facts-line.tsx'
import { ChevronDown } from '#web/ui/signed-in/icons.ts'
import { formatShortDate, formatShortDay } from '#web/ui/signed-in/short-dates.ts'

type Props = {
  order: Order
  /** The card's title is the arrival day, so the order number is shown here. */
  isDated: boolean
  /** Tracking is shown elsewhere on the card. */
  isTracked: boolean
}

/** Date and number of items; expands to the items and tracking. */
export function OrderContents({ order, isDated, isTracked }: Props) {
  const { items, number, createdAt } = order
  const facts = isDated ? [number, formatShortDay(createdAt)] : [formatShortDate(createdAt)]
  if (items.length === 0) {
    return (
      <div className="mt-2 text-sm text-ink-soft">
        <FactsLine facts={facts} />
        <ItemLines items={items} />
      </div>
    )
  }
  const products = (
    <span className="inline-flex items-center gap-x-1 font-semibold text-leaf-800">
      {counted(items.length, 'produit')}
      {isTracked && <span className="sr-only"> et suivi</span>}
      <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
    </span>
  )
  return (
    <details className="group">
      <summary className="nums relative -mx-2 mt-1 flex min-h-11 list-none items-center rounded-lg px-2 text-[0.8125rem] text-ink-soft -outline-offset-3 sm:text-sm [&::-webkit-details-marker]:hidden">
        <FactsLine facts={[...facts, products]} />
      </summary>
      <ItemLines items={items} />
      {isTracked && (
        <div className="mt-4">
          <OrderTimelines order={order} look="short" />
        </div>
      )}
    </details>
  )
}
