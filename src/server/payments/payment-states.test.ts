import { expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/durations.ts'
import type { PaymentAttemptStatus } from '#contract/payments/facts.ts'
import { statusAfter, statusUnanswered } from './payment-states.ts'
import type { Verdict } from './providers/provider.ts'

const now = new Date('2026-11-21T10:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS)
const attempt = (status: PaymentAttemptStatus, minutes = 1, paymentUrl: string | null = 'https://pay') => ({
  status,
  paymentUrl,
  createdAt: minutesAgo(minutes),
})

test('one about which nobody says anything is given up after a week', () => {
  const day = 24 * 60
  expect(statusUnanswered(attempt('PENDING', 6 * day), now)).toBe('PENDING')
  expect(statusUnanswered(attempt('PENDING', 8 * day), now)).toBe('EXPIRED')
  expect(statusUnanswered(attempt('REFUSED', 8 * day), now)).toBe('REFUSED')
})

test.each<[PaymentAttemptStatus, Verdict['status'], PaymentAttemptStatus]>([
  ['PENDING', 'PENDING', 'PENDING'],
  ['PENDING', 'UNKNOWN', 'PENDING'],
  ['PENDING', 'ACCEPTED', 'ACCEPTED'],
  ['PENDING', 'REFUSED', 'REFUSED'],
  ['PENDING', 'EXPIRED', 'EXPIRED'],
  ['REFUSED', 'ACCEPTED', 'ACCEPTED'],
  ['REFUSED', 'PENDING', 'REFUSED'],
  ['REFUSED', 'EXPIRED', 'REFUSED'],
  ['EXPIRED', 'ACCEPTED', 'ACCEPTED'],
  ['EXPIRED', 'REFUSED', 'EXPIRED'],
  ['ACCEPTED', 'REFUSED', 'ACCEPTED'],
  ['ACCEPTED', 'EXPIRED', 'ACCEPTED'],
  ['ACCEPTED', 'PENDING', 'ACCEPTED'],
])('%s, told %s, is %s', (before, verdict, after) => {
  expect(statusAfter(attempt(before), verdict, now)).toBe(after)
})

test('an attempt that the provider never opened expires after ten minutes', () => {
  expect(statusAfter(attempt('PENDING', 9, null), 'UNKNOWN', now)).toBe('PENDING')
  expect(statusAfter(attempt('PENDING', 11, null), 'UNKNOWN', now)).toBe('EXPIRED')
  expect(statusAfter(attempt('PENDING', 11), 'UNKNOWN', now)).toBe('PENDING')
})

test('nobody confirms after a week', () => {
  expect(statusAfter(attempt('PENDING', 7 * 24 * 60 - 1), 'PENDING', now)).toBe('PENDING')
  expect(statusAfter(attempt('PENDING', 7 * 24 * 60 + 1), 'PENDING', now)).toBe('EXPIRED')
  expect(statusAfter(attempt('PENDING', 7 * 24 * 60 + 1), 'ACCEPTED', now)).toBe('ACCEPTED')
})
