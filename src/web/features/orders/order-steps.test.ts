import { expect, test } from 'vitest'
import type { OrderStatus } from '#contract/orders/facts.ts'
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

test('a new order is received, and the rest is to come', () => {
  const steps = orderSteps({ status: 'pending', orderedAt: ORDERED_AT, events: [event('pending', 8)] })
  expect(steps.map(({ status, isDone, at }) => [status, isDone, at])).toEqual([
    ['pending', true, ORDERED_AT],
    ['confirmed', false, null],
    ['shipped', false, null],
    ['delivered', false, null],
  ])
})

test('each step tells when it was done', () => {
  const events = [event('pending', 8), event('confirmed', 9), event('shipped', 12)]
  const steps = orderSteps({ status: 'shipped', orderedAt: ORDERED_AT, events })
  expect(steps.map(step => step.at)).toEqual([ORDERED_AT, at(9), at(12), null])
})

test('a step taken back is not done, whatever was written before', () => {
  const events = [event('shipped', 9), event('confirmed', 10, { from: 'shipped' })]
  const steps = orderSteps({ status: 'confirmed', orderedAt: ORDERED_AT, events })
  expect(steps.map(step => step.at)).toEqual([ORDERED_AT, at(10), null, null])
})

test('a parcel has only its own steps, and a payment is none', () => {
  const events = [
    event('confirmed', 9, { parcelId: 'other' }),
    event('confirmed', 11),
    { ...event('delivered', 12), kind: 'payment' as const },
  ]
  const steps = orderSteps({ status: 'delivered', orderedAt: ORDERED_AT, events, parcelId: 'parcel' })
  expect(steps.map(step => step.at)).toEqual([ORDERED_AT, at(11), null, null])
})

test('a cancelled order says when and why', () => {
  const events = [event('confirmed', 9), event('cancelled', 10, { reason: 'Plus de stock' })]
  expect(orderSteps({ status: 'cancelled', orderedAt: ORDERED_AT, events }).at(-1)).toEqual({
    status: 'cancelled',
    isDone: true,
    at: at(10),
    reason: 'Plus de stock',
  })
})
