import { Smartphone } from 'lucide-react'
import { paymentWords } from '#contract/orders/payment-words.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { OrderStatusBadge } from '#web/features/orders/order-status-badge.tsx'
import { Badge } from '#web/ui/badge.tsx'

/** Where an order stands for who placed it: one that waits for its payment is not under way. */
export function OwnOrderBadge({ order }: { order: Order }) {
  if (!order.can.pay) return <OrderStatusBadge status={order.status} mode={order.delivery.mode} />
  return (
    <Badge tone="warning" icon={Smartphone}>
      {paymentWords(order)}
    </Badge>
  )
}
