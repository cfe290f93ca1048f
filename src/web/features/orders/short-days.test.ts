import { expect, test } from 'vitest'
import { shortDays } from '#web/features/orders/short-days.ts'

test.each([
  [['2026-11-27'], 'ven. 27 nov.'],
  [['2026-11-27', '2026-11-30'], '27 et 30 nov.'],
  [['2026-11-27', '2026-12-01'], '27 nov. et 1er\u00a0déc.'],
  [['2026-12-01', '2026-12-04'], '1er et 4 déc.'],
  [['2026-11-27', '2026-11-30', '2026-12-04'], '27, 30 nov. et 4 déc.'],
])('%j are %s in a column', (days, words) => {
  expect(shortDays(days)).toBe(words)
})
