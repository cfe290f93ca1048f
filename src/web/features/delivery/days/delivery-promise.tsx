import { PromiseLine } from '#web/features/delivery/days/promise-line.tsx'
import { ZonePicker } from '#web/features/delivery/days/zone-picker.tsx'

type Props = {
  vendorId: string
  /** Whether it was loaded by a press, which moves the focus to the zone. */
  isAsked: boolean | undefined
}

/** Next delivery of a producer to the chosen zone, and the choice of the zone. */
export default function DeliveryPromise({ vendorId, isAsked }: Props) {
  return (
    <>
      <PromiseLine vendorId={vendorId} />
      <ZonePicker takesFocus={isAsked} />
    </>
  )
}
