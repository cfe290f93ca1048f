import { PromiseLine } from '#web/features/delivery/days/promise-line.tsx'
import type { CartVendor } from '#web/features/orders/cart/use-cart-check.ts'

export { ZonePicker } from '#web/features/delivery/days/zone-picker.tsx'

/** When what one producer sells arrives where the visitor is; nothing while it takes no orders. */
export const VendorPromise = ({ vendor: { id, isPaused } }: { vendor: CartVendor }) =>
  !isPaused && <PromiseLine vendorId={id} />
