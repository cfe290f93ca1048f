import { expect, test } from 'vitest'
import { beginningOf } from './beginning-of.ts'

test.each([
  ['quarter', '2026-05-31T10:00:00Z', '2026-02-28T00:00:00Z'],
  ['quarter', '2028-05-30T10:00:00Z', '2028-02-29T00:00:00Z'],
  ['quarter', '2026-12-31T23:59:59Z', '2026-09-30T00:00:00Z'],
  ['quarter', '2026-01-31T10:00:00Z', '2025-10-31T00:00:00Z'],
  ['quarter', '2026-03-15T10:00:00Z', '2025-12-15T00:00:00Z'],
  ['year', '2028-02-29T10:00:00Z', '2027-02-28T00:00:00Z'],
  ['year', '2026-03-15T10:00:00Z', '2025-03-15T00:00:00Z'],
  ['month', '2026-03-31T10:00:00Z', '2026-03-01T00:00:00Z'],
] as const)('a %s that ends at %s begins at %s', (period, now, since) => {
  expect(beginningOf(period, new Date(now))).toEqual(new Date(since))
})

test('all of it has no beginning', () => {
  expect(beginningOf('all', new Date())).toBeNull()
})
