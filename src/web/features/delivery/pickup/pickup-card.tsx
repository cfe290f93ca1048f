import { MapPin, Navigation, Phone } from 'lucide-react'
import { hoursLines } from '#contract/delivery/opening-hours.ts'
import type { PickupPoint } from '#contract/delivery/pickup.schemas.ts'
import { phoneWords } from '#contract/phone-words.ts'
import { OpeningNow } from '#web/features/delivery/pickup/opening-now.tsx'
import { Card } from '#web/ui/card.tsx'

/**
 * The way to a point, in the application that shows maps on a phone, else on its web site. It is told the point’s address and
 * nothing of who asks (https://developers.google.com/maps/documentation/urls/get-started#directions-action).
 */
function directionsAddress({ address, zone }: PickupPoint): string {
  const destination = encodeURIComponent(`${address}, ${zone.name}, Côte d’Ivoire`)
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`
}

/** All that one needs to know to go to a point. */
export function PickupCard({ point }: { point: PickupPoint }) {
  const { name, zone, address, directions, phone, openingHours } = point
  return (
    <Card as="article">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 text-xl break-words">{name}</h3>
        <OpeningNow hours={openingHours} />
      </div>
      <p className="mt-3 flex items-start gap-2">
        <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-700" />
        <span className="min-w-0">
          <span className="block font-semibold">
            {address}, {zone.name}
          </span>
          <span className="block text-ink-soft">{directions}</span>
        </span>
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-6">
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
          <span className="sr-only">Appeler {name}&nbsp;: </span>
          {phoneWords(phone)}
        </a>
      </div>
      <Hours hours={openingHours} />
    </Card>
  )
}

function Hours({ hours }: { hours: PickupPoint['openingHours'] }) {
  const lines = hoursLines(hours)
  if (lines.length === 0) return <p className="mt-2 text-ink-soft">Horaires communiqués par téléphone</p>
  return (
    <dl className="mt-2 grid gap-1">
      {lines.map(({ days, hours: words }) => (
        <div key={days} className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-1">
          <dt className="first-letter:uppercase">{days}</dt>
          <dd className="nums font-semibold">{words}</dd>
        </div>
      ))}
    </dl>
  )
}
