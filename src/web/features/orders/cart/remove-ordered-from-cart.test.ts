import { expect, test } from 'vitest'
import { withoutOrdered } from './remove-ordered-from-cart.ts'

test('what was ordered is taken out, and what is beyond it left', () => {
  const order = {
    items: [
      { productId: 'tomates', quantity: 2 },
      { productId: 'igname', quantity: 1 },
    ],
  }
  const tomatoes = { id: 'tomates', quantity: 3 }
  const yam = { id: 'igname', quantity: 1 }
  const rice = { id: 'riz', quantity: 5 }
  expect(withoutOrdered([tomatoes, rice, yam], order)).toEqual([{ id: 'tomates', quantity: 1 }, rice])
  expect(withoutOrdered([{ ...tomatoes, quantity: 1 }], order)).toEqual([])
})
