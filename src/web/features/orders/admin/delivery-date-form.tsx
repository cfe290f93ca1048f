import { useQueryClient } from '@tanstack/react-query'
import { type AdminOrder, OrderChanges } from '#contract/orders/admin.schemas.ts'
import { useApi } from '#web/api-query.ts'
import { readAgain } from '#web/read-again.ts'
import { tellFailure } from '#web/tell-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { toast } from '#web/ui/toast.ts'

/** Says when an order will be delivered; an empty field takes the date away. */
export function DeliveryDateForm({ order }: { order: AdminOrder }) {
  const api = useApi()
  const queryClient = useQueryClient()
  const form = useForm({
    schema: OrderChanges,
    submit: async ({ deliveryDate }) => {
      const body = { deliveryDate: deliveryDate?.toISOString() ?? null }
      await api.changeOrder({ params: { id: order.id }, body })
      await readAgain(queryClient, 'getAdminOrder')
      toast({
        title: 'Commande mise à jour',
        description: deliveryDate ? 'La date de livraison est fixée.' : 'La date de livraison est retirée.',
      })
    },
    onFailure: tellFailure('Erreur', 'Erreur lors de la mise à jour'),
  })
  return (
    <Form form={form} className="mt-4 flex flex-wrap items-end gap-3 border-t border-line pt-4">
      <TextField
        name="deliveryDate"
        label="Date de livraison"
        type="date"
        defaultValue={order.deliveryDate?.slice(0, 10) ?? ''}
      />
      <Button
        type="submit"
        variant="secondary"
        className="min-h-12"
        pendingWord={form.isPending && 'Envoi...'}
      >
        Enregistrer
      </Button>
    </Form>
  )
}
