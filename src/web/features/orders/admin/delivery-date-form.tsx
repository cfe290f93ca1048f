import { useQueryClient } from '@tanstack/react-query'
import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { type AdminOrder, OrderChanges } from '#contract/orders/admin.schemas.ts'
import { dayWords, plannedDays } from '#contract/orders/planned-days.ts'
import { useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { daysOfParcels } from '#web/features/orders/admin/days-of-parcels.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { toast } from '#web/ui/toast.ts'

/** Planned day while the order has no date: "2026-11-27"; undefined when its parcels have several days, or none. */
const dayPlanned = (order: AdminOrder): string | undefined =>
  daysOfParcels(order).length > 1 ? undefined : plannedDays(order.parcels).at(-1)

/** Hint: who set the date, and the effect of clearing the field. */
function dayHint(order: AdminOrder): string | undefined {
  if (daysOfParcels(order).length > 1) return 'Pour toute la commande, à la place des jours de chaque colis.'
  const planned = dayWords(order.parcels)
  if (!planned) return undefined
  return order.deliveryDateSet
    ? `Fixée par l’administration. Videz la date pour revenir au jour des producteurs\u00a0: ${planned}.`
    : 'Fixée par les producteurs.'
}

/** Form for the delivery date of an order; empty removes it, and the planned days of its parcels apply. */
export function DeliveryDateForm({ order }: { order: AdminOrder }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const day = deliveryModeFacts[order.delivery.mode].noun
  const dateSet = order.deliveryDateSet?.slice(0, 10) ?? ''
  const shown = dateSet || (dayPlanned(order) ?? '')
  const form = useForm({
    schema: OrderChanges,
    submit: async ({ deliveryDate }) => {
      const body = { deliveryDate: deliveryDate?.toISOString() ?? null, seen: order.deliveryDateSet }
      const wanted = body.deliveryDate?.slice(0, 10) ?? ''
      // Unchanged: sending midnight would overwrite the actual delivery time, and fix a day that follows the parcels.
      if (wanted === shown || wanted === dateSet) {
        toast({ title: `La date de ${day} n’a pas changé` })
        return
      }
      try {
        await api.changeOrder({ params: { id: order.id }, body })
      } finally {
        await invalidateQueries(queryClient, 'getAdminOrder')
      }
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
        hint={dayHint(order)}
        type="date"
        defaultValue={shown}
      />
      <Button type="submit" variant="secondary" className="min-h-12" pendingWord={form.isPending && 'Envoi…'}>
        Enregistrer la date
      </Button>
    </Form>
  )
}
