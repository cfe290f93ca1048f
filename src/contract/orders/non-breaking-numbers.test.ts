import { expect, test } from 'vitest'
import { withNonBreakingNumbers } from './non-breaking-numbers.ts'

test.each([
  ['Gros avocats, caisse de 10 kg', 'Gros avocats, caisse de~10~kg'],
  ['Œufs de cane, plateau de 30', 'Œufs de cane, plateau de~30'],
  ['Jus de gingembre 50 cl', 'Jus de gingembre 50~cl'],
  ['Lot de 3 grappes', 'Lot de~3 grappes'],
  ['', ''],
])('%s', (typed, bound) => {
  expect(withNonBreakingNumbers(typed)).toBe(bound.replaceAll('~', '\u00a0'))
})
