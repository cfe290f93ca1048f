import { amountOf, centimesOf } from '#contract/money.ts'
import type { OrderStatus } from '#contract/orders/facts.ts'
import { dayPartOf } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { isToCollect } from '#web/features/orders/is-to-collect.ts'
import { promisedDayOf } from '#web/features/orders/vendor/promised-day.ts'
import { type QueuedAction, unsentActions } from '#web/features/orders/vendor/queued-actions.ts'

/** Statuses of parcels to load or on board. */
export const statusesOfRun = ['confirmed', 'shipped'] as const satisfies readonly OrderStatus[]

export type Run = {
  /** In driving order; those with a queued delivery stay in place. */
  stops: readonly Order[]
  /** Confirmed ones without a queued action: they leave together. */
  toLoad: readonly Order[]
  /** Stops without a queued delivery or cancellation. */
  left: readonly Order[]
  /** Those of `left` that are on board, or already at their pickup point. */
  gone: readonly Order[]
  /** Parcels at their pickup point since a past day, and whether neither delivery nor cancellation is queued. */
  atPoint: readonly { order: Order; isLeft: boolean }[]
  /** Number of queued deliveries. */
  unsent: number
  /** Cash to be collected for `left`, in FCFA. */
  toCollect: string
  /** The first future day with parcels, and their number; undefined without any. */
  next: { day: string; count: number } | undefined
}

type Asked = {
  orders: readonly Order[]
  actions: readonly QueuedAction[]
  /** Order ids as arranged by the producer. */
  arrangement: readonly string[]
  /** "2026-11-27". */
  today: string
}

const byPlace = new Intl.Collator('fr', { numeric: true })
const placeOf = ({ delivery, deliveryAddress }: Order) => `${delivery.zone?.name ?? ''} ${deliveryAddress}`

/** Whether the list of orders shows it as waiting at its pickup point since a past day. */
function waitsAtPoint(order: Order, today: string): boolean {
  const { status, delivery } = order
  const parcel = { status, plannedOn: promisedDayOf(order), mode: delivery.mode, isToAnswer: false }
  return dayPartOf(parcel, today) === 'atPoint'
}

/** Whether it is due today or overdue; shipped parcels without a day are included. */
function isOfToday(order: Order, today: string): boolean {
  if (!statusesOfRun.some(status => status === order.status)) return false
  const day = promisedDayOf(order)
  return day === null ? order.status === 'shipped' : day <= today
}

/** A producer's run of today. Stops that were never arranged come last, by zone. */
export function runOf({ orders, actions, arrangement, today }: Asked): Run {
  const placeInRun = (order: Order) => {
    const place = arrangement.indexOf(order.id)
    return place === -1 ? arrangement.length : place
  }
  const ofToday = orders.filter(order => isOfToday(order, today))
  const there = ofToday.filter(order => waitsAtPoint(order, today))
  const stops = ofToday
    .filter(order => !there.includes(order))
    .toSorted(
      (one, other) => placeInRun(one) - placeInRun(other) || byPlace.compare(placeOf(one), placeOf(other)),
    )
  const waiting = new Map(unsentActions(actions).map(({ orderId, act }) => [orderId, act]))
  const waitsToBe = (order: Order, status: OrderStatus) => waiting.get(order.id) === status
  const isLeft = (order: Order) => !waitsToBe(order, 'delivered') && !waitsToBe(order, 'cancelled')
  const left = stops.filter(isLeft)
  return {
    stops,
    toLoad: left.filter(order => order.can.moveTo.includes('shipped') && !waiting.has(order.id)),
    left,
    gone: left.filter(order => order.status === 'shipped' || waitsToBe(order, 'shipped')),
    atPoint: there.map(order => ({ order, isLeft: isLeft(order) })),
    unsent: [...stops, ...there].filter(order => waitsToBe(order, 'delivered')).length,
    toCollect: amountOf(left.filter(isToCollect).reduce((sum, { total }) => sum + centimesOf(total), 0)),
    next: nextOf(orders, today),
  }
}

function nextOf(orders: readonly Order[], today: string): Run['next'] {
  const days = orders
    .map(promisedDayOf)
    .filter(day => day !== null && day > today)
    .sort()
  const [day] = days
  return day ? { day, count: days.filter(other => other === day).length } : undefined
}

/** Moves an id one place earlier (-1) or later (1). */
export function arranged(ids: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const from = ids.indexOf(id)
  const others = ids.filter(one => one !== id)
  return others.toSpliced(Math.max(0, from + by), 0, id)
}
