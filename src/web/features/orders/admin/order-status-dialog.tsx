import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { OrderStatus } from '#contract/orders/facts.ts'
import { statusWords } from '#contract/orders/mode-words.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { useApi } from '#web/api-query.ts'
import { orderConsequences } from '#web/features/orders/admin/order-consequences.ts'
import { readAgain } from '#web/read-again.ts'
import { tellFailure } from '#web/tell-failure.ts'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/seldom/dialog.tsx'
import { DialogActs } from '#web/ui/seldom/dialog-acts.tsx'
import { toast } from '#web/ui/toast.ts'

const ReasonForm = z.object({ reason: z.optional(z.string().check(z.trim(), z.maxLength(500))) })

type Props = { order: Order; to: OrderStatus; onClose: () => void }

/** Asks before an order gets another status, and says what follows. */
export function OrderStatusDialog({ order, to, onClose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const wordsOf = (status: OrderStatus) => statusWords(status, order.delivery.mode).label
  const form = useForm({
    schema: ReasonForm,
    submit: async ({ reason }) => {
      try {
        await api.setOrderStatus({
          params: { id: order.id },
          body: { status: to, ...(reason && { reason }) },
        })
      } finally {
        // Also after a refusal: somebody else may have changed the order.
        void readAgain(queryClient, 'listAdminOrders', 'getAdminOrder', 'getAdminStats', 'getTodo')
      }
      toast({ title: 'Statut mis à jour', description: `${order.number} : ${wordsOf(to)}` })
      onClose()
    },
    onFailure: tellFailure('Erreur', 'Erreur lors de la mise à jour du statut'),
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Passer ${order.number} à « ${wordsOf(to)} » ?`}
      description={`Elle est maintenant « ${wordsOf(order.status)} ».`}
    >
      <Form form={form} className="grid gap-4">
        <ul className="grid list-disc gap-1 pl-5">
          {orderConsequences(order, to).map(words => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <TextAreaField
          label="Raison"
          name="reason"
          rows={2}
          isOptional
          maxLength={500}
          hint="Elle reste dans l’histoire de la commande, que le client voit."
        />
        <DialogActs
          act="Changer le statut"
          variant={to === 'cancelled' ? 'danger' : 'primary'}
          pendingWord={form.isPending && 'Mise à jour...'}
          leave="Ne rien changer"
          onLeave={onClose}
        />
      </Form>
    </Dialog>
  )
}
