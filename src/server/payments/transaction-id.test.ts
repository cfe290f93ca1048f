import { expect, test } from 'vitest'
import { isTransactionId, newTransactionId } from './transaction-id.ts'

test('has the form that the provider takes: at most 30 of [A-Z0-9-]', () => {
  for (let count = 0; count < 1000; count += 1) {
    const id = newTransactionId()
    expect(id).toMatch(/^[A-Z0-9-]{29}$/)
    expect(isTransactionId(id)).toBe(true)
  }
})

test('never comes twice, and uses all its letters', () => {
  const ids = Array.from({ length: 5000 }, newTransactionId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(ids.flatMap(id => [...id.slice(5)])).size).toBe(32)
})

test.each([
  '',
  'AMIC-',
  'AMIC-000123',
  `amic-${'0'.repeat(24)}`,
  `AMIC-${'I'.repeat(24)}`,
  `AMIC-${'0'.repeat(25)}`,
])('%j is not one', text => {
  expect(isTransactionId(text)).toBe(false)
})
