import { MapPin, StickyNote } from 'lucide-react'
import { formatDate } from '#contract/french/dates.ts'
import { lineTotal } from '#contract/money.ts'
import { ofName } from '#contract/of-name.ts'
import { customerName } from '#contract/orders/customer-name.ts'
import { itemQuantity } from '#contract/orders/item-words.ts'
import { awaitsPayment, isPayable } from '#contract/orders/payment-states.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paymentMethods } from '#contract/payments/facts.ts'
import { MapLink } from '#web/features/delivery/recipient.tsx'
import { PaymentStatusBadge } from '#web/features/orders/payment-status-badge.tsx'
import { ContactLinks } from '#web/features/orders/vendor/contact-links.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Price } from '#web/ui/price.tsx'

/** What the row does not tell: items and their payment, the pickup point’s address or the map, contact and notes. */
export function VendorOrderDetails({ order, vendorName }: { order: Order; vendorName: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 md:gap-8">
      {/* The goods come first: they decide whether it can be confirmed. */}
      <Content order={order} />
      <div className="grid content-start gap-2">
        <ContactLinks order={order} vendorName={vendorName} />
        <Recipient order={order} />
      </div>
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

/** When and by whom it was ordered, where the place is, and notes. */
function Recipient({ order }: { order: Order }) {
  const { delivery, customer } = order
  return (
    <>
      <p className="text-sm text-ink-soft">
        Commande{delivery.recipientName !== customer.fullName && ` ${ofName(customerName(customer))}`} du{' '}
        {formatDate(order.createdAt)}
      </p>
      {delivery.pickupPoint && (
        <p className="flex items-start gap-2">
          <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf-700" />
          <span className="min-w-0">{order.deliveryAddress}</span>
        </p>
      )}
      <p className="empty:hidden">
        <MapLink delivery={delivery} />
      </p>
      {order.notes && (
        <p className="flex items-start gap-2 rounded-lg bg-mango-100 p-2">
          <StickyNote aria-hidden className="mt-0.5 size-5 shrink-0 text-laterite-700" />
          <span className="min-w-0 whitespace-pre-line">{order.notes}</span>
        </p>
      )}
    </>
  )
}
