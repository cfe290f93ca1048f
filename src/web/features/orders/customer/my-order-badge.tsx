import type { Order } from '#contract/orders/schemas.ts'
import { OrderProgress } from '#web/features/orders/order-progress.tsx'
import { ToPayBadge } from '#web/features/orders/to-pay-badge.tsx'

/** Where an order stands for who placed it: one that waits for its payment is not under way. */
export function MyOrderBadge({ order }: { order: Order }) {
  return order.can.pay ? (
    <ToPayBadge />
  ) : (
    <OrderProgress status={order.status} parcels={order.parcels} mode={order.delivery.mode} />
  )
}
