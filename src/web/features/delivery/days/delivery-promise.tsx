import { PromiseLine } from '#web/features/delivery/days/promise-line.tsx'
import { ZonePicker } from '#web/features/delivery/days/zone-picker.tsx'

/** The day on which a producer delivers where the visitor is, and where that is. It comes once the page is at rest. */
export default function DeliveryPromise({ vendorId }: { vendorId: string }) {
  return (
    <>
      <PromiseLine vendorId={vendorId} />
      <ZonePicker />
    </>
  )
}
