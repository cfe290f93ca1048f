import { expect, test } from 'vitest'
import { Refused, refuse } from './refuse.ts'

function refusal(act: () => never): Refused {
  try {
    return act()
  } catch (error) {
    return error as Refused
  }
}

test('status and sentence come from the contract; what else is said goes into the answer', () => {
  expect(refusal(() => refuse('stock_changed', { stock: 3 }))).toMatchObject({
    code: 'stock_changed',
    status: 409,
    message: 'Le stock a changé entre-temps, par une vente ou une annulation.',
    details: { stock: 3 },
    retryAfterSeconds: undefined,
  })
  const later = refusal(() => refuse('unavailable', { message: 'Plus tard.' }))
  expect(later).toMatchObject({ message: 'Plus tard.', details: {}, retryAfterSeconds: 5 })
})

test('the compiler asks for what the contract names, and for nothing else', () => {
  // @ts-expect-error the present stock is missing
  expect(() => refuse('stock_changed')).toThrow(Refused)
  // @ts-expect-error a stock is a number
  expect(() => refuse('stock_changed', { stock: 'three' })).toThrow(Refused)
  // @ts-expect-error its answer holds no stock
  expect(() => refuse('order_not_found', { stock: 3 })).toThrow(Refused)
  // @ts-expect-error when to try again is missing
  expect(() => refuse('rate_limited')).toThrow(Refused)
  // @ts-expect-error the contract says when
  expect(() => refuse('unavailable', { retryAfterSeconds: 7 })).toThrow(Refused)
})
