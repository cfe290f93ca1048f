import { MapPin, StickyNote } from 'lucide-react'
import { formatDate } from '#contract/french/dates.ts'
import { lineTotal } from '#contract/money.ts'
import { ofName } from '#contract/of-name.ts'
import { customerName } from '#contract/orders/customer-name.ts'
import { dateToRead } from '#contract/orders/delivery-date.ts'
import { itemQuantity } from '#contract/orders/item-words.ts'
import { deliveryDateLabel } from '#contract/orders/mode-words.ts'
import { awaitsPayment, isPayable } from '#contract/orders/payment-states.ts'
import { plannedWords } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paymentMethods } from '#contract/payments/facts.ts'
import { MapLink } from '#web/features/delivery/recipient.tsx'
import { PaymentStatusBadge } from '#web/features/orders/payment-status-badge.tsx'
import { ContactLinks } from '#web/features/orders/vendor/contact-links.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Price } from '#web/ui/price.tsx'
import { CalendarDays } from '#web/ui/signed-in/icons.ts'

/** What a collapsed row omits or truncates: address, day, contact, items and payment. */
export function VendorOrderDetails({ order, vendorName }: { order: Order; vendorName: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 md:gap-8">
      {/* On phones the goods come first: they decide whether it can be confirmed. */}
      <div className="grid content-start gap-2 max-md:order-last">
        <Recipient order={order} />
        <ContactLinks order={order} vendorName={vendorName} />
      </div>
      <Content order={order} />
    </div>
  )
}

/** Items and payment of a parcel; its total is in the row. */
function Content({ order }: { order: Order }) {
  return (
    <div className="rounded-field bg-paper px-4 py-2 ring-1 ring-line md:self-start">
      <ul className="divide-y divide-line">
        {order.items.map(item => (
          <li key={item.id} className="flex items-baseline justify-between gap-3 py-1.5">
            <span className="min-w-0">
              {item.product.name}, <strong className="nums font-semibold">{itemQuantity(item)}</strong>
            </span>
            <Price amount={lineTotal(item)} size="small" />
          </li>
        ))}
      </ul>
      <div className="grid gap-1 border-t border-line-strong pt-2 pb-1">
        <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 text-sm">
          {paymentMethods[order.paymentMethod].label}
          {isPayable(order) ? (
            <Badge tone="warning">Paiement en attente</Badge>
          ) : (
            <PaymentStatusBadge paid={order} />
          )}
        </span>
      </div>
      {awaitsPayment(order) && (
        <p className="pb-1 text-sm font-semibold text-warning">
          Le client n’a pas encore payé&nbsp;: vous pourrez confirmer cette commande dès que l’argent sera là.
        </p>
      )}
    </div>
  )
}

/** Customer, address, day and notes. */
function Recipient({ order }: { order: Order }) {
  const { delivery, customer } = order
  const date = dateToRead(order)
  return (
    <>
      <p className="text-sm text-ink-soft">
        Commande{delivery.recipientName !== customer.fullName && ` ${ofName(customerName(customer))}`} du{' '}
        {formatDate(order.createdAt)}
      </p>
      <p className="flex items-start gap-2">
        <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-700" />
        <span className="min-w-0">
          <span className="block">{order.deliveryAddress}</span>
          <MapLink delivery={delivery} />
        </span>
      </p>
      {date && (
        <p className="flex items-start gap-2">
          <CalendarDays aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-700" />
          {plannedWords(order) || `${deliveryDateLabel(order.status, delivery.mode)} ${formatDate(date)}`}
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
