import { useState } from 'react'
import { oneOf } from '#contract/one-of.ts'
import { type OrderStatus, orderStatuses } from '#contract/orders/facts.ts'
import { statusWords } from '#contract/orders/mode-words.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { OrderStatusDialog } from '#web/features/orders/admin/order-status-dialog.tsx'
import { OrderStatusBadge } from '#web/features/orders/order-status-badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChevronDown } from '#web/ui/signed-in/icons.ts'
import { toast } from '#web/ui/toast.ts'

type SelectProps = {
  order: Order
  value: OrderStatus
  onChange: (status: OrderStatus) => void
  className: string
}

const StatusSelect = ({ order, value, onChange, className }: SelectProps) => (
  <select
    aria-label={`Statut de la commande ${order.number}`}
    value={value}
    onChange={({ target }) => onChange(oneOf(orderStatuses, target.value) ?? order.status)}
    className={className}
  >
    {orderStatuses.map(status => (
      <option key={status} value={status}>
        {statusWords(status, order.delivery.mode).label}
      </option>
    ))}
  </select>
)

/** The status of an order on its page: chosen, then changed by a button, which asks. */
export function OrderStatusChoice({ order }: { order: Order }) {
  const [chosen, setChosen] = useState<OrderStatus>()
  const [asked, setAsked] = useState<OrderStatus>()
  const ask = () => {
    if (chosen && chosen !== order.status) setAsked(chosen)
    else toast({ title: 'Choisissez d’abord un autre statut' })
  }
  const close = () => {
    setAsked(undefined)
    setChosen(undefined)
  }
  return (
    <div className="mt-4 grid gap-2 border-t border-line pt-4">
      <span aria-hidden className="font-semibold">
        Statut de la commande
      </span>
      <StatusSelect
        order={order}
        value={chosen ?? order.status}
        onChange={setChosen}
        className="control min-w-36 font-normal"
      />
      <Button variant="secondary" className="min-h-12" onClick={ask}>
        Changer le statut
      </Button>
      {asked && <OrderStatusDialog order={order} to={asked} onClose={close} />}
    </div>
  )
}

/** The same for a table row: a badge that opens a menu, and asks at once. */
export function OrderStatusMenu({ order }: { order: Order }) {
  const [asked, setAsked] = useState<OrderStatus>()
  return (
    <div className="relative inline-flex min-h-11 items-center gap-1 rounded-full pr-1 outline-offset-2 outline-leaf-700 hover:bg-paper-deep has-[select:focus-visible]:outline-3 lg:pointer-fine:min-h-9">
      <span aria-hidden className="inline-flex items-center gap-0.5">
        <OrderStatusBadge status={order.status} mode={order.delivery.mode} isSmall />
        <ChevronDown className="size-4 shrink-0 text-ink-soft" />
      </span>
      <StatusSelect
        order={order}
        // Unchanged until confirmed.
        value={order.status}
        onChange={setAsked}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {asked && <OrderStatusDialog order={order} to={asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}
