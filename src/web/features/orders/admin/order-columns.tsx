import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { counted } from '#contract/french/counted.ts'
import type { ListedOrder } from '#contract/orders/admin.schemas.ts'
import { customerName } from '#contract/orders/customer-name.ts'
import { paymentStatusLabels } from '#contract/orders/facts.ts'
import { paymentStateWords } from '#contract/orders/payment-words.ts'
import { remainingTotal } from '#contract/orders/remaining-parcels.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { isOnline } from '#contract/payments/facts.ts'
import { phoneWords } from '#contract/phone-words.ts'
import { OrderLink } from '#web/features/orders/admin/order-link.tsx'
import { OrderStatusMenu } from '#web/features/orders/admin/order-status-select.tsx'
import { whenWords } from '#web/features/orders/admin/when-words.ts'
import { OrderStatusBadge } from '#web/features/orders/order-status-badge.tsx'
import type { RowHead } from '#web/ui/on-demand/expandable-rows.tsx'
import { Price } from '#web/ui/price.tsx'
import type { Column } from '#web/ui/signed-in/columns.ts'
import { ShortDate } from '#web/ui/signed-in/short-date.tsx'
import { formatShortDay } from '#web/ui/signed-in/short-dates.ts'
import { TwoLines } from '#web/ui/signed-in/two-lines.tsx'

/** Table columns of orders; the status column is the control that changes it. */
export const orderColumns: Column<ListedOrder>[] = [
  {
    label: 'Commande',
    fit: 'max-w-32',
    cell: order => (
      <TwoLines
        first={<OrderLink id={order.id} number={order.number} />}
        second={<ShortDate at={order.createdAt} isOfLately />}
      />
    ),
  },
  {
    label: 'Client',
    fit: 'max-w-44',
    cell: ({ customer }) => (
      <TwoLines
        first={customerName(customer)}
        second={customer.phone ? <span className="nums">{phoneWords(customer.phone)}</span> : customer.email}
      />
    ),
  },
  {
    label: 'Vendeur',
    fit: 'max-w-40',
    cell: ({ parcels }) => {
      const [first, ...others] = sellerNames(parcels)
      return (
        <TwoLines
          first={first}
          second={
            others.length > 0 && `et ${others.length === 1 ? others[0] : counted(others.length, 'autre')}`
          }
        />
      )
    },
  },
  {
    label: 'Livraison',
    cell: order => <TwoLines first={whenWords(order) ?? '—'} second={whereWords(order)} />,
  },
  {
    label: 'Total',
    fit: 'max-w-32',
    isFigure: true,
    cell: order => <TwoLines first={<OrderSum order={order} />} second={paymentNote(order)} />,
  },
  { label: 'Statut', fit: 'max-w-36', cell: order => <OrderStatusMenu order={order} /> },
]

const OrderSum = ({ order }: { order: Order }) => (
  <Price amount={remainingTotal(order)} size="small" isOff={order.status === 'cancelled'} />
)

/** Summary of a collapsed row. */
export const orderHeadOf = (order: ListedOrder): RowHead => ({
  name: <span className="nums whitespace-nowrap">{order.number}</span>,
  aside: <OrderSum order={order} />,
  fact: [formatShortDay(order.createdAt), customerName(order.customer)].join(' · '),
  states: (
    <>
      <span className="w-full text-sm leading-4.5 text-ink-soft">{sellerWords(order)}</span>
      <OrderStatusBadge status={order.status} mode={order.delivery.mode} isSmall />
      <span className="ml-1 self-center text-xs text-ink-soft">
        {[paymentNote(order), whenWords(order)].filter(Boolean).join(' · ')}
      </span>
    </>
  ),
})

/** Each vendor once, in the order of the parcels. */
const sellerNames = (parcels: Order['parcels']): string[] => [
  ...new Set(parcels.map(({ vendor }) => vendor.businessName)),
]

/** "chez Ferme Adjoua", "chez 2 vendeurs". */
function sellerWords({ parcels }: Order): string {
  const names = sellerNames(parcels)
  return `chez ${names.length === 1 ? names[0] : counted(names.length, 'vendeur')}`
}

/** "À la livraison", "Au retrait", "À payer en ligne", "À rembourser": the payment state, beside the amount. */
function paymentNote(order: Order): string {
  const { paymentMethod, paymentStatus, delivery } = order
  const words = paymentStateWords(order)
  if (words !== paymentStatusLabels[paymentStatus]) return words
  if (paymentStatus === 'pending') {
    return isOnline(paymentMethod) ? 'À payer en ligne' : deliveryModeFacts[delivery.mode].occasion
  }
  return isOnline(paymentMethod) ? `${words} en ligne` : words
}

/** The place, and the recipient if not the customer. */
function whereWords({ delivery, customer }: Order): string {
  const { mode, zone, pickupPoint, recipientName } = delivery
  const isForAnother = recipientName !== null && recipientName !== customer.fullName
  return [
    mode === 'pickup' && deliveryModeFacts.pickup.day,
    pickupPoint?.name ?? zone?.name ?? 'Zone non indiquée',
    isForAnother && `pour ${recipientName}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
