import { useQueryClient } from '@tanstack/react-query'
import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { type AdminOrder, OrderChanges } from '#contract/orders/admin.schemas.ts'
import { plannedDays } from '#contract/orders/planned-days.ts'
import { useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { daysOfParcels } from '#web/features/orders/admin/days-of-parcels.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { toast } from '#web/ui/toast.ts'

/** "Prévue le vendredi 27 novembre…": applies while the field is empty. */
function plannedHint(order: AdminOrder): string | undefined {
  const days = daysOfParcels(order)
  if (days.length > 1) return 'Pour toute la commande, à la place des jours de chaque colis.'
  const last = plannedDays(order.parcels).at(-1)
  return last && `Prévue le ${formatWeekday(last)} par les producteurs.`
}

/** Sets the delivery date of an order; empty removes it, and the planned days of its parcels apply. */
export function DeliveryDateForm({ order }: { order: AdminOrder }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const day = deliveryModeFacts[order.delivery.mode].noun
  const dateSet = order.deliveryDateSet?.slice(0, 10) ?? ''
  const form = useForm({
    schema: OrderChanges,
    submit: async ({ deliveryDate }) => {
      const body = { deliveryDate: deliveryDate?.toISOString() ?? null }
      // Unchanged: sending midnight would overwrite the actual time of delivery.
      if ((body.deliveryDate?.slice(0, 10) ?? '') === dateSet) {
        toast({ title: `La date de ${day} n’a pas changé` })
        return
      }
      await api.changeOrder({ params: { id: order.id }, body })
      await invalidateQueries(queryClient, 'getAdminOrder')
      toast({
        title: 'Commande mise à jour',
        description: `La date de ${day} est ${deliveryDate ? 'fixée' : 'retirée'}.`,
      })
    },
    onFailure: 'Erreur lors de la mise à jour',
  })
  return (
    <Form form={form} className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line pt-4">
      <TextField
        name="deliveryDate"
        label={`Date de ${day}`}
        hint={plannedHint(order)}
        type="date"
        defaultValue={dateSet}
      />
      <Button type="submit" variant="secondary" className="min-h-12" pendingWord={form.isPending && 'Envoi…'}>
        Enregistrer la date
      </Button>
    </Form>
  )
}
