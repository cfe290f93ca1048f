import { expect, test } from 'vitest'
import { payBefore } from './pay-deadline.ts'

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`)
const step = (toStatus: string, time: string, kind: 'status' | 'payment' = 'status') => ({
  kind,
  toStatus,
  createdAt: at(time),
})
const waiting = {
  paymentMethod: 'cinetpay',
  paymentStatus: 'pending',
  status: 'pending',
  createdAt: at('14:02'),
} as const

test('an online order waits thirty minutes from when it was placed', () => {
  expect(payBefore(waiting, [step('pending', '14:02')])).toEqual(at('14:32'))
  expect(payBefore(waiting, [])).toEqual(at('14:32'))
})

test('a refused payment gives no more time, another step back to pending does', () => {
  const refused = { ...waiting, paymentStatus: 'failed' } as const
  expect(payBefore(refused, [step('pending', '14:02'), step('pending', '14:20', 'payment')])).toEqual(
    at('14:32'),
  )
  const revived = [step('pending', '14:02'), step('cancelled', '14:33'), step('pending', '16:00')]
  expect(payBefore(waiting, revived)).toEqual(at('16:30'))
})

test.each([
  { paymentStatus: 'completed' },
  { status: 'cancelled' },
  { status: 'confirmed' },
  { paymentMethod: 'cash_on_delivery' },
] as const)('an order with %j waits for nothing', change => {
  expect(payBefore({ ...waiting, ...change }, [step('pending', '14:02')])).toBeNull()
})
