import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { quantityWords } from '#contract/french/quantity-words.ts'
import { LowerParcelBody } from '#contract/orders/lower-parcel.schemas.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { MAX_REASON_LENGTH } from '#contract/reason-text.ts'
import { useApi } from '#web/api/api-query.ts'
import { updateInLists } from '#web/api/update-in-lists.ts'
import { refreshVendorOrders } from '#web/features/orders/vendor/use-vendor-orders.ts'
import { TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'
import { DialogActions } from '#web/ui/on-demand/dialog-actions.tsx'
import { toast } from '#web/ui/toast.ts'

type Item = Order['items'][number]

/** A whole number, at most the quantity in the parcel. */
const quantityOf = ({ quantity, product: { unit } }: Item) =>
  z.string().check(
    z.trim(),
    z.regex(/^\d{1,6}$/, 'Indiquez un nombre entier, 0 s’il n’y en a pas.'),
    z.refine(typed => Number(typed) <= quantity, `Au plus ${quantityWords(quantity, unit)}.`),
  )

/** A quantity by item id, and the reason. */
const formOf = (items: readonly Item[]) =>
  z.object({
    ...(Object.fromEntries(items.map(item => [item.id, quantityOf(item)])) as Record<
      Item['id'],
      ReturnType<typeof quantityOf>
    >),
    reason: LowerParcelBody.shape.reason,
  })

type Props = { order: Order; onDone: () => void; onClose: () => void }

/** Lowers the quantities of a parcel, with a reason for the customer. */
export function LowerDialog({ order, onDone, onClose }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const items = order.items.filter(({ quantity }) => quantity > 0)
  const form = useForm({
    schema: formOf(items),
    submit: async ({ reason, ...typed }) => {
      const lowered = items.map(({ id }) => ({ id, quantity: Number((typed as Record<string, string>)[id]) }))
      const changed = await api.lowerParcel({
        params: { id: order.parcels[0]!.id },
        body: { items: lowered, reason },
      })
      updateInLists(queryClient, 'listVendorOrders', changed)
      void refreshVendorOrders(queryClient)
      toast({ title: 'Colis modifié', description: `${order.number}\u00a0: le client est prévenu` })
    },
    onDone: () => {
      onClose()
      onDone()
    },
    onFailure: 'Impossible de modifier le colis',
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Il en manque pour ${order.number}`}
      description="Indiquez ce que vous avez vraiment. Le prix baisse d’autant, et ce qui manque ne revient pas en vente. Si tout manque, le colis est annulé."
    >
      <Form form={form} className="grid gap-4">
        {items.map(({ id, quantity, orderedQuantity, product: { name, unit } }) => (
          <TextField
            key={id}
            name={id}
            label={name}
            hint={`Commandé\u00a0: ${quantityWords(orderedQuantity, unit)}`}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={quantity}
          />
        ))}
        <TextAreaField
          label="Raison"
          name="reason"
          rows={2}
          maxLength={MAX_REASON_LENGTH}
          hint="Le client la lira&nbsp;: «&nbsp;Récolte abîmée par la pluie&nbsp;»"
        />
        <DialogActions
          action="Modifier le colis"
          pendingWord={form.isPending && 'Enregistrement…'}
          leave="Ne rien changer"
          onLeave={onClose}
        />
      </Form>
    </Dialog>
  )
}
