import { MapPin, Plus } from 'lucide-react'
import { useState } from 'react'
import type { PickupPoint } from '#contract/delivery/pickup.schemas.ts'
import { counted } from '#contract/french/counted.ts'
import { useStaffQuery } from '#web/features/accounts/staff-query.ts'
import { DeliveryPart } from '#web/features/delivery/admin/delivery-part.tsx'
import { openWords } from '#web/features/delivery/admin/open-words.ts'
import { NewPickupDialog } from '#web/features/delivery/admin/pickup-dialog.tsx'
import { PickupRow } from '#web/features/delivery/admin/pickup-row.tsx'
import { RegionHeading, RegionSkeleton } from '#web/features/delivery/admin/region-heading.tsx'
import { groupBy } from '#web/group-by.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'

/** Administration of the pickup points. */
export function PickupSection() {
  const query = useStaffQuery('listAdminPickupPoints')
  const [isAdding, setAdding] = useState(false)
  return (
    <DeliveryPart
      part="points"
      query={query}
      state={points =>
        openWords(
          points.map(({ isActive }) => isActive),
          { one: 'point', none: 'Aucun point', closed: 'fermé' },
        )
      }
      action={
        <Button size="small" onClick={() => setAdding(true)}>
          <Plus aria-hidden className="size-5" />
          Nouveau point
        </Button>
      }
      about="Les producteurs y remettent eux-mêmes les commandes. Un point fermé n’est plus proposé&nbsp;; les commandes en cours y sont encore remises."
    >
      <Loaded
        query={query}
        waiting={<RegionSkeleton words="Chargement des points de retrait…" rows={4} />}
        failed="Les points de retrait n’ont pas pu être affichés"
        empty={
          <EmptyState icon={MapPin} title="Aucun point de retrait">
            Les commandes sont toutes livrées à domicile.
          </EmptyState>
        }
      >
        {points => <PointsByRegion points={points} />}
      </Loaded>
      {isAdding && <NewPickupDialog onClose={() => setAdding(false)} />}
    </DeliveryPart>
  )
}

/** Pickup points by region, as the zones are. */
const PointsByRegion = ({ points }: { points: readonly PickupPoint[] }) => (
  <div className="mt-4 border-t border-line">
    {groupBy(points, ({ zone }) => zone.region).map(([region, here]) => (
      <section key={region}>
        <RegionHeading name={region} about={counted(here.length, 'point')} />
        <ul aria-label={`Points de retrait de la région ${region}`}>
          {here.map(point => (
            <PickupRow key={point.id} point={point} />
          ))}
        </ul>
      </section>
    ))}
  </div>
)
