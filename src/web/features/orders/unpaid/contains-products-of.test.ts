import { expect, test } from 'vitest'
import { containsProductsOf, duplicatedOrders, hasSameProducts } from './contains-products-of.ts'

const order = {
  items: [
    { productId: 'tomates', quantity: 2 },
    { productId: 'igname', quantity: 1 },
  ],
}
const tomatoes = { id: 'tomates', quantity: 3 }
const yam = { id: 'igname', quantity: 1 }
const rice = { id: 'riz', quantity: 5 }

test('the ordered products in other quantities are that order begun again, with others beside them too; without one they are not', () => {
  expect(containsProductsOf([yam, tomatoes], order)).toBe(true)
  expect(containsProductsOf([yam, rice, tomatoes], order)).toBe(true)
  expect(containsProductsOf([tomatoes, rice], order)).toBe(false)
  expect(containsProductsOf([], order)).toBe(false)
})

test('of several unpaid orders, one that is meant a second time leaves the others told', () => {
  const unpaid = [
    { id: 'of both', ...order },
    { id: 'of rice', items: [{ productId: 'riz', quantity: 1 }] },
    { id: 'of yam', items: [{ productId: 'igname', quantity: 1 }] },
  ]
  const told = (...meant: string[]) => duplicatedOrders([tomatoes, yam], unpaid, meant).map(({ id }) => id)
  expect(told()).toEqual(['of both', 'of yam'])
  expect(told('of both')).toEqual(['of yam'])
  expect(told('of both', 'of yam')).toEqual([])
})

test('the same products are those and no others', () => {
  expect(hasSameProducts([yam, tomatoes], order)).toBe(true)
  expect(hasSameProducts([tomatoes, rice], order)).toBe(false)
  expect(hasSameProducts([tomatoes, yam, rice], order)).toBe(false)
})
