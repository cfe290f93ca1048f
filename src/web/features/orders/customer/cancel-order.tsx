import { CircleX } from 'lucide-react'
import { useState } from 'react'
import { formatFcfa } from '#contract/money.ts'
import { hasOnlineMoney } from '#contract/orders/payment-states.ts'
import { remainingTotal } from '#contract/orders/remaining-parcels.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { useCancelOrder } from '#web/features/orders/cart/use-cancel-order.ts'
import { KeepOrCancel } from '#web/features/orders/keep-or-cancel.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/on-demand/dialog.tsx'

const refundWords = (order: Order): string =>
  hasOnlineMoney(order, order.paymentMethod)
    ? ` Ce que vous avez payé vous sera remboursé\u00a0: ${formatFcfa(remainingTotal(order))}.`
    : ''

/** Button that cancels an order after confirmation. */
export function CancelOrder({ order }: { order: Order }) {
  const [isAsking, setAsking] = useState(false)
  const { run, isPending } = useCancelOrder(order)
  const handleConfirm = async () => {
    if (await run()) setAsking(false)
  }
  return (
    <>
      <Button variant="quietDanger" size="small" className="sm:ml-auto" onClick={() => setAsking(true)}>
        <CircleX aria-hidden className="size-5 shrink-0" />
        Annuler la commande
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Annuler la commande ${order.number}\u00a0?`}
        description={`Rien ne sera livré, et les produits seront remis en vente. Une commande annulée ne peut pas être reprise.${refundWords(order)}`}
        footer={
          <KeepOrCancel
            onKeep={() => setAsking(false)}
            onCancel={() => void handleConfirm()}
            isCancelling={isPending}
          />
        }
      />
    </>
  )
}
