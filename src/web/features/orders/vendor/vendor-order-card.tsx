import { MapPin, StickyNote } from 'lucide-react'
import { useRef } from 'react'
import type { VendorAccount } from '#contract/accounts/schemas.ts'
import { formatDate, formatDateTime } from '#contract/french/dates.ts'
import { lineTotal } from '#contract/money.ts'
import { customerName } from '#contract/orders/customer-name.ts'
import { itemQuantity } from '#contract/orders/item-words.ts'
import { deliveryDateLabel } from '#contract/orders/mode-words.ts'
import { plannedWords } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paymentMethods } from '#contract/payments/facts.ts'
import { MapLink } from '#web/features/delivery/recipient.tsx'
import { OrderStatusBadge } from '#web/features/orders/order-status-badge.tsx'
import { PaymentStatusBadge } from '#web/features/orders/payment-status-badge.tsx'
import { ContactLinks } from '#web/features/orders/vendor/contact-links.tsx'
import { awaitsPayment } from '#web/features/orders/vendor/packing-list.ts'
import { VendorOrderActions } from '#web/features/orders/vendor/vendor-order-actions.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { Price } from '#web/ui/price.tsx'
import { CalendarDays } from '#web/ui/spaces/icons.ts'

type Props = {
  order: Order
  vendor: VendorAccount
  /** It came while the page was open. */
  isNew: boolean
}

/** One order as the vendor prepares it: for whom, where, what, and the next act at the thumb. */
export function VendorOrderCard({ order, vendor, isNew }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isFresh = isNew && order.status === 'pending'
  return (
    <article
      aria-labelledby={`order-${order.id}`}
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card bg-white p-4 shadow-card ring-line lg:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_17rem] lg:gap-x-8 lg:p-5',
        isFresh ? 'animate-appear ring-3 ring-mango-500' : 'ring-1',
      )}
    >
      <div className="grid content-start gap-2">
        <header className="flex flex-wrap items-center gap-2">
          <h4 ref={heading} tabIndex={-1} id={`order-${order.id}`} className="nums mr-auto text-base">
            {order.number}
          </h4>
          {isFresh && <Badge tone="warning">Nouvelle</Badge>}
          <OrderStatusBadge status={order.status} mode={order.delivery.mode} />
        </header>
        <Recipient order={order} />
        <ContactLinks order={order} vendorName={vendor.businessName} />
      </div>
      <Content order={order} />
      <div>
        <VendorOrderActions order={order} vendorId={vendor.id} onDone={() => heading.current?.focus()} />
      </div>
    </article>
  )
}

/** What is in the parcel, what it makes, and how that is paid. */
function Content({ order }: { order: Order }) {
  return (
    <div className="rounded-field bg-paper px-4 py-2 lg:self-start">
      <ul className="divide-y divide-line">
        {order.items.map(item => (
          <li key={item.id} className="flex items-baseline justify-between gap-3 py-1.5">
            <span className="min-w-0">
              <strong className="nums font-semibold">{itemQuantity(item)}</strong> {item.product.name}
            </span>
            <Price amount={lineTotal(item)} size="small" />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line-strong pt-2 pb-1">
        <Price amount={order.total} />
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
          {paymentMethods[order.paymentMethod].label}
          {awaitsPayment(order) ? (
            <Badge tone="warning">Paiement en attente</Badge>
          ) : (
            <PaymentStatusBadge status={order.paymentStatus} />
          )}
        </span>
      </div>
      {awaitsPayment(order) && order.status === 'pending' && (
        <p className="pb-1 text-sm font-semibold text-warning">
          Le client n’a pas encore payé : vous pourrez confirmer cette commande dès que l’argent sera là.
        </p>
      )}
    </div>
  )
}

/** For whom, where and when, and what was asked for beside. */
function Recipient({ order }: { order: Order }) {
  const { delivery, customer } = order
  return (
    <>
      <div>
        <p className="text-lg leading-snug font-semibold">
          {delivery.recipientName ?? customerName(customer)}
        </p>
        <p className="text-sm text-ink-soft">
          Commande {delivery.recipientName !== customer.fullName && `de ${customerName(customer)} `}du{' '}
          {formatDateTime(order.createdAt)}
        </p>
      </div>
      <p className="flex items-start gap-2">
        <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-700" />
        <span className="min-w-0">
          <span className="block">{order.deliveryAddress}</span>
          <MapLink delivery={delivery} />
        </span>
      </p>
      {order.deliveryDate && (
        <p className="flex items-start gap-2">
          <CalendarDays aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-700" />
          {plannedWords(order) ||
            `${deliveryDateLabel(order.status, delivery.mode)} ${formatDate(order.deliveryDate)}`}
        </p>
      )}
      {order.notes && (
        <p className="flex items-start gap-2 rounded-lg bg-mango-100 p-2">
          <StickyNote aria-hidden className="mt-0.5 size-5 shrink-0 text-laterite-700" />
          <span className="min-w-0 whitespace-pre-line">{order.notes}</span>
        </p>
      )}
    </>
  )
}
