import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { DoorForm } from '#web/features/orders/vendor/door-form.tsx'
import type { KeptAct } from '#web/features/orders/vendor/kept-acts.ts'
import { Dialog } from '#web/ui/seldom/dialog.tsx'

type Props = {
  order: Order
  /** Notes the delivery, or keeps it for later. @throws ApiFailure when the code is refused */
  deliver: (how: Pick<KeptAct, 'code' | 'collected'>) => Promise<unknown>
  onClose: () => void
}

/** The form at the door, or at the point, where it was not in sight. */
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
