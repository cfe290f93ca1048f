import { useWaitingOrders } from '#web/features/orders/vendor/use-waiting-orders.ts'
import { CountBadge } from '#web/ui/count-badge.tsx'

/** Number of orders to confirm, on the link to them. */
export default function WaitingBadge() {
  return <CountBadge count={useWaitingOrders()} words="en attente" />
}
