import { MapPin, StickyNote } from 'lucide-react'
import { useRef } from 'react'
import type { VendorAccount } from '#contract/accounts/schemas.ts'
import { formatDate, formatDateTime } from '#contract/french/dates.ts'
import { customerName } from '#contract/orders/customer-name.ts'
import { deliveryDateLabel } from '#contract/orders/mode-words.ts'
import { plannedWords } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paymentMethods } from '#contract/payments/facts.ts'
import { MapLink } from '#web/features/delivery/recipient.tsx'
import { OrderItems } from '#web/features/orders/order-items.tsx'
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
        'flex flex-col gap-4 rounded-card bg-white p-4 shadow-card ring-line sm:p-6',
        isFresh ? 'animate-appear ring-3 ring-mango-500' : 'ring-1',
      )}
    >
      <header>
        <div className="flex flex-wrap items-center gap-2">
          <h4 ref={heading} tabIndex={-1} id={`order-${order.id}`} className="nums mr-auto text-lg">
            {order.number}
          </h4>
          {isFresh && <Badge tone="warning">Nouvelle</Badge>}
          <OrderStatusBadge status={order.status} mode={order.delivery.mode} />
        </div>
        <p className="text-sm text-ink-soft">{formatDateTime(order.createdAt)}</p>
      </header>
      <div>
        <Price amount={order.total} size="large" />
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          {paymentMethods[order.paymentMethod].label}
          {awaitsPayment(order) ? (
            <Badge tone="warning">Paiement en attente</Badge>
          ) : (
            <PaymentStatusBadge status={order.paymentStatus} />
          )}
        </p>
        {awaitsPayment(order) && order.status === 'pending' && (
          <p className="mt-2 text-sm font-semibold text-warning">
            Le client n’a pas encore payé : vous pourrez confirmer cette commande dès que l’argent sera là.
          </p>
        )}
      </div>
      <OrderItems items={order.items} />
      <Customer order={order} vendorName={vendor.businessName} />
      <div className="mt-auto">
        <VendorOrderActions order={order} vendorId={vendor.id} onDone={() => heading.current?.focus()} />
      </div>
    </article>
  )
}

function Customer({ order, vendorName }: { order: Order; vendorName: string }) {
  return (
    <div className="grid gap-3 rounded-field bg-paper p-4">
      <div>
        <p className="text-lg font-semibold">
          {order.delivery.recipientName ?? customerName(order.customer)}
        </p>
        {order.delivery.recipientName !== order.customer.fullName && (
          <p className="text-sm text-ink-soft">Commande de {customerName(order.customer)}</p>
        )}
      </div>
      <p className="flex items-start gap-2">
        <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-700" />
        <span className="min-w-0">
          <span className="block">{order.deliveryAddress}</span>
          <MapLink delivery={order.delivery} />
        </span>
      </p>
      {order.deliveryDate && (
        <p className="flex items-start gap-2">
          <CalendarDays aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-700" />
          {plannedWords(order) ||
            `${deliveryDateLabel(order.status, order.delivery.mode)} ${formatDate(order.deliveryDate)}`}
        </p>
      )}
      {order.notes && (
        <p className="flex items-start gap-2 rounded-lg bg-mango-100 p-2">
          <StickyNote aria-hidden className="mt-0.5 size-5 shrink-0 text-laterite-700" />
          <span className="min-w-0 whitespace-pre-line">{order.notes}</span>
        </p>
      )}
      <ContactLinks order={order} vendorName={vendorName} />
    </div>
  )
}
