import { shortHours } from '#contract/delivery/opening-hours.ts'
import type { PickupPoint } from '#contract/delivery/pickup.schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { useAction } from '#web/api/use-action.ts'
import { OpenOrClosed } from '#web/features/delivery/admin/open-or-closed.tsx'
import { PickupFields } from '#web/features/delivery/admin/pickup-fields.tsx'
import { usePickupForm } from '#web/features/delivery/admin/use-pickup-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { InlineEditRow } from '#web/ui/on-demand/inline-edit-row.tsx'
import { FactsLine } from '#web/ui/signed-in/facts-line.tsx'
import { toast } from '#web/ui/toast.ts'

/** A pickup point in one line, which expands to its form. */
export function PickupRow({ point }: { point: PickupPoint }) {
  const { name, zone, openingHours, isActive } = point
  const hours = shortHours(openingHours)
  return (
    <InlineEditRow
      label={`Modifier ${name}`}
      summary={
        <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-4 sm:grid-cols-[minmax(0,1.6fr)_minmax(0,0.6fr)_minmax(0,1.4fr)]">
          <OpenOrClosed name={name} isOpen={isActive} closedWord="Fermé" />
          <span className="text-sm text-ink-soft">{zone.name !== zone.region && zone.name}</span>
          <span className="text-sm text-ink-soft">
            {hours.length > 0 ? <FactsLine facts={hours} /> : 'Sans horaires'}
          </span>
        </div>
      }
    >
      {close => <PickupForm point={point} onDone={close} />}
    </InlineEditRow>
  )
}

function PickupForm({ point, onDone }: { point: PickupPoint; onDone: () => void }) {
  const { form, ...hours } = usePickupForm(point, onDone)
  return (
    <Form form={form}>
      <p className="mb-4 max-w-2xl text-sm text-ink-soft">
        Les commandes déjà passées gardent le nom et l’adresse d’avant&nbsp;: si le point déménage, prévenez
        leurs clients.
      </p>
      <PickupFields point={point} {...hours} />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button type="submit" pendingWord={form.isPending && 'Enregistrement…'}>
          Enregistrer<span className="sr-only"> {point.name}</span>
        </Button>
        <ActiveButton point={point} />
      </div>
    </Form>
  )
}

function ActiveButton({ point: { id, name, isActive } }: { point: PickupPoint }) {
  const api = useApi()
  const { isPending, run } = useAction({
    run: async () => {
      await api.changePickupPoint({ params: { id }, body: { isActive: !isActive } })
      toast({ title: isActive ? 'Point de retrait fermé' : 'Point de retrait rouvert', description: name })
    },
    failure: 'Erreur lors de la modification',
    refresh: ['listAdminPickupPoints', 'listPickupPoints'],
  })
  return (
    <Button
      variant="quiet"
      className={isActive ? 'text-danger!' : undefined}
      pendingWord={isPending && 'Enregistrement…'}
      onClick={() => void run()}
    >
      {isActive ? 'Fermer' : 'Rouvrir'} le point<span className="sr-only"> {name}</span>
    </Button>
  )
}
