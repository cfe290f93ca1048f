import type { ComponentProps } from 'react'
import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { DoorForm } from '#web/features/orders/vendor/door-form.tsx'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'

type Props = Pick<ComponentProps<typeof DoorForm>, 'order' | 'deliver'> & { onClose: () => void }

/** `DoorForm` in a dialog. */
export function DeliverDialog({ order, deliver, onClose }: Props) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`${deliveryModeFacts[order.delivery.mode].handOver} la commande ${order.number}`}
      description={`Demandez à ${order.delivery.recipientName ?? order.customer.fullName} le code à quatre chiffres de sa commande\u00a0: il prouve que le colis est arrivé.`}
    >
      <DoorForm order={order} deliver={deliver} onDone={onClose} onCancel={onClose} />
    </Dialog>
  )
}
