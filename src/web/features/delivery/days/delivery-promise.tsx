import { PromiseLine } from '#web/features/delivery/days/promise-line.tsx'
import { ZonePicker } from '#web/features/delivery/days/zone-picker.tsx'

type Props = {
  vendorId: string
  /** It came since somebody pressed for it, who goes on with the zone. */
  isAsked: boolean | undefined
}

/** The day on which a producer delivers where the visitor is, and where that is. */
export default function DeliveryPromise({ vendorId, isAsked }: Props) {
  return (
    <>
      <PromiseLine vendorId={vendorId} />
      <ZonePicker takesFocus={isAsked} />
    </>
  )
}
