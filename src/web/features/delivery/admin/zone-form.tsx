import { useQueryClient } from '@tanstack/react-query'
import { type Zone, ZoneChanges } from '#contract/delivery/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { useAction } from '#web/api/use-action.ts'
import { invalidateZones } from '#web/features/delivery/admin/invalidate-zones.ts'
import { ZoneNameField } from '#web/features/delivery/admin/zone-name-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { toast } from '#web/ui/toast.ts'

type Props = {
  zone: Zone
  /** All zones of its region, in order. */
  ofRegion: readonly Zone[]
  onDone: () => void
}

/** Renames a zone, moves it within its region, closes or reopens it. */
export function ZoneForm({ zone, ofRegion, onDone }: Props) {
  const { id, name } = zone
  const api = useApi()
  const queryClient = useQueryClient()
  const form = useForm({
    schema: ZoneChanges,
    complete: ({ position, ...fields }) => ({
      ...fields,
      ...(position !== undefined && { position: Number(position) }),
    }),
    submit: async body => {
      const changed = await api.changeZone({ params: { id }, body })
      void invalidateZones(queryClient)
      toast({ title: 'Zone modifiée', description: changed.name })
    },
    onDone,
    onFailure: 'Erreur lors de la modification',
  })
  return (
    <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-4 sm:grid-cols-2">
        <ZoneNameField name={name} hint="Les commandes déjà passées montrent aussi le nouveau nom." />
        {ofRegion.length > 1 && (
          <SelectField
            name="position"
            label="Place"
            hint={`Parmi les zones de la région ${zone.region}, que lisent les clients.`}
            defaultValue={String(zone.position)}
            options={placesOf(zone, ofRegion)}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pendingWord={form.isPending && 'Enregistrement…'}>
          Enregistrer<span className="sr-only"> {name}</span>
        </Button>
        <ServingButton zone={zone} />
      </div>
    </Form>
  )
}

/** Possible positions of a zone in its region, labelled by the preceding zone. */
function placesOf(zone: Zone, ofRegion: readonly Zone[]) {
  const others = ofRegion.filter(({ id }) => id !== zone.id)
  return ofRegion.map(({ position }, place) => {
    const before = others[place - 1]
    return [String(position), before ? `Après ${before.name}` : 'En premier'] as const
  })
}

function ServingButton({ zone: { id, name, isServed } }: Pick<Props, 'zone'>) {
  const api = useApi()
  const { isPending, run } = useAction({
    run: async () => {
      await api.changeZone({ params: { id }, body: { isServed: !isServed } })
      toast({ title: isServed ? 'Zone fermée' : 'Zone rouverte', description: name })
    },
    failure: 'Erreur lors de la modification',
    refresh: invalidateZones,
  })
  return (
    <Button
      variant="quiet"
      className={isServed ? 'text-danger!' : undefined}
      pendingWord={isPending && 'Enregistrement…'}
      onClick={() => void run()}
    >
      {isServed ? 'Fermer' : 'Rouvrir'} la zone<span className="sr-only"> {name}</span>
    </Button>
  )
}
