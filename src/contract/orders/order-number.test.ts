import { expect, test } from 'vitest'
import { isOrderNumber, orderNumber, serialOf } from './order-number.ts'

test('an order number is found as people type it', () => {
  expect(orderNumber(123)).toBe('AMIC-000123')
  for (const typed of ['AMIC-000123', 'amic-123', 'amic000123', ' 000123 ', '123'])
    expect(serialOf(typed)).toBe(123)
  for (const typed of ['AMIC', 'tomate', '12a', '']) expect(serialOf(typed)).toBeNull()
})

test('an order number is told from what is none', () => {
  expect(isOrderNumber(orderNumber(123))).toBe(true)
  for (const value of ['AMIC-', 'AMIC-1 ', 'amic-1', '123', 123, ['AMIC-000123'], undefined])
    expect(isOrderNumber(value)).toBe(false)
})
