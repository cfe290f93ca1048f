import type { Order, OrderEvent, Parcel } from '#contract/orders/schemas.ts'
import { isOnline } from '#contract/payments/facts.ts'
import type { MailDraft } from './queue-mail.ts'

/** An order, the events of one act on it, whether its customer's address is confirmed, and the vendors' addresses. */
type Change = {
  order: Order
  events: readonly OrderEvent[]
  isConfirmed: boolean
  emailOf: (vendorId: string) => string | undefined
}

/**
 * Mails of an order change to its customer and vendors. Placing an order to be paid online has none: the confirmation and the
 * mails to vendors follow when it is paid or changed to cash, since before that it is not to be prepared.
 */
export function mailsOfOrderChange(change: Change): MailDraft[] {
  const [first] = change.events
  if (!first) return []
  if (first.kind === 'payment') return mailsOfPayment(change, first)
  if (first.kind === 'method') return mailsOfActiveOrder(change, first)
  if (first.kind === 'items') return [parcelMail(change, first, 'parcel-lowered')]
  if (first.kind === 'day') return [parcelMail(change, first, 'parcel-day-moved')]
  if (first.from === null)
    return isOnline(change.order.paymentMethod) ? [] : mailsOfActiveOrder(change, first)
  return mailsOfMove(change, first)
}

const toCustomer = ({ order, isConfirmed }: Change) => ({
  recipient: order.customer.email,
  accountId: order.customerId,
  isUnlimited: isConfirmed,
})

/** Exempt from sending limits: a vendor must be notified of every order. */
const toVendor = (recipient: string) => ({ recipient, accountId: null, isUnlimited: true })

/** Parcels of the events; an event of the whole order stands for those that are not cancelled. */
const parcelsOf = ({ order, events }: Change): Parcel[] =>
  order.parcels.filter(({ id, status }) =>
    events.some(({ parcelId }) => (parcelId === null ? status !== 'cancelled' : parcelId === id)),
  )

function mailsOfPayment(change: Change, first: OrderEvent): MailDraft[] {
  const { order } = change
  const orderId = order.id
  // One mail per failed attempt: without one, a customer who tried again would believe that it succeeded.
  if (first.to === 'failed') {
    return [
      {
        kind: 'payment-failed',
        about: { orderId },
        ...toCustomer(change),
        dedupeKey: `payment-failed:${first.id}`,
      },
    ]
  }
  if (first.to !== 'completed') return []
  if (isOnline(order.paymentMethod)) return mailsOfActiveOrder(change, first)
  const parcelIds = parcelsOf(change).map(parcel => parcel.id)
  return [
    {
      kind: 'payment-received',
      about: { orderId, parcelIds },
      ...toCustomer(change),
      dedupeKey: `payment-received:${first.id}`,
    },
  ]
}

/** Confirmation to the customer, and a mail about the new order to each vendor. */
function mailsOfActiveOrder(change: Change, first: OrderEvent): MailDraft[] {
  const { order } = change
  const confirmation: MailDraft = {
    kind: 'order-confirmed',
    about: { orderId: order.id },
    ...toCustomer(change),
    dedupeKey: `order-confirmed:${order.id}`,
  }
  return [confirmation, ...parcelsOf(change).flatMap(parcel => newOrderMail(change, parcel, first))]
}

/** Mail to the vendor of a parcel to prepare: one, and another each time the parcel is revived. */
function newOrderMail({ order, emailOf }: Change, parcel: Parcel, by: OrderEvent): MailDraft[] {
  const recipient = emailOf(parcel.vendorId)
  if (!recipient) return []
  const revivedBy = revivalAfterNotification(order, parcel, by)
  return [
    {
      kind: 'new-order',
      about: { orderId: order.id, vendorId: parcel.vendorId, isRevived: revivedBy !== undefined },
      ...toVendor(recipient),
      dedupeKey: revivedBy ? `order-revived:${revivedBy.id}` : `new-order:${parcel.id}`,
    },
  ]
}

/** Mail to the customer about an event of one parcel. */
function parcelMail(
  change: Change,
  { id: eventId, parcelId }: OrderEvent,
  kind: 'parcel-lowered' | 'parcel-day-moved',
): MailDraft {
  return {
    kind,
    about: { orderId: change.order.id, parcelId: parcelId!, eventId },
    ...toCustomer(change),
    dedupeKey: `${kind}:${eventId}`,
  }
}

/** One mail to the customer for all parcels that the act moved, and mails to vendors whose parcel somebody else moved. */
function mailsOfMove(change: Change, first: OrderEvent): MailDraft[] {
  const { order, events } = change
  const moved: MailDraft = {
    kind: 'order-moved',
    about: { orderId: order.id, eventIds: events.map(event => event.id) },
    ...toCustomer(change),
    // It contains the delivery code.
    ...(first.to === 'shipped' && { isUnlimited: true }),
    dedupeKey: `order-moved:${first.id}`,
  }
  return [moved, ...events.flatMap(event => mailToVendor(change, event))]
}

/** Events of a parcel, or of its whole order, before another event. */
const historyOf = ({ events }: Order, { id: ofParcel }: Parcel, before: OrderEvent): OrderEvent[] =>
  events
    .slice(
      0,
      events.findIndex(({ id }) => id === before.id),
    )
    .filter(({ parcelId }) => parcelId === null || parcelId === ofParcel)

/** Last event, up to `upTo`, that took the parcel up again after its vendor had been notified of it; undefined without one. */
function revivalAfterNotification(order: Order, parcel: Parcel, upTo: OrderEvent): OrderEvent | undefined {
  const history = [...historyOf(order, parcel, upTo), upTo]
  const revival = history.findLast(({ kind, from }) => kind === 'status' && from === 'cancelled')
  const wasOnline = isOnline(order.paymentMethod) || order.events.some(({ kind }) => kind === 'method')
  const wasNotified = revival && (!wasOnline || historyOf(order, parcel, revival).some(notifiesVendor))
  return wasNotified ? revival : undefined
}

/** Whether the vendor of a parcel to be paid online was notified of it between its last cancellation and an event. */
function wasVendorNotified(order: Order, parcel: Parcel, before: OrderEvent): boolean {
  const history = historyOf(order, parcel, before)
  return history.slice(history.findLastIndex(({ to }) => to === 'cancelled') + 1).some(notifiesVendor)
}

/**
 * Whether an event notifies the vendor of a parcel to be paid online: it was paid, changed to cash, or moved on unpaid by an
 * administrator.
 */
function notifiesVendor({ kind, to }: OrderEvent): boolean {
  if (kind === 'status') return to !== 'pending' && to !== 'cancelled'
  return kind === 'method' || (kind === 'payment' && to === 'completed')
}

function mailToVendor(change: Change, event: OrderEvent): MailDraft[] {
  const { order, emailOf } = change
  const parcel = order.parcels.find(({ id }) => id === event.parcelId)
  if (!parcel || event.actor === 'vendor') return []
  const isDue = !isOnline(order.paymentMethod) || parcel.paymentStatus === 'completed'
  // An administrator moved it on unpaid: its vendor is notified as of a paid one.
  const isVouchedFor = event.to !== 'pending' && event.to !== 'cancelled'
  if (event.from === 'cancelled') return isDue || isVouchedFor ? newOrderMail(change, parcel, event) : []
  if (!isDue && event.from === 'pending') {
    if (isVouchedFor) return newOrderMail(change, parcel, event)
    if (!wasVendorNotified(order, parcel, event)) return []
  }
  const recipient = emailOf(parcel.vendorId)
  if (event.to !== 'cancelled' || !recipient) return []
  return [
    {
      kind: 'parcel-cancelled',
      about: { orderId: order.id, vendorId: parcel.vendorId, eventId: event.id },
      ...toVendor(recipient),
      dedupeKey: `parcel-cancelled:${event.id}`,
    },
  ]
}
