import { useQueryClient } from '@tanstack/react-query'
import type { OrderStatus } from '#contract/orders/facts.ts'
import { statusWords } from '#contract/orders/mode-words.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { orderConsequences } from '#web/features/orders/admin/order-consequences.ts'
import { OrderStatusFields, OrderStatusForm } from '#web/features/orders/admin/order-status-form.tsx'
import { refreshOrders } from '#web/features/orders/admin/refresh-orders.ts'
import { seenParcelsOf } from '#web/features/orders/admin/seen-parcels.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { toast } from '#web/ui/toast.ts'

type Props = { order: Order; to: OrderStatus; onClose: () => void }

/** Confirms a status change, with its consequences. */
export function OrderStatusDialog({ order, to, onClose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const wordsOf = (status: OrderStatus) => statusWords(status, order.delivery.mode).label
  const form = useForm({
    schema: OrderStatusForm,
    submit: async ({ reason }) => {
      try {
        await api.setOrderStatus({
          params: { id: order.id },
          body: { status: to, seenParcels: seenParcelsOf(order), ...(reason && { reason }) },
        })
      } finally {
        // Also after a refusal: the order may have changed meanwhile.
        void refreshOrders(queryClient)
      }
      toast({ title: 'Statut mis à jour', description: `${order.number}\u00a0: ${wordsOf(to)}` })
    },
    onDone: onClose,
    onFailure: 'Erreur lors de la mise à jour du statut',
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Passer ${order.number} à «\u00a0${wordsOf(to)}\u00a0»\u00a0?`}
      description={`Elle est maintenant «\u00a0${wordsOf(order.status)}\u00a0».`}
    >
      <Form form={form} className="grid gap-4">
        <OrderStatusFields consequences={orderConsequences(order, to)} />
        <DialogActions
          action="Changer le statut"
          variant={to === 'cancelled' ? 'danger' : 'primary'}
          pendingWord={form.isPending && 'Mise à jour…'}
          leave="Ne rien changer"
          onLeave={onClose}
        />
      </Form>
    </Dialog>
  )
}
