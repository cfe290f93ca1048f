import { useState } from 'react'
import { formatFcfa } from '#contract/money.ts'
import { orderStatusFacts } from '#contract/orders/facts.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { CancelOrderDialog } from '#web/features/orders/vendor/cancel-order-dialog.tsx'
import { KeptActNotice } from '#web/features/orders/vendor/kept-act-notice.tsx'
import { useVendorActs } from '#web/features/orders/vendor/use-vendor-acts.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
  order: Order
  vendorId: string
  /** After an act whose button is gone. */
  onDone: () => void
}

/** What the vendor may do with an order now, one tap each; cancelling asks first. */
export function VendorOrderActions({ order, vendorId, onDone }: Props) {
  const acts = useVendorActs(order, vendorId)
  const [isCancelling, setCancelling] = useState(false)
  const { moveTo, confirmPayment } = order.can
  const forward = moveTo.filter(status => status !== 'cancelled')
  if (acts.kept) return <KeptActNotice kept={acts.kept} onForget={acts.forgetKept} />
  if (moveTo.length === 0 && !confirmPayment) return null
  const then = (isDone: boolean) => {
    if (isDone) onDone()
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">Actions sur la commande {order.number}</legend>
      {forward.map(status => (
        <Button
          key={status}
          size="large"
          isWide
          disabled={acts.isSettling}
          pendingWord={acts.pending === status && 'Enregistrement…'}
          onClick={() => void acts.move(status).then(then)}
        >
          {orderStatusFacts[status].move}
        </Button>
      ))}
      {confirmPayment && (
        <Button
          size="large"
          variant="accent"
          isWide
          disabled={acts.isSettling}
          pendingWord={acts.pending === 'payment' && 'Enregistrement…'}
          onClick={() => void acts.confirmPayment().then(then)}
        >
          Confirmer le paiement de {formatFcfa(order.total)}
        </Button>
      )}
      {moveTo.includes('cancelled') && (
        <Button variant="danger" isWide disabled={acts.isSettling} onClick={() => setCancelling(true)}>
          {orderStatusFacts.cancelled.move}
        </Button>
      )}
      {isCancelling && (
        <CancelOrderDialog
          order={order}
          cancel={reason => acts.move('cancelled', reason).then(then)}
          onClose={() => setCancelling(false)}
        />
      )}
    </fieldset>
  )
}
