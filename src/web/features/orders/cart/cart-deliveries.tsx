import { PromiseLine } from '#web/features/delivery/days/promise-line.tsx'
import { ZonePicker } from '#web/features/delivery/days/zone-picker.tsx'
import type { CartVendor } from '#web/features/orders/cart/use-cart-check.ts'

/** When what is in the cart arrives where the visitor is, producer by producer: those that take orders now. */
export default function CartDeliveries({ vendors }: { vendors: readonly CartVendor[] }) {
  const delivering = vendors.filter(({ isPaused }) => !isPaused)
  if (delivering.length === 0) return null
  return (
    <div className="mt-4 border-t border-line pt-4">
      <ul className="grid gap-2">
        {delivering.map(({ id, businessName }) => (
          <li key={id}>
            {vendors.length > 1 && <span className="block text-sm text-ink-soft">{businessName}</span>}
            <span className="font-semibold text-leaf-800">
              <PromiseLine vendorId={id} />
            </span>
          </li>
        ))}
      </ul>
      <ZonePicker />
    </div>
  )
}
