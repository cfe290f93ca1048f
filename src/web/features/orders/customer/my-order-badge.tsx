import type { Order } from '#contract/orders/schemas.ts'
import { OrderProgress } from '#web/features/orders/order-progress.tsx'
import { ToPayBadge } from '#web/features/orders/to-pay-badge.tsx'

/** Status badge for the customer: an order awaiting payment shows that instead. */
export function MyOrderBadge({ order }: { order: Order }) {
  return order.can.pay ? (
    <ToPayBadge />
  ) : (
    <OrderProgress status={order.status} parcels={order.parcels} mode={order.delivery.mode} />
  )
}
