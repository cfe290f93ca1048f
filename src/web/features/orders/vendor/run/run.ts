import { amountOf, centimesOf } from '#contract/money.ts'
import type { OrderStatus } from '#contract/orders/facts.ts'
import { dayPartOf } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { isToCollect } from '#web/features/orders/is-to-collect.ts'
import { promisedDayOf } from '#web/features/orders/vendor/promised-day.ts'
import { type QueuedAction, unsentActions } from '#web/features/orders/vendor/queued-actions.ts'

/** What a producer takes along, or has on board. */
export const statusesOfRun = ['confirmed', 'shipped'] as const satisfies readonly OrderStatus[]

export type Run = {
  /** In the order in which they are driven to; those whose delivery waits for the connection stay in their place. */
  stops: readonly Order[]
  /** Confirmed ones, which leave together: those for which nothing waits for the connection. */
  toLoad: readonly Order[]
  /** Those that are still to be delivered: neither their delivery nor their cancellation waits. */
  left: readonly Order[]
  /** What was brought to its pickup point on a day that is over, and whether it is still to be fetched: nobody drives to it. */
  atPoint: readonly { order: Order; isLeft: boolean }[]
  /** How many deliveries are noted, and wait for the connection. */
  unsent: number
  /** The cash of those, an amount. */
  toCollect: string
  /** The first day to come that has parcels, and how many; undefined when no day has any. */
  next: { day: string; count: number } | undefined
}

type Asked = {
  orders: readonly Order[]
  actions: readonly QueuedAction[]
  /** Ids of orders, as the producer arranged them. */
  arrangement: readonly string[]
  /** "2026-11-27". */
  today: string
}

const byPlace = new Intl.Collator('fr', { numeric: true })
const placeOf = ({ delivery, deliveryAddress }: Order) => `${delivery.zone?.name ?? ''} ${deliveryAddress}`

/** Whether it was brought to its pickup point, and is its customer's to fetch, as the list of orders says it. */
function waitsAtPoint(order: Order, today: string): boolean {
  const { status, delivery } = order
  const parcel = { status, plannedOn: promisedDayOf(order), mode: delivery.mode, isToAnswer: false }
  return dayPartOf(parcel, today) === 'atPoint'
}

/** Of today, or of a day that is over; what was sent without a day is on board as well. */
function isOfToday(order: Order, today: string): boolean {
  if (!statusesOfRun.some(status => status === order.status)) return false
  const day = promisedDayOf(order)
  return day === null ? order.status === 'shipped' : day <= today
}

/** The parcels that a producer drives around today. What was never arranged comes last, zone by zone. */
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

/** The ids with one of them one place earlier, -1, or later, 1. */
export function arranged(ids: readonly string[], id: string, by: -1 | 1): readonly string[] {
  const from = ids.indexOf(id)
  const others = ids.filter(one => one !== id)
  return others.toSpliced(Math.max(0, from + by), 0, id)
}
