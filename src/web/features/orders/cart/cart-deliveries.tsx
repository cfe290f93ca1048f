import { pauseWords } from '#contract/french/pause-words.ts'
import { PromiseLine } from '#web/features/delivery/days/promise-line.tsx'
import type { CartVendor } from '#web/features/orders/cart/use-cart-check.ts'

export { ZonePicker } from '#web/features/delivery/days/zone-picker.tsx'

/** Next delivery of a producer, or the end of its pause. */
export const VendorPromise = ({ vendor: { id, pausedUntil } }: { vendor: CartVendor }) =>
  pauseWords(pausedUntil) || <PromiseLine vendorId={id} isBrief />
