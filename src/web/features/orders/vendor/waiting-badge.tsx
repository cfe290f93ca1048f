import { useWaitingOrders } from '#web/features/orders/vendor/use-waiting-orders.ts'
import { CountBadge } from '#web/ui/count-badge.tsx'

/** How many orders wait for the vendor's word, on the link that leads to them. */
export default function WaitingBadge() {
  return <CountBadge count={useWaitingOrders()} words="en attente" />
}
