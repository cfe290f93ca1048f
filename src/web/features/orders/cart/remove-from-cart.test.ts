import { describe, expect, test } from 'vitest'
import { MAX_LINES } from '#contract/orders/order-size.ts'
import type { CartItem } from './cart-items.ts'
import { restoreItem } from './remove-from-cart.ts'

const tomatoes: CartItem = {
  id: 'tomatoes',
  name: 'Tomates',
  price: '800.00',
  unit: 'kg',
  vendorName: 'Les Jardins de Brobo',
  quantity: 2,
}
const eggs: CartItem = { ...tomatoes, id: 'eggs', name: 'Œufs', quantity: 1 }

describe('putting a line back', () => {
  test('gives it the place and the quantity that it had', () => {
    expect(restoreItem([eggs], { item: tomatoes, index: 0 })).toEqual([tomatoes, eggs])
    expect(restoreItem([], { item: eggs, index: 1 })).toEqual([eggs])
  })

  test('leaves alone what was added anew since, and a cart that is full', () => {
    const anew = [{ ...tomatoes, quantity: 5 }]
    expect(restoreItem(anew, { item: tomatoes, index: 0 })).toBe(anew)
    const full = Array.from({ length: MAX_LINES }, (_, index) => ({
      ...eggs,
      id: String(index),
      quantity: 1,
    }))
    expect(restoreItem(full, { item: tomatoes, index: 0 })).toBe(full)
  })
})
