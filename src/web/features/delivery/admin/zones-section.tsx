import { MapPin, Plus } from 'lucide-react'
import { useState } from 'react'
import { goesTo } from '#contract/delivery/goes-to.ts'
import type { Zone } from '#contract/delivery/schemas.ts'
import { counted } from '#contract/french/counted.ts'
import { formatRoundDays } from '#contract/french/weekdays.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { DeliveryPart } from '#web/features/delivery/admin/delivery-part.tsx'
import { openWords } from '#web/features/delivery/admin/open-words.ts'
import { RegionHeading, RegionSkeleton } from '#web/features/delivery/admin/region-heading.tsx'
import { NewZoneDialog } from '#web/features/delivery/admin/zone-dialog.tsx'
import { ZoneRow } from '#web/features/delivery/admin/zone-row.tsx'
import { smallRegionsName, zonesByRegion } from '#web/features/delivery/zones-by-region.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'

/** Administration of the delivery zones. */
export function ZonesSection() {
  const query = useStaffQuery('listAdminZones')
  const [isAdding, setAdding] = useState(false)
  return (
    <DeliveryPart
      part="zones"
      query={query}
      state={zones =>
        openWords(
          zones.map(({ isServed }) => isServed),
          { one: 'zone', none: 'Aucune zone', closed: 'fermée' },
        )
      }
      action={
        <Button size="small" onClick={() => setAdding(true)}>
          <Plus aria-hidden className="size-5" />
          Nouvelle zone
        </Button>
      }
      about="Les clients choisissent leur région, puis leur zone, dans cet ordre. Une zone fermée n’est plus proposée&nbsp;; ses commandes en cours sont livrées. Les jours affichés sont les jours par défaut."
    >
      <Loaded
        query={query}
        waiting={<RegionSkeleton words="Chargement des zones…" rows={11} />}
        failed="Les zones n’ont pas pu être affichées"
        empty={
          <EmptyState icon={MapPin} title="Aucune zone">
            Sans zone, aucune commande ne peut être livrée.
          </EmptyState>
        }
      >
        {zones => <ZonesByRegion zones={zones} />}
      </Loaded>
      {isAdding && <NewZoneDialog onClose={() => setAdding(false)} />}
    </DeliveryPart>
  )
}

/** Regions of several zones, each with a heading; then together those of one zone. */
function ZonesByRegion({ zones }: { zones: readonly Zone[] }) {
  const { large, small } = zonesByRegion(zones)
  return (
    <div className="mt-4 border-t border-line">
      {large.map(({ region, here }) => (
        <ZoneGroup key={region} name={region} byRegion={[here]} />
      ))}
      {small.length > 0 && (
        <ZoneGroup name={smallRegionsName(large.length > 0)} byRegion={small.map(({ here }) => here)} />
      )}
    </div>
  )
}

/** Several columns where space allows: the rows are many and short. */
const zoneColumns = 'sm:grid sm:grid-cols-2 xl:grid-cols-3'

type GroupProps = { name: string; byRegion: readonly (readonly Zone[])[] }

/** Zones below one heading, which has the days of the rounds that serve them all. */
function ZoneGroup({ name, byRegion }: GroupProps) {
  const { data: rounds = [] } = useStaffQuery('listHouseRounds')
  const { data: points = [] } = useStaffQuery('listAdminPickupPoints')
  const daysOf = ({ id }: Zone) => formatRoundDays(rounds.filter(round => goesTo(round, id)))
  const zones = byRegion.flat()
  const [days = '', ...others] = new Set(zones.map(daysOf))
  const shared = others.length === 0 ? days : ''
  return (
    <section>
      <RegionHeading
        name={name}
        about={[counted(zones.length, 'zone'), shared].filter(Boolean).join(' · ')}
      />
      <div
        className={cx('max-sm:divide-y max-sm:divide-line', byRegion.length > 1 && `-mb-px ${zoneColumns}`)}
      >
        {byRegion.map(here => (
          <ul
            key={here[0]?.region}
            aria-label={`Zones de la région ${here[0]?.region}`}
            className={
              here.length > 1
                ? zoneColumns
                : 'has-aria-expanded:col-span-full sm:grid sm:grid-cols-1 sm:border-b sm:border-line'
            }
          >
            {here.map(zone => (
              <ZoneRow
                key={zone.id}
                zone={zone}
                ofRegion={here}
                days={shared ? undefined : daysOf(zone)}
                pointCount={points.filter(point => point.isActive && point.zone.id === zone.id).length}
              />
            ))}
          </ul>
        ))}
      </div>
    </section>
  )
}
