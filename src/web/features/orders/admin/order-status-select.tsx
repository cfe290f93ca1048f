import { useState } from 'react'
import { type OrderStatus, orderStatuses } from '#contract/orders/facts.ts'
import { statusWords } from '#contract/orders/mode-words.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { OrderStatusDialog } from '#web/features/orders/admin/order-status-dialog.tsx'

/** The status of an order, which may become any other after a question. */
export function OrderStatusSelect({ order }: { order: Order }) {
  const [asked, setAsked] = useState<OrderStatus>()
  return (
    <>
      <select
        aria-label={`Statut de ${order.number}`}
        // The order keeps its status until the question is answered.
        value={order.status}
        onChange={event => setAsked(orderStatuses.find(status => status === event.target.value))}
        className="control min-w-36 font-normal"
      >
        {orderStatuses.map(status => (
          <option key={status} value={status}>
            {statusWords(status, order.delivery.mode).label}
          </option>
        ))}
      </select>
      {asked && <OrderStatusDialog order={order} to={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
