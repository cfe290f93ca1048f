import { expect, test } from 'vitest'
import { failureOf, isRefused, sentenceOf, unreachable } from '#web/api/api-failure.ts'

test('a refusal of a known code gives its details', () => {
  const error: unknown = failureOf(409, 'Conflict', { code: 'stock_changed', message: 'Changé', stock: 3 })
  expect(isRefused(error, 'stock_changed') && error.details.stock).toBe(3)
  expect(isRefused(error, 'price_changed', 'stock_changed') && error.code).toBe('stock_changed')
  expect(isRefused(error, 'price_changed')).toBe(false)
})

test('what no server answered, or is no failure of a call, is no refusal', () => {
  expect(isRefused(unreachable(true), 'unavailable')).toBe(false)
  expect(isRefused(failureOf(502, 'Bad Gateway', '<html>'), 'unavailable')).toBe(false)
  expect(isRefused(Object.assign(new Error(), { code: 'unavailable' }), 'unavailable')).toBe(false)
})

test('the compiler knows the details of each code', () => {
  const error: unknown = failureOf(403, '', { code: 'wrong_space', location: '/login' })
  if (isRefused(error, 'wrong_space')) {
    // @ts-expect-error an address has no stock
    expect(error.details.stock).toBeUndefined()
  }
  // @ts-expect-error no such code
  expect(isRefused(error, 'no_such_code')).toBe(false)
})

test('a person reads the sentence of a refusal with its signs beside the words before them', () => {
  const error = failureOf(409, '', { message: 'Le stock a changé : relisez « Mes produits ».' })
  expect(sentenceOf(error, 'autre')).toBe('Le stock a changé\u00a0: relisez «\u00a0Mes produits\u00a0».')
})
