import { expect, test } from 'vitest'
import { MAX_CHECKS, pauseAfter } from '#web/features/payments/check-pauses.ts'

test('a payment is looked at less and less often, for about two minutes', () => {
  const pauses = Array.from({ length: MAX_CHECKS - 1 }, (_, index) => pauseAfter(index + 1) as number)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  const wholeMs = pauses.reduce((sum, pause) => sum + pause)
  expect(wholeMs).toBeGreaterThan(90_000)
  expect(wholeMs).toBeLessThan(150_000)
})

test('after the last look nothing is asked any more', () => {
  expect(pauseAfter(MAX_CHECKS - 1)).not.toBe(false)
  expect(pauseAfter(MAX_CHECKS)).toBe(false)
})
