import { expect, test } from 'vitest'
import { holdsOrder } from './holds-order.ts'

const order = {
  items: [
    { productId: 'igname', quantity: 2 },
    { productId: 'gombo', quantity: 1 },
  ],
}

test('a cart holds an order when its things and quantities are the same, in any order', () => {
  const gombo = { id: 'gombo', quantity: 1 }
  expect(holdsOrder([gombo, { id: 'igname', quantity: 2 }], order)).toBe(true)
  expect(holdsOrder([gombo, { id: 'igname', quantity: 3 }], order)).toBe(false)
  expect(holdsOrder([gombo], order)).toBe(false)
  expect(holdsOrder([gombo, { id: 'igname', quantity: 2 }, { id: 'riz', quantity: 1 }], order)).toBe(false)
  expect(holdsOrder([], order)).toBe(false)
})
