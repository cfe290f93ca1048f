import { MapPin, Navigation, Phone } from 'lucide-react'
import type { Delivery } from '#contract/delivery/place.schemas.ts'
import type { NamedZone } from '#contract/delivery/schemas.ts'
import { hoursToCome, type PlannedParcel } from '#contract/orders/planned-days.ts'
import { phoneWords } from '#contract/phone-words.ts'

type Point = { name: string; address: string; zone: NamedZone | null; phone: string }

/**
 * The way to a point, in the application that shows maps on a phone, else on its web site. It is told the point’s address and
 * nothing of who asks (https://developers.google.com/maps/documentation/urls/get-started#directions-action).
 */
function directionsAddress({ address, zone }: Point): string {
  const destination = encodeURIComponent([address, ...(zone ? [zone.name] : []), 'Côte d’Ivoire'].join(', '))
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`
}

type LinksProps = {
  point: Point
  /** On a phone, which dials it, its number makes way for a word. */
  isNumberHidden?: boolean
}

/** Leads to a point, and calls it. */
export function PointLinks({ point, isNumberHidden = false }: LinksProps) {
  const { name, phone } = point
  return (
    <span className="relative flex flex-wrap items-center gap-x-6">
      <a
        href={directionsAddress(point)}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf-800 underline underline-offset-2"
      >
        <Navigation aria-hidden className="size-5 shrink-0 text-leaf-700" />
        <span>
          Itinéraire<span className="sr-only"> vers {name}, dans une application de cartes</span>
        </span>
      </a>
      <a
        href={`tel:${phone}`}
        className="nums inline-flex min-h-11 items-center gap-2 underline underline-offset-2"
      >
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
  /** Those that are fetched there: they say on which days it is to be open. */
  parcels: readonly PlannedParcel[]
  /** Among other things: its name alone, and the way there. */
  isShort?: boolean
}

/** Where an order is fetched, for who sets out: the point, how one finds it, its hours, the way there and its telephone. */
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
