import * as z from 'zod/mini'
import type { Order } from '#contract/orders/schemas.ts'
import { MAX_REASON_LENGTH, reasonText } from '#contract/reason-text.ts'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'

const CancelForm = z.object({ reason: reasonText() })

type Props = {
  order: Order
  /**
   * Cancels with a reason for the customer, empty when none was given.
   * @returns whether it was done or queued
   */
  cancel: (reason: string) => Promise<boolean>
  onClose: () => void
}

/** Confirms a vendor's cancellation of an order, with an optional reason. */
export function CancelOrderDialog({ order, cancel, onClose }: Props) {
  const form = useForm({
    schema: CancelForm,
    submit: ({ reason }) => cancel(reason),
    onDone: onClose,
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Annuler la commande ${order.number}\u00a0?`}
      description={'Le client sera prévenu par e-mail et les produits seront remis en vente.'}
    >
      <Form form={form} className="grid gap-4">
        {order.paymentStatus === 'completed' && (
          <p className="rounded-field bg-warning-tint p-3 text-warning">
            Cette commande est payée&nbsp;: le client sera remboursé.
          </p>
        )}
        <TextAreaField
          label="Raison"
          name="reason"
          rows={3}
          isOptional
          maxLength={MAX_REASON_LENGTH}
          hint="Le client la lira&nbsp;: «&nbsp;Récolte retardée par la pluie&nbsp;»"
        />
        <DialogActions
          action="Annuler la commande"
          variant="danger"
          pendingWord={form.isPending && 'Annulation…'}
          leave="Garder la commande"
          onLeave={onClose}
        />
      </Form>
    </Dialog>
  )
}
