import type { Order } from '#contract/orders/schemas.ts'
import { OrderStatusBadge } from '#web/features/orders/order-status-badge.tsx'
import { ToPayBadge } from '#web/features/orders/to-pay-badge.tsx'

/** Where an order stands for who placed it: one that waits for its payment is not under way. */
export function OwnOrderBadge({ order }: { order: Order }) {
  return order.can.pay ? (
    <ToPayBadge />
  ) : (
    <OrderStatusBadge status={order.status} mode={order.delivery.mode} />
  )
}
