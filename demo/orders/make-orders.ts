import { dayOf } from '#contract/day-of.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { amountOf, centimesOf } from '#contract/money.ts'
import type { DeliveryProof, PaymentStatus } from '#contract/orders/facts.ts'
import { isOnline } from '#contract/payments/facts.ts'
import type { orderEvents, orderItems, orders, parcels } from '#database/schema/orders.ts'
import type { payments } from '#database/schema/payments.ts'
import type { refunds } from '#database/schema/refunds.ts'
import { paymentStatusOfOrder, statusOfOrder } from '#server/orders/order-states.ts'
import { PAY_WITHIN_MS, UNPAID } from '#server/orders/paying/pay-deadline.ts'
import { hoursAfter, idAt } from '../ids.ts'
import { type Random, seededRandom } from '../random.ts'
import { arriveOnRounds } from './arrive-on-rounds.ts'
import { type FilledLine, fillParcel } from './fill-parcel.ts'
import { makePayments, type OnlinePayment } from './make-payments.ts'
import type { PlannedOrder, PlannedParcel } from './order-plan.ts'
import { dayBeforeMove, plannedDay } from './planned-day.ts'
import { cashReceivedAt, type ParcelEvent, simulateParcel } from './simulate-parcel.ts'
import { openingHoursOf, placeOf, recipientOf, type WhereTo } from './where-to.ts'

/** Rows of every table that orders fill. */
export type OrderRows = {
  orders: (typeof orders.$inferInsert & { id: string })[]
  parcels: (typeof parcels.$inferInsert)[]
  items: (typeof orderItems.$inferInsert)[]
  events: (typeof orderEvents.$inferInsert)[]
  payments: (typeof payments.$inferInsert)[]
  refunds: (typeof refunds.$inferInsert)[]
  /** What customers received, and when: only that can be reviewed. */
  received: { customerId: string; productId: string; vendorId: string; at: Date }[]
}

type TakenParcel = Omit<PlannedParcel, 'lines'> & {
  id: string
  lines: FilledLine[]
  subtotal: string
  status: typeof parcels.$inferInsert.status & string
  paymentStatus: PaymentStatus
  parcelEvents: ParcelEvent[]
}

type Scene = { plan: PlannedOrder; orderId: string; settler: string; now: Date; whereTo: WhereTo }

/**
 * Turns planned orders, oldest first, into rows that keep every rule of the shop: totals are the sums of their lines,
 * statuses follow the parcels, each change is told by an event of the allowed way.
 */
export function makeOrders(
  random: Random,
  plans: readonly PlannedOrder[],
  now: Date,
  adminId: string,
  whereTo: WhereTo,
): OrderRows {
  const rows: OrderRows = {
    orders: [],
    parcels: [],
    items: [],
    events: [],
    payments: [],
    refunds: [],
    received: [],
  }
  plans.forEach((plan, index) => {
    const orderId = idAt(random, plan.createdAt)
    const scene = { plan, orderId, settler: adminId, now, whereTo }
    const taken = plan.parcels.map(parcel => takeFromStock(random, scene, parcel))
    const online = isOnline(plan.method) ? makePayments(random, scene, taken) : undefined
    if (online) followPayment(taken, online)
    writeOrder(random, rows, scene, taken, index + 1)
    rows.payments.push(...(online?.attempts ?? []))
    rows.refunds.push(...(online?.refunds(random) ?? []))
  })
  return rows
}

function takeFromStock(
  random: Random,
  { plan, orderId, now, whereTo }: Scene,
  parcel: PlannedParcel,
): TakenParcel {
  const place = placeOf(plan, orderId, whereTo)
  const course =
    isOnline(plan.method) && plan.payment === 'never_paid'
      ? neverPaid(plan.createdAt)
      : arriveOnRounds(simulateParcel(random, parcel, plan.createdAt, now), `${orderId} ${parcel.vendorId}`, {
          rounds: whereTo.calendars.get(parcel.vendorId) ?? [],
          zoneId: place.zoneId,
          openingHours: openingHoursOf(place, whereTo),
          now,
        })
  const cashAt = cashReceivedAt(random, plan.method, course, now)
  const cash: ParcelEvent[] = cashAt
    ? [{ at: cashAt, kind: 'payment', actor: 'vendor', from: 'pending', to: 'completed', reason: null }]
    : []
  const id = idAt(random, plan.createdAt)
  const filled = fillParcel({ id, lines: parcel.lines, method: plan.method }, course)
  const parcelEvents = [...course.parcelEvents, ...cash, ...filled.parcelEvents]
  return {
    ...parcel,
    ...filled,
    id,
    status: course.status,
    paymentStatus: cashAt ? 'completed' : 'pending',
    parcelEvents: parcelEvents.toSorted((first, second) => first.at.getTime() - second.at.getTime()),
  }
}

/** Nothing paid in time after the order: the system cancels it, at its next look. */
function neverPaid(createdAt: Date) {
  const placed: ParcelEvent = {
    at: createdAt,
    kind: 'status',
    actor: 'customer',
    from: null,
    to: 'pending',
    reason: null,
  }
  const cancelled: ParcelEvent = {
    at: new Date(createdAt.getTime() + PAY_WITHIN_MS + MINUTE_MS),
    kind: 'status',
    actor: 'system',
    from: 'pending',
    to: 'cancelled',
    reason: UNPAID,
  }
  return { status: 'cancelled' as const, parcelEvents: [placed, cancelled] }
}

function followPayment(taken: readonly TakenParcel[], online: OnlinePayment): void {
  for (const parcel of taken) {
    parcel.parcelEvents.push(...online.parcelEvents)
    parcel.parcelEvents.sort((first, second) => first.at.getTime() - second.at.getTime())
    parcel.paymentStatus = online.status
  }
}

function writeOrder(
  random: Random,
  rows: OrderRows,
  { plan, orderId, whereTo, now }: Scene,
  taken: readonly TakenParcel[],
  serial: number,
): void {
  const { createdAt, customer } = plan
  const status = statusOfOrder(taken.map(parcel => parcel.status))
  const place = placeOf(plan, orderId, whereTo)
  rows.orders.push({
    id: orderId,
    serial,
    customerId: customer.id,
    total: amountOf(taken.reduce((sum, parcel) => sum + centimesOf(parcel.subtotal), 0)),
    status,
    paymentMethod: plan.method,
    paymentStatus: paymentStatusOfOrder(taken),
    ...recipientOf(customer, orderId),
    ...place,
    notes: plan.notes,
    createdAt,
  })
  for (const parcel of taken) {
    const { id, vendorId, subtotal, status: parcelStatus, paymentStatus } = parcel
    const question = {
      rounds: whereTo.calendars.get(vendorId) ?? [],
      zoneId: place.zoneId,
      openingHours: openingHoursOf(place, whereTo),
      createdAt,
      status: parcelStatus,
      deliveredAt: parcelStatus === 'delivered' ? latestDelivery([parcel]) : undefined,
      now,
    }
    const moved = moveOf(orderId, parcel, question)
    if (moved) rows.events.push(moved)
    rows.parcels.push({
      id,
      orderId,
      vendorId,
      subtotal,
      status: parcelStatus,
      paymentStatus,
      plannedOn: moved?.toStatus ?? plannedDay(question),
      deliveredWith: parcelStatus === 'delivered' ? proofOf(id) : null,
      createdAt,
    })
    for (const { product, quantity, missing } of parcel.lines) {
      rows.items.push({
        id: idAt(random, createdAt),
        orderId,
        parcelId: id,
        productId: product.row.id,
        productName: product.row.name,
        quantity: quantity - missing,
        missing,
        price: product.row.price,
      })
      const delivered = parcelStatus === 'delivered' ? latestDelivery([parcel]) : undefined
      if (delivered)
        rows.received.push({ customerId: customer.id, productId: product.row.id, vendorId, at: delivered })
    }
  }
  rows.events.push(...eventsOf(random, orderId, customer.id, taken))
}

/** That its vendor moved the day of a parcel, an hour after it was ordered; with an id of its own, for the same reason. */
function moveOf(
  orderId: string,
  { id, vendorUserId, movedTo }: TakenParcel,
  question: Parameters<typeof plannedDay>[0],
): OrderRows['events'][number] | undefined {
  if (movedTo === undefined) return undefined
  const at = hoursAfter(question.createdAt, 1)
  const toStatus = dayOf(hoursAfter(question.now, 24 * movedTo))
  return {
    id: idAt(seededRandom(`amic moved ${id}`), at),
    orderId,
    parcelId: id,
    kind: 'day',
    actor: 'vendor',
    actorId: vendorUserId,
    fromStatus: dayBeforeMove(question, toStatus),
    toStatus,
    reason: 'Je passe dans votre commune ce jour-là.',
    createdAt: at,
  }
}

/** Most customers say their code. Each parcel has a chance of its own, so that nothing else of the story changes with it. */
const proofOf = (parcelId: string): DeliveryProof =>
  seededRandom(`amic codes ${parcelId}`).chance(0.06) ? 'none' : 'code'

function eventsOf(
  random: Random,
  orderId: string,
  customerId: string,
  taken: readonly TakenParcel[],
): OrderRows['events'] {
  return taken.flatMap(parcel =>
    parcel.parcelEvents.map(({ at, kind, actor, from, to, reason }) => ({
      id: idAt(random, at),
      orderId,
      parcelId: parcel.id,
      kind,
      actor,
      actorId: actor === 'customer' ? customerId : actor === 'vendor' ? parcel.vendorUserId : null,
      fromStatus: from,
      toStatus: to,
      reason,
      createdAt: at,
    })),
  )
}

function latestDelivery(taken: readonly TakenParcel[]): Date | undefined {
  return taken
    .flatMap(parcel => parcel.parcelEvents.filter(({ to }) => to === 'delivered').map(({ at }) => at))
    .toSorted((first, second) => second.getTime() - first.getTime())[0]
}
