import { expect, test } from 'vitest'
import { withNumbersBound } from './bound-numbers.ts'

test.each([
  ['Gros avocats, caisse de 10 kg', 'Gros avocats, caisse de~10~kg'],
  ['Œufs de cane, plateau de 30', 'Œufs de cane, plateau de~30'],
  ['Jus de gingembre 50 cl', 'Jus de gingembre 50~cl'],
  ['Lot de 3 grappes', 'Lot de~3 grappes'],
  ['', ''],
])('%s', (typed, bound) => {
  expect(withNumbersBound(typed)).toBe(bound.replaceAll('~', '\u00a0'))
})
