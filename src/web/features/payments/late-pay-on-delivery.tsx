import type { Order } from '#contract/orders/schemas.ts'
import { LatePart } from '#web/ui/late-part.tsx'
import { whenAtRest } from '#web/ui/when-at-rest.ts'

// Most pay at once, in the window.
const payOnDelivery = whenAtRest(() => import('#web/features/orders/customer/pay-on-delivery.tsx'))

/** The other way to pay, beside the payment. */
export const LatePayOnDelivery = (needs: { order: Order; isWide?: boolean }) => (
  <LatePart part={payOnDelivery} needs={needs} />
)
