import { useQueryClient } from '@tanstack/react-query'
import { MapPin, Plus } from 'lucide-react'
import { useState } from 'react'
import { hoursLines } from '#contract/delivery/opening-hours.ts'
import type { PickupPoint } from '#contract/delivery/pickup.schemas.ts'
import { useApi } from '#web/api-query.ts'
import { internationalNumber } from '#web/features/accounts/ivorian-phone.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { PickupDialog } from '#web/features/delivery/admin/pickup-dialog.tsx'
import { IconButton } from '#web/features/stall/ordered-picture.tsx'
import { readAgain } from '#web/read-again.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CardsSkeleton } from '#web/ui/spaces/cards-skeleton.tsx'
import { Pencil } from '#web/ui/spaces/icons.ts'
import { Loaded } from '#web/ui/spaces/loaded.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAct } from '#web/use-act.ts'

/** Where customers may fetch their orders. */
export function PickupSection() {
  const query = useAdminQuery('listAdminPickupPoints')
  const [isAdding, setAdding] = useState(false)
  return (
    <section aria-labelledby="points" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="points" className="text-2xl">
          Points de retrait
        </h2>
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden className="size-5" />
          Nouveau point
        </Button>
      </div>
      <p className="mt-2 mb-5 max-w-2xl text-ink-soft">
        Les producteurs y remettent eux-mêmes les commandes. Un point fermé n’est plus proposé ; les commandes
        en cours y sont encore remises.
      </p>
      <Loaded
        query={query}
        waiting={<CardsSkeleton words="Chargement des points de retrait…" />}
        failed="Impossible de charger les points de retrait"
        empty={
          <EmptyState icon={MapPin} title="Aucun point de retrait">
            Les commandes sont toutes livrées à domicile.
          </EmptyState>
        }
      >
        {points => (
          <ul
            aria-label="Points de retrait"
            className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2"
          >
            {points.map(point => (
              <li key={point.id}>
                <KeptPoint point={point} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {isAdding && <PickupDialog point={undefined} onClose={() => setAdding(false)} />}
    </section>
  )
}

function KeptPoint({ point }: { point: PickupPoint }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const [isEditing, setEditing] = useState(false)
  const { isPending, run } = useAct('Erreur lors de la modification', () =>
    readAgain(queryClient, 'listAdminPickupPoints', 'listPickupPoints'),
  )
  const { id, name, zone, address, phone, openingHours, isActive } = point
  const setActive = async () => {
    if (!(await run(() => api.changePickupPoint({ params: { id }, body: { isActive: !isActive } })))) return
    toast({ title: isActive ? 'Point de retrait fermé' : 'Point de retrait rouvert', description: name })
  }
  return (
    <Card as="article">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="text-xl break-words">{name}</h3>
          <p className="text-ink-soft">
            {zone.name === zone.region ? zone.name : `${zone.name}, ${zone.region}`}
          </p>
        </div>
        {!isActive && <Badge tone="neutral">Fermé</Badge>}
      </div>
      <p className="mt-2">{address}</p>
      <p className="nums">{internationalNumber(phone)}</p>
      <p className="text-sm text-ink-soft">
        {hoursLines(openingHours)
          .map(({ days, hours }) => `${days} : ${hours}`)
          .join(' ; ') || 'Sans horaires'}
      </p>
      <div className="mt-2 -mb-2 -ml-3 flex items-center">
        <IconButton icon={Pencil} label={`Modifier ${name}`} onClick={() => setEditing(true)} />
        <Button
          size="small"
          variant="quiet"
          className={isActive ? 'text-danger!' : undefined}
          pendingWord={isPending && '…'}
          onClick={() => void setActive()}
        >
          {isActive ? 'Fermer' : 'Rouvrir'}
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
      {isEditing && <PickupDialog point={point} onClose={() => setEditing(false)} />}
    </Card>
  )
}
