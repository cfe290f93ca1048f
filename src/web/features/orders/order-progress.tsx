import type { DeliveryMode } from '#contract/delivery/facts.ts'
import { type OrderStatus, orderStatuses } from '#contract/orders/facts.ts'
import { OrderStatusBadge } from '#web/features/orders/order-status-badge.tsx'

type Props = { status: OrderStatus; parcels: readonly { status: OrderStatus }[]; mode: DeliveryMode }

/** The status of an order; when its parcels differ, the number of parcels per status. */
export function OrderProgress({ status, parcels, mode }: Props) {
  const countOf = (wanted: OrderStatus) => parcels.filter(parcel => parcel.status === wanted).length
  const reached = orderStatuses.filter(countOf)
  if (reached.length < 2) return <OrderStatusBadge status={status} mode={mode} />
  return (
    <span className="flex flex-wrap gap-1">
      {reached.map(one => (
        <OrderStatusBadge key={one} status={one} mode={mode} parcels={countOf(one)} />
      ))}
    </span>
  )
}
