import { CircleCheck, CircleX, Clock, type LucideIcon, MapPin } from 'lucide-react'
import type { DeliveryMode } from '#contract/delivery/facts.ts'
import type { OrderStatus } from '#contract/orders/facts.ts'
import { parcelsWords, statusWords } from '#contract/orders/mode-words.ts'
import { Badge, type BadgeProps, type Tone } from '#web/ui/badge.tsx'
import { Truck } from '#web/ui/icons.ts'
import { PackageCheck } from '#web/ui/signed-in/icons.ts'

const looks: Record<OrderStatus, { tone: Tone; icon: LucideIcon }> = {
  pending: { tone: 'warning', icon: Clock },
  confirmed: { tone: 'info', icon: PackageCheck },
  shipped: { tone: 'info', icon: Truck },
  delivered: { tone: 'success', icon: CircleCheck },
  cancelled: { tone: 'danger', icon: CircleX },
}

type Props = {
  status: OrderStatus
  mode: DeliveryMode
  /** Number of parcels in this status; undefined for the whole order. */
  parcels?: number
} & Pick<BadgeProps, 'isSmall'>

/** Status badge of an order or parcel. */
export function OrderStatusBadge({ status, mode, parcels, isSmall }: Props) {
  const { tone, icon } = looks[status]
  // At a pickup point nothing is on a truck.
  const isFetched = status === 'shipped' && mode === 'pickup'
  return (
    <Badge tone={tone} icon={isFetched ? MapPin : icon} isSmall={isSmall}>
      {parcels ? parcelsWords(parcels, status, mode) : statusWords(status, mode).label}
    </Badge>
  )
}
