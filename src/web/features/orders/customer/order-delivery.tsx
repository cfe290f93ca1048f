import type { ReactNode } from 'react'
import { dayOf } from '#contract/day-of.ts'
import { deliveryModeFacts } from '#contract/delivery/facts.ts'
import { formatDate } from '#contract/french/dates.ts'
import { dateToRead } from '#contract/orders/delivery-date.ts'
import { deliveryDateLabel, recipientLabel } from '#contract/orders/mode-words.ts'
import { amountWords, paymentWords, showsMethod } from '#contract/orders/payment-words.ts'
import { plannedDays } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paymentMethods } from '#contract/payments/facts.ts'
import { PickupDirections } from '#web/features/delivery/pickup/pickup-directions.tsx'
import { MapLink, RecipientPhone } from '#web/features/delivery/recipient.tsx'
import { awaitsProducer } from '#web/features/orders/customer/awaits-producer.tsx'
import { parcelsWithCode } from '#web/features/orders/customer/delivery-codes.tsx'
import { OrderTotal } from '#web/features/orders/order-total.tsx'
import { PaymentStatusBadge } from '#web/features/orders/payment-status-badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Fact } from '#web/ui/signed-in/fact.tsx'

/** The day, unless the heading or each parcel says it: AMIC may have set another for the whole order. */
function dayNotTold(order: Order): string | undefined {
  const told = plannedDays(order.parcels)
  const date = dateToRead(order)
  if (!date || order.status === 'delivered' || order.payBefore !== null) return undefined
  return told.length > 1 || told.includes(dayOf(new Date(date))) ? undefined : formatDate(date)
}

/** How it is paid, and the state where the line below the heading does not say it; undefined when that line says both. */
function paymentFact(order: Order): ReactNode {
  const words = paymentWords(order)
  const isToldAbove = !order.can.pay && words === amountWords(order)
  const method = !showsMethod(order) && paymentMethods[order.paymentMethod].label
  const badge = words && !isToldAbove && <PaymentStatusBadge paid={order} words={words} />
  if (!method && !badge) return undefined
  return (
    <>
      {method && <span className="mr-2">{method}</span>}
      {badge}
    </>
  )
}

/** Where and to whom the order goes, its notes, and how it is paid, without what the page has said above. */
export function OrderDelivery({ order, hasTotal = false }: { order: Order; hasTotal?: boolean }) {
  const { heading, place } = deliveryModeFacts[order.delivery.mode]
  const day = dayNotTold(order)
  const payment = paymentFact(order)
  // Cancelled: the details of the destination are not needed.
  const isOff = order.status === 'cancelled'
  // Where a code is needed, the pickup point stands beside it; on paper there is no code.
  const isPlaceWithCode =
    order.delivery.pickupPoint !== null && parcelsWithCode(order).length > 0 && !awaitsProducer(order)
  return (
    <Card as="section">
      <h2 className="text-xl">{payment ? `${heading} et paiement` : heading}</h2>
      <dl className="mt-4 grid gap-4">
        {!isOff && (
          <Fact name={recipientLabel(order.status, order.delivery.mode)}>
            <span className="block">{order.delivery.recipientName}</span>
            <RecipientPhone delivery={order.delivery} />
          </Fact>
        )}
        <Fact name={place} className={isPlaceWithCode ? 'hidden print:block' : undefined}>
          <span className="block">{order.deliveryAddress}</span>
          {!isOff && <PickupDirections delivery={order.delivery} />}
          {!isOff && <MapLink delivery={order.delivery} />}
        </Fact>
        {day && <Fact name={deliveryDateLabel(order.status, order.delivery.mode)}>{day}</Fact>}
        {order.notes && <Fact name="Notes">{order.notes}</Fact>}
        {payment && <Fact name="Paiement">{payment}</Fact>}
      </dl>
      {hasTotal && (
        <div className="mt-4">
          <OrderTotal order={order} />
        </div>
      )}
    </Card>
  )
}
