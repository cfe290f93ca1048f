import { expect, test } from 'vitest'
import type { StepEvent } from '#web/features/orders/order-steps.ts'
import { movedDay } from './moved-day.ts'

const event = (fields: object) => ({ kind: 'day', parcelId: 'yao', reason: null, ...fields }) as StepEvent

test('a parcel that was moved twice was planned for the first day, and moved for the last reason', () => {
  const events = [
    event({ from: '2026-11-24', reason: 'Pluie' }),
    event({ parcelId: 'aya', from: '2026-11-23' }),
    event({ from: '2026-11-25', reason: 'Panne' }),
  ]
  expect(movedDay(events, 'yao')).toEqual({ from: '2026-11-24', reason: 'Panne' })
})

test('what was not moved has no other day', () => {
  expect(movedDay([event({ kind: 'status', from: 'pending' })], 'yao')).toBeUndefined()
})
