import { pauseWords } from '#contract/french/pause-words.ts'
import { PromiseLine } from '#web/features/delivery/days/promise-line.tsx'
import { ZonePicker } from '#web/features/delivery/days/zone-picker.tsx'
import type { CartVendor } from '#web/features/orders/cart/use-cart-check.ts'

/** Where the visitor is, on which the day depends. */
export const CartZone = () => (
  <div className="mt-4 border-t border-line pt-3">
    <h3 className="text-base">Votre jour de livraison</h3>
    <ZonePicker />
  </div>
)

/** When what one producer sells arrives where the visitor is; while it takes no orders, when it is back. */
export const VendorPromise = ({ vendor: { id, pausedUntil } }: { vendor: CartVendor }) =>
  pauseWords(pausedUntil) || <PromiseLine vendorId={id} />
