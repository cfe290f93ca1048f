import { useQueryClient } from '@tanstack/react-query'
import { ofName } from '#contract/of-name.ts'
import type { AdminOrder } from '#contract/orders/admin.schemas.ts'
import { hasOnlineMoney } from '#contract/orders/payment-states.ts'
import { useApi } from '#web/api/api-query.ts'
import { toastFailure } from '#web/api/toast-failure.ts'
import { OrderStatusFields, OrderStatusForm } from '#web/features/orders/admin/order-status-form.tsx'
import { refreshOrders } from '#web/features/orders/admin/refresh-orders.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { toast } from '#web/ui/toast.ts'

type Props = { order: AdminOrder; parcel: AdminOrder['parcels'][number]; onClose: () => void }

/** Confirms the cancellation of one parcel, with its consequences. */
export function CancelParcelDialog({ order, parcel, onClose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { businessName } = parcel.vendor
  const form = useForm({
    schema: OrderStatusForm,
    submit: async ({ reason }) => {
      try {
        await api.cancelAdminParcel({ params: { id: parcel.id }, body: { ...(reason && { reason }) } })
      } finally {
        // Also after a refusal: the vendor may have changed it meanwhile.
        void refreshOrders(queryClient)
      }
      toast({ title: 'Colis annulé', description: `${order.number}\u00a0: colis ${ofName(businessName)}` })
    },
    onDone: onClose,
    onFailure: error => toastFailure(error, 'Rien n’a changé. Réessayez.', 'Colis pas annulé'),
  })
  return (
    <Dialog isOpen onClose={onClose} title={`Annuler le colis ${ofName(businessName)}\u00a0?`}>
      <Form form={form} className="grid gap-4">
        <OrderStatusFields consequences={consequencesOf(order, parcel)} />
        <DialogActions
          action="Annuler ce colis"
          variant="danger"
          pendingWord={form.isPending && 'Annulation…'}
          leave="Garder ce colis"
          onLeave={onClose}
        />
      </Form>
    </Dialog>
  )
}

const consequencesOf = (
  { paymentMethod }: Pick<AdminOrder, 'paymentMethod'>,
  parcel: Pick<Props['parcel'], 'paymentStatus'>,
): string[] => [
  'Les autres colis de la commande ne changent pas.',
  'Le stock est rendu au vendeur.',
  ...(hasOnlineMoney(parcel, paymentMethod)
    ? ['Ce que le client a payé pour ce colis s’ajoute à la liste «\u00a0À rembourser\u00a0».']
    : []),
  'Le client et le vendeur sont prévenus.',
]
