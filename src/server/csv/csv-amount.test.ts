import { expect, test } from 'vitest'
import { csvAmount } from './csv-amount.ts'

test.each([
  ['1500.00', '1500'],
  ['1500.50', '1500,50'],
  ['-500.5', '-500,50'],
  ['0.00', '0'],
  ['100', '100'],
])('%s is written %s', (amount, cell) => {
  expect(csvAmount(amount)).toBe(cell)
})
