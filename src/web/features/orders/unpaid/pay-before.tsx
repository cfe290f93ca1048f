import { Clock } from 'lucide-react'
import { formatTime } from '#contract/french/dates.ts'
import type { Order } from '#contract/orders/schemas.ts'

/** « À payer avant 14 h 32 », while an online order awaits its payment. */
export function PayBefore({ order: { payBefore } }: { order: Pick<Order, 'payBefore'> }) {
  if (!payBefore) return null
  return (
    <p className="flex items-center gap-2 font-semibold text-warning">
      <Clock aria-hidden className="size-5 shrink-0" />
      <span>
        À payer avant <time dateTime={payBefore}>{formatTime(payBefore)}</time>
      </span>
    </p>
  )
}
