import { MapPin } from 'lucide-react'
import { hoursLines } from '#contract/delivery/opening-hours.ts'
import type { PickupPoint } from '#contract/delivery/pickup.schemas.ts'
import { OpeningNow } from '#web/features/delivery/pickup/opening-now.tsx'
import { PointLinks } from '#web/features/delivery/pickup/way-to-point.tsx'
import { Card } from '#web/ui/card.tsx'

/** Card of a pickup point: address, directions and hours. */
export function PickupCard({ point }: { point: PickupPoint }) {
  const { name, zone, address, directions, openingHours } = point
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
      <div className="mt-1">
        <PointLinks point={point} />
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
