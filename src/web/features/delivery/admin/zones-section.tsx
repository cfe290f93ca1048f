import { MapPin, Plus } from 'lucide-react'
import { useState } from 'react'
import { goesTo } from '#contract/delivery/goes-to.ts'
import type { Zone } from '#contract/delivery/schemas.ts'
import { counted } from '#contract/french/counted.ts'
import { formatRoundDays } from '#contract/french/weekdays.ts'
import { regions } from '#contract/regions.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { DeliveryPart } from '#web/features/delivery/admin/delivery-part.tsx'
import { NewZoneDialog } from '#web/features/delivery/admin/zone-dialog.tsx'
import { ZoneRow } from '#web/features/delivery/admin/zone-row.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListSkeleton } from '#web/ui/spaces/list-skeleton.tsx'
import { Loaded } from '#web/ui/spaces/loaded.tsx'

/** Where AMIC delivers. */
export function ZonesSection() {
  const query = useAdminQuery('listAdminZones')
  const [isAdding, setAdding] = useState(false)
  return (
    <DeliveryPart
      part="zones"
      act={
        <Button size="small" onClick={() => setAdding(true)}>
          <Plus aria-hidden className="size-5" />
          Nouvelle zone
        </Button>
      }
      about="Les clients choisissent leur région, puis leur zone, dans l’ordre d’ici. Une zone fermée n’est plus proposée ; les commandes en cours y arrivent. Les jours sont ceux des tournées de la maison."
    >
      <Loaded
        query={query}
        waiting={<ListSkeleton words="Chargement des zones…" />}
        failed="Impossible de charger les zones"
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

/** Regions of several zones first, each under its name; then those whose only zone says it all. */
function ZonesByRegion({ zones }: { zones: readonly Zone[] }) {
  const known = regions.map(region => ({ region, here: zones.filter(zone => zone.region === region) }))
  const large = known.filter(({ here }) => here.length > 1)
  const small = known.filter(({ here }) => here.length === 1)
  return (
    <Card isPadded={false} className="overflow-hidden">
      {large.map(({ region, here }) => (
        <section key={region}>
          <RegionHeading name={region} count={here.length} />
          <ZoneList region={region} zones={here} />
        </section>
      ))}
      {small.length > 0 && (
        <section>
          <RegionHeading name={large.length > 0 ? 'Autres régions' : 'Régions'} count={small.length} />
          <div className="divide-y divide-line">
            {small.map(({ region, here }) => (
              <ZoneList key={region} region={region} zones={here} />
            ))}
          </div>
        </section>
      )}
    </Card>
  )
}

const RegionHeading = ({ name, count }: { name: string; count: number }) => (
  <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line bg-paper-deep px-4 py-2 text-base sm:px-6">
    {name}
    <span className="font-sans text-sm font-normal text-ink-soft">{counted(count, 'zone')}</span>
  </h3>
)

function ZoneList({ region, zones }: { region: string; zones: readonly Zone[] }) {
  const { data: rounds = [] } = useAdminQuery('listHouseRounds')
  const { data: points = [] } = useAdminQuery('listAdminPickupPoints')
  return (
    <ul aria-label={`Zones de la région ${region}`}>
      {zones.map(zone => (
        <ZoneRow
          key={zone.id}
          zone={zone}
          ofRegion={zones}
          days={formatRoundDays(rounds.filter(round => goesTo(round, zone.id)))}
          pointCount={points.filter(point => point.isActive && point.zone.id === zone.id).length}
        />
      ))}
    </ul>
  )
}
