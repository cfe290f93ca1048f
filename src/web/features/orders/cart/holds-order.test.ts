import { expect, test } from 'vitest'
import { hasSameProducts, holdsOrder } from './holds-order.ts'

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

test('the same products in other quantities are the same order begun again; one more or less is not', () => {
  const order = {
    items: [
      { productId: 'tomates', quantity: 2 },
      { productId: 'igname', quantity: 1 },
    ],
  }
  expect(hasSameProducts([{ id: 'igname' }, { id: 'tomates' }], order)).toBe(true)
  expect(hasSameProducts([{ id: 'tomates' }], order)).toBe(false)
  expect(hasSameProducts([{ id: 'tomates' }, { id: 'igname' }, { id: 'riz' }], order)).toBe(false)
})
