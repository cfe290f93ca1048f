import { expect, test } from 'vitest'
import { type OrderStatus, orderStatusSequence } from '#contract/orders/facts.ts'
import type { OrderEvent } from '#contract/orders/schemas.ts'
import { orderSteps } from '#web/features/orders/order-steps.ts'

const ORDERED_AT = '2026-11-20T08:00:00.000Z'
const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, '0')}:00:00.000Z`

const event = (to: OrderStatus, hour: number, fields: Partial<OrderEvent> = {}): OrderEvent => ({
  id: `${to}-${hour}`,
  parcelId: 'parcel',
  kind: 'status',
  actor: 'vendor',
  from: null,
  to,
  reason: null,
  createdAt: at(hour),
  ...fields,
})

type Facts = Parameters<typeof orderSteps>[0]
/** The time of each completed step. */
const timesOf = (facts: Omit<Facts, 'orderedAt'>) =>
  Object.fromEntries(
    orderSteps({ orderedAt: ORDERED_AT, ...facts }).flatMap(({ status, at }) => (at ? [[status, at]] : [])),
  )

test('a new order is received, and the rest of the way is to come', () => {
  const steps = orderSteps({ status: 'pending', orderedAt: ORDERED_AT, events: [event('pending', 8)] })
  expect(steps.map(({ status }) => status)).toEqual(orderStatusSequence)
  expect(steps.map(({ isDone, at }) => [isDone, at])).toEqual([
    [true, ORDERED_AT],
    ...orderStatusSequence.slice(1).map(() => [false, null]),
  ])
})

test('each step tells when it was done', () => {
  const events = [event('pending', 8), event('confirmed', 9), event('shipped', 12)]
  expect(timesOf({ status: 'shipped', events })).toEqual({
    pending: ORDERED_AT,
    confirmed: at(9),
    shipped: at(12),
  })
})

test('a step taken back is not done, whatever was written before', () => {
  const events = [event('shipped', 9), event('confirmed', 10, { from: 'shipped' })]
  expect(timesOf({ status: 'confirmed', events })).toEqual({ pending: ORDERED_AT, confirmed: at(10) })
})

test('a parcel has only its own steps, and a payment is none', () => {
  const events = [
    event('confirmed', 9, { parcelId: 'other' }),
    event('confirmed', 11),
    { ...event('delivered', 12), kind: 'payment' as const },
  ]
  expect(timesOf({ status: 'delivered', events, parcelId: 'parcel' })).toEqual({
    pending: ORDERED_AT,
    confirmed: at(11),
  })
})

test('a cancelled order says when, why and by whom', () => {
  const events = [event('confirmed', 9), event('cancelled', 10, { reason: 'Plus de stock' })]
  expect(orderSteps({ status: 'cancelled', orderedAt: ORDERED_AT, events }).at(-1)).toEqual({
    status: 'cancelled',
    isDone: true,
    at: at(10),
    reason: 'Plus de stock',
    actor: 'vendor',
  })
})
