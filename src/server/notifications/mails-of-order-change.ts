import type { Order, OrderEvent, Parcel } from '#contract/orders/schemas.ts'
import { isOnline } from '#contract/payments/facts.ts'
import type { MailDraft } from './queue-mail.ts'

/** An order, and what one act changed in it; `emailOf` gives a vendor's address. A confirmed customer's orders are its own. */
type Change = {
  order: Order
  events: readonly OrderEvent[]
  isConfirmed: boolean
  emailOf: (vendorId: string) => string | undefined
}

/**
 * The mails that a change of an order makes, to its customer and to its vendors. An order to be paid online is told once
 * it is paid, or to be paid in cash instead: until then nobody prepares it.
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

/** A producer is told of each of its orders. */
const toVendor = (recipient: string) => ({ recipient, accountId: null, isUnlimited: true })

/** The parcels that changed; what concerns the whole order concerns those that are still to come. */
const parcelsOf = ({ order, events }: Change): Parcel[] =>
  order.parcels.filter(({ id, status }) =>
    events.some(({ parcelId }) => (parcelId === null ? status !== 'cancelled' : parcelId === id)),
  )

function mailsOfPayment(change: Change, first: OrderEvent): MailDraft[] {
  const { order } = change
  const orderId = order.id
  // Of each try: who has paid again may believe that it went well.
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

/** The order stands: the customer gets the confirmation, each vendor its part. */
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

/** That a parcel is to be prepared: told once, and once more each time that it is taken up again. */
function newOrderMail({ order, emailOf }: Change, parcel: Parcel, by: OrderEvent): MailDraft[] {
  const recipient = emailOf(parcel.vendorId)
  if (!recipient) return []
  const revivedBy = revivalOf(order, parcel, by)
  return [
    {
      kind: 'new-order',
      about: { orderId: order.id, vendorId: parcel.vendorId, isRevived: revivedBy !== undefined },
      ...toVendor(recipient),
      dedupeKey: revivedBy ? `order-revived:${revivedBy.id}` : `new-order:${parcel.id}`,
    },
  ]
}

/** To the customer, of what happened in one parcel. */
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

/** One mail to the customer for all that moved at once; vendors learn what others did to their parcel. */
function mailsOfMove(change: Change, first: OrderEvent): MailDraft[] {
  const { order, events } = change
  const moved: MailDraft = {
    kind: 'order-moved',
    about: { orderId: order.id, eventIds: events.map(event => event.id) },
    ...toCustomer(change),
    // It brings the code that is said at the door.
    ...(first.to === 'shipped' && { isUnlimited: true }),
    dedupeKey: `order-moved:${first.id}`,
  }
  return [moved, ...events.flatMap(event => mailToVendor(change, event))]
}

/** What happened to a parcel before something else did. */
const historyOf = ({ events }: Order, { id: ofParcel }: Parcel, before: OrderEvent): OrderEvent[] =>
  events
    .slice(
      0,
      events.findIndex(({ id }) => id === before.id),
    )
    .filter(({ parcelId }) => parcelId === null || parcelId === ofParcel)

/** What took a parcel up again, the last time up to some event, after its vendor had heard of it; undefined where nothing did. */
function revivalOf(order: Order, parcel: Parcel, upTo: OrderEvent): OrderEvent | undefined {
  const history = [...historyOf(order, parcel, upTo), upTo]
  const revival = history.findLast(({ kind, from }) => kind === 'status' && from === 'cancelled')
  const wasOnline = isOnline(order.paymentMethod) || order.events.some(({ kind }) => kind === 'method')
  const wasTold = revival && (!wasOnline || historyOf(order, parcel, revival).some(tellsVendor))
  return wasTold ? revival : undefined
}

/** Was the last that the vendor of a parcel to be paid online heard, before an event, that it is to be prepared? */
function isToBePrepared(order: Order, parcel: Parcel, before: OrderEvent): boolean {
  const history = historyOf(order, parcel, before)
  return history.slice(history.findLastIndex(({ to }) => to === 'cancelled') + 1).some(tellsVendor)
}

/**
 * Does a vendor hear by this of a parcel that was to be paid online? It does once it is paid, is to be paid in cash after all, or the
 * administration vouches for it.
 */
function tellsVendor({ kind, to }: OrderEvent): boolean {
  if (kind === 'status') return to !== 'pending' && to !== 'cancelled'
  return kind === 'method' || (kind === 'payment' && to === 'completed')
}

function mailToVendor(change: Change, event: OrderEvent): MailDraft[] {
  const { order, emailOf } = change
  const parcel = order.parcels.find(({ id }) => id === event.parcelId)
  if (!parcel || event.actor === 'vendor') return []
  const isDue = !isOnline(order.paymentMethod) || parcel.paymentStatus === 'completed'
  // An administrator vouches for what is not paid: its vendor hears of it as of what is.
  const isVouchedFor = event.to !== 'pending' && event.to !== 'cancelled'
  if (event.from === 'cancelled') return isDue || isVouchedFor ? newOrderMail(change, parcel, event) : []
  if (!isDue && event.from === 'pending') {
    if (isVouchedFor) return newOrderMail(change, parcel, event)
    if (!isToBePrepared(order, parcel, event)) return []
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
