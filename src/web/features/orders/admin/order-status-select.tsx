import { useState } from 'react'
import { type OrderStatus, orderStatuses } from '#contract/orders/facts.ts'
import { statusWords } from '#contract/orders/mode-words.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { OrderStatusDialog } from '#web/features/orders/admin/order-status-dialog.tsx'
import { OrderStatusBadge } from '#web/features/orders/order-status-badge.tsx'
import { ChevronDown } from '#web/ui/signed-in/icons.ts'

type Props = { order: Order; className?: string }

/** Select for the order status; a change must be confirmed. */
export function OrderStatusSelect({ order, className = 'control min-w-36 font-normal' }: Props) {
  const [asked, setAsked] = useState<OrderStatus>()
  return (
    <>
      <select
        aria-label={`Statut de la commande ${order.number}`}
        // Unchanged until confirmed.
        value={order.status}
        onChange={event => setAsked(orderStatuses.find(status => status === event.target.value))}
        className={className}
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

/** The same for a table row: a badge that opens a menu. */
export function OrderStatusMenu({ order }: { order: Order }) {
  return (
    <div className="relative inline-flex min-h-11 items-center gap-1 rounded-full pr-1 outline-offset-2 outline-leaf-700 hover:bg-paper-deep has-[select:focus-visible]:outline-3 lg:pointer-fine:min-h-9">
      <span aria-hidden className="inline-flex items-center gap-0.5">
        <OrderStatusBadge status={order.status} mode={order.delivery.mode} isSmall />
        <ChevronDown className="size-4 shrink-0 text-ink-soft" />
      </span>
      <OrderStatusSelect order={order} className="absolute inset-0 cursor-pointer opacity-0" />
    </div>
  )
}
