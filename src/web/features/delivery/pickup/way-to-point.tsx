import { MapPin, Navigation, Phone } from 'lucide-react'
import type { Delivery } from '#contract/delivery/place.schemas.ts'
import type { NamedZone } from '#contract/delivery/schemas.ts'
import { hoursToCome, type PlannedParcel } from '#contract/orders/planned-days.ts'
import { phoneWords } from '#contract/phone-words.ts'
import { cx } from '#web/ui/cx.ts'

type Place = { name: string; address: string; zone: NamedZone | null }
type Point = Place & { phone: string }

/**
 * URL of the directions to a point, in the phone's map application or on the web. It contains the point's address and nothing
 * about the person (https://developers.google.com/maps/documentation/urls/get-started#directions-action).
 */
function directionsAddress({ address, zone }: Place): string {
  const destination = encodeURIComponent([address, ...(zone ? [zone.name] : []), 'Côte d’Ivoire'].join(', '))
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`
}

/** Both ways to a point have one look. */
const linkClass =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-leaf-800 underline underline-offset-2'

/** Link to the directions to a point. */
export const DirectionsLink = ({ place, className = linkClass }: { place: Place; className?: string }) => (
  <a href={directionsAddress(place)} target="_blank" rel="noreferrer" className={className}>
    <Navigation aria-hidden className="size-5 shrink-0 text-leaf-700" />
    <span>
      Itinéraire<span className="sr-only"> vers {place.name}, dans une application de cartes</span>
    </span>
  </a>
)

type LinksProps = {
  point: Point
  /** Shows a word instead of the number on phones, which dial it. */
  isNumberHidden?: boolean
}

/** Links to a point's directions and phone. */
export function PointLinks({ point, isNumberHidden = false }: LinksProps) {
  const { name, phone } = point
  return (
    <span className="relative flex flex-wrap items-center gap-x-6">
      <DirectionsLink place={point} />
      <a href={`tel:${phone}`} className={cx('nums', linkClass)}>
        <Phone aria-hidden className="size-5 shrink-0 text-leaf-700" />
        <span className={isNumberHidden ? 'sm:sr-only' : 'sr-only'}>Appeler</span>
        <span className="sr-only"> {name}&nbsp;: </span>
        <span className={isNumberHidden ? 'max-sm:sr-only' : undefined}>{phoneWords(phone)}</span>
      </a>
    </span>
  )
}

type PlaceProps = {
  delivery: Pick<Delivery, 'pickupPoint' | 'zone' | 'directions'>
  /** The parcels to collect, whose days determine the hours shown. */
  parcels: readonly PlannedParcel[]
  /** Only the name and the links, among other content. */
  isShort?: boolean
}

/** The pickup point of an order: name, directions, hours, map link and phone. */
export function PlaceOfPickup({ delivery, parcels, isShort }: PlaceProps) {
  const { pickupPoint, zone, directions } = delivery
  if (!pickupPoint) return null
  return (
    <>
      <p className="flex items-start gap-2">
        <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-700" />
        <span className="min-w-0">
          <span className="block font-semibold">{pickupPoint.name}</span>
          {!isShort && (
            <>
              <span className="block">{pickupPoint.address}</span>
              <span className="block text-ink-soft">{directions}</span>
              {hoursToCome(pickupPoint.openingHours, parcels, new Date()).map(words => (
                <span key={words} className="nums block first-letter:uppercase">
                  {words}
                </span>
              ))}
            </>
          )}
        </span>
      </p>
      <PointLinks point={{ ...pickupPoint, zone }} isNumberHidden />
    </>
  )
}
