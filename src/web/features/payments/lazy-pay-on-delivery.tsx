import type { Order } from '#contract/orders/schemas.ts'
import { LazyComponent } from '#web/ui/lazy-component.tsx'
import { loadWhenIdle } from '#web/ui/load-when-idle.ts'

// Most pay at once, in the window.
const payOnDelivery = loadWhenIdle(() => import('#web/features/orders/customer/pay-on-delivery.tsx'))

/** The other way to pay, beside the payment. */
export const LazyPayOnDelivery = (needs: { order: Order; isWide?: boolean }) => (
  <LazyComponent part={payOnDelivery} needs={needs} />
)
