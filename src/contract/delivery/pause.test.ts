import { expect, test } from 'vitest'
import { isPaused } from './pause.ts'

test.each([
  [null, '2026-11-27T12:00:00Z', false],
  ['2026-11-26', '2026-11-27T00:00:00Z', false],
  ['2026-11-27', '2026-11-27T23:59:59Z', true],
  ['2026-11-28', '2026-11-27T12:00:00Z', true],
])('a pause until %s, at %s: %s', (until, now, paused) => {
  expect(isPaused(until, new Date(now))).toBe(paused)
})
