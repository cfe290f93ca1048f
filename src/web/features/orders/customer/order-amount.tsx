import { moneyOfCancelled } from '#contract/orders/cancelled-words.ts'
import { amountWords } from '#contract/orders/payment-words.ts'
import { remainingTotal } from '#contract/orders/remaining-parcels.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { Price } from '#web/ui/price.tsx'

/**
 * The total of an order and its payment state, of a cancelled one what became of its money; while it awaits online payment, the
 * badge shows that.
 */
export function OrderAmount({ order }: { order: Order }) {
  const words = moneyOfCancelled(order) ?? amountWords(order)
  return (
    <span className="ml-auto flex flex-col items-end text-right max-sm:order-3">
      <Price amount={remainingTotal(order)} isOff={order.status === 'cancelled'} />
      {!order.can.pay && <span className="text-sm text-ink-soft max-sm:text-xs">{words}</span>}
    </span>
  )
}
