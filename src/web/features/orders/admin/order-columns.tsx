import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { customerName } from '#contract/orders/customer-name.ts'
import { paymentStateWords } from '#contract/orders/payment-words.ts'
import { plannedDays } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { isOnline } from '#contract/payments/facts.ts'
import { internationalNumber } from '#web/features/accounts/ivorian-phone.ts'
import { OrderLink } from '#web/features/orders/admin/order-link.tsx'
import { OrderStatusMenu } from '#web/features/orders/admin/order-status-select.tsx'
import { shortDays } from '#web/features/orders/admin/short-days.ts'
import { OrderStatusBadge } from '#web/features/orders/order-status-badge.tsx'
import { PaymentStatusBadge } from '#web/features/orders/payment-status-badge.tsx'
import { Price } from '#web/ui/price.tsx'
import type { Column } from '#web/ui/spaces/columns.ts'
import type { RowHead } from '#web/ui/spaces/folded-rows.tsx'
import { ShortDate } from '#web/ui/spaces/short-date.tsx'
import { formatShortDate, formatShortDay } from '#web/ui/spaces/short-dates.ts'
import { TwoLines } from '#web/ui/spaces/two-lines.tsx'

/** What a table says of an order; its status is said by what changes it. */
export const orderColumns: Column<Order>[] = [
  {
    label: 'Commande',
    width: 'w-36',
    cell: order => (
      <TwoLines
        first={<OrderLink id={order.id} number={order.number} />}
        second={<ShortDate at={order.createdAt} isOfLately />}
      />
    ),
  },
  {
    label: 'Client',
    width: 'w-44',
    cell: ({ customer }) => (
      <TwoLines
        first={customerName(customer)}
        second={
          customer.phone ? (
            <span className="nums">{internationalNumber(customer.phone)}</span>
          ) : (
            customer.email
          )
        }
      />
    ),
  },
  { label: 'Livraison', cell: order => <TwoLines first={whenWords(order)} second={whereWords(order)} /> },
  {
    label: 'Total',
    width: 'w-36',
    isFigure: true,
    cell: ({ total }) => <Price amount={total} size="small" />,
  },
  {
    label: 'Paiement',
    width: 'w-32',
    cell: order => (
      <TwoLines
        first={<PaymentStatusBadge paid={order} isSmall />}
        second={isOnline(order.paymentMethod) ? 'En ligne' : 'À la livraison'}
      />
    ),
  },
  { label: 'Statut', width: 'w-40', cell: order => <OrderStatusMenu order={order} /> },
]

/** What a closed row says of an order. */
export const orderHeadOf = (order: Order): RowHead => ({
  name: <span className="nums whitespace-nowrap">{order.number}</span>,
  aside: <Price amount={order.total} size="small" />,
  fact: [formatShortDay(order.createdAt), customerName(order.customer), order.delivery.zone?.name]
    .filter(Boolean)
    .join(' · '),
  states: (
    <>
      <OrderStatusBadge status={order.status} mode={order.delivery.mode} isSmall />
      <span className="ml-1 self-center text-xs text-ink-soft">
        Paiement : {paymentStateWords(order).toLowerCase()}
      </span>
    </>
  ),
})

/** "sam. 28 nov.", "21 nov. 2026": on which days it comes or, as its status says, came; nothing of what does not come. */
function whenWords({ parcels, deliveryDate, status }: Order): string {
  if (status === 'cancelled') return '—'
  const days = plannedDays(parcels)
  if (days.length > 0) return shortDays(days)
  return deliveryDate ? formatShortDate(deliveryDate) : 'Sans jour'
}

/** Where it comes, and to whom when that is somebody else. */
function whereWords({ delivery, customer }: Order): string {
  const { mode, zone, pickupPoint, recipientName, phone } = delivery
  const isForAnother = recipientName !== null && recipientName !== customer.fullName
  return [
    mode === 'pickup' && deliveryModeFacts.pickup.day,
    [pickupPoint?.name, zone?.name ?? 'Zone non indiquée'].filter(Boolean).join(', '),
    isForAnother && `${deliveryModeFacts[mode].recipient} ${recipientName}`,
    isForAnother && phone && internationalNumber(phone),
  ]
    .filter(Boolean)
    .join(' · ')
}
