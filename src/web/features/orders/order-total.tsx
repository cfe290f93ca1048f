import { formatFcfa } from '#contract/money.ts'
import { remainingTotal } from '#contract/orders/remaining-parcels.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { Price } from '#web/ui/price.tsx'

/** The total of an order; with cancelled parcels also the original one. */
export function OrderTotal({ order }: { order: Order }) {
  const total = remainingTotal(order)
  return (
    <div className="mt-2 border-t border-line pt-4">
      {total !== order.total && (
        <p className="flex justify-between gap-4 text-ink-soft">
          <span>Commandé, colis annulés compris</span>
          <span className="nums shrink-0">{formatFcfa(order.total)}</span>
        </p>
      )}
      <p className="flex flex-wrap items-baseline justify-end gap-x-4">
        <span className="grow text-lg font-semibold">Total</span>
        <Price amount={total} size="large" isOff={order.status === 'cancelled'} />
      </p>
    </div>
  )
}
