import type { Order } from '#contract/orders/schemas.ts'
import { LazyComponent } from '#web/ui/lazy-component.tsx'
import { loadWhenIdle } from '#web/ui/load-when-idle.ts'

// Rarely needed: most customers pay immediately in the modal.
const payOnDelivery = loadWhenIdle(() => import('#web/features/orders/customer/pay-on-delivery.tsx'))

/** Offers to pay on delivery instead. */
export const LazyPayOnDelivery = (needs: { order: Order; isWide?: boolean }) => (
  <LazyComponent part={payOnDelivery} needs={needs} />
)
