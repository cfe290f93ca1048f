import { MapPin, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Zone } from '#contract/delivery/schemas.ts'
import { regions } from '#contract/regions.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { ClosedDaysSection } from '#web/features/delivery/admin/closed-days-section.tsx'
import { HouseRoundsSection } from '#web/features/delivery/admin/house-rounds-section.tsx'
import { PickupSection } from '#web/features/delivery/admin/pickup-section.tsx'
import { NewZoneDialog } from '#web/features/delivery/admin/zone-dialog.tsx'
import { ZoneRow } from '#web/features/delivery/admin/zone-row.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CardsSkeleton } from '#web/ui/spaces/cards-skeleton.tsx'
import { Loaded } from '#web/ui/spaces/loaded.tsx'

/** Where and when AMIC delivers, and where orders are fetched. */
export function DeliveryPage() {
  return (
    <>
      <h1 className="mb-5 text-3xl">Livraison</h1>
      <ZonesSection />
      <PickupSection />
      <HouseRoundsSection />
      <ClosedDaysSection />
    </>
  )
}

function ZonesSection() {
  const query = useAdminQuery('listAdminZones')
  const [isAdding, setAdding] = useState(false)
  return (
    <section aria-labelledby="zones">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="zones" className="text-2xl">
          Zones
        </h2>
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden className="size-5" />
          Nouvelle zone
        </Button>
      </div>
      <p className="mt-2 mb-5 max-w-2xl text-ink-soft">
        Les clients choisissent leur région, puis leur zone, dans l’ordre d’ici. Une zone fermée n’est plus
        proposée ; les commandes en cours y arrivent.
      </p>
      <Loaded
        query={query}
        waiting={<CardsSkeleton words="Chargement des zones…" />}
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
    </section>
  )
}

const ZonesByRegion = ({ zones }: { zones: readonly Zone[] }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
    {regions.map(region => {
      const here = zones.filter(zone => zone.region === region)
      return (
        here.length > 0 && (
          <Card as="section" key={region}>
            <h3 className="text-xl">{region}</h3>
            <ul aria-label={`Zones de la région ${region}`} className="mt-2 grid grid-cols-[minmax(0,1fr)]">
              {here.map((zone, place) => (
                <ZoneRow key={zone.id} zone={zone} before={here[place - 1]} after={here[place + 1]} />
              ))}
            </ul>
          </Card>
        )
      )
    })}
  </div>
)
