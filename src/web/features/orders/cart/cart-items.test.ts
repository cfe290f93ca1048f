import { describe, expect, test } from 'vitest'
import { lineTotal } from '#contract/money.ts'
import { MAX_LINES, MAX_QUANTITY } from '#contract/orders/order-size.ts'
import {
  addItem,
  countOf,
  type NewCartItem,
  parseItems,
  removeItem,
  setPrice,
  setQuantity,
  totalOf,
} from './cart-items.ts'

const tomatoes: NewCartItem = {
  id: 'tomatoes',
  name: 'Tomates de Bouaké',
  price: '800.00',
  unit: 'kg',
  vendorName: 'Les Jardins de Brobo',
}
const eggs: NewCartItem = {
  ...tomatoes,
  id: 'eggs',
  name: 'Plateau de 30 œufs',
  price: '3000.00',
  unit: 'pièce',
}

describe('adding to the cart', () => {
  test('a new product comes once unless said', () => {
    expect(addItem([], tomatoes)).toEqual([{ ...tomatoes, quantity: 1 }])
    expect(addItem([], tomatoes, 4)).toEqual([{ ...tomatoes, quantity: 4 }])
  })

  test('a product that is there grows by the quantity, and takes its present price', () => {
    const items = addItem(addItem([], tomatoes, 2), eggs)
    expect(addItem(items, { ...tomatoes, price: '900.00' }, 3)).toEqual([
      { ...tomatoes, price: '900.00', quantity: 5 },
      { ...eggs, quantity: 1 },
    ])
  })

  test('the cart before is left as it was', () => {
    const before = addItem([], tomatoes)
    addItem(before, tomatoes)
    expect(before).toEqual([{ ...tomatoes, quantity: 1 }])
  })

  test('no more lines nor pieces than an order may have', () => {
    const full = Array.from({ length: MAX_LINES }, (_, index) => ({
      ...tomatoes,
      id: `${index}`,
      quantity: 1,
    }))
    expect(addItem(full, eggs)).toBe(full)
    expect(countOf(addItem(addItem([], eggs, MAX_QUANTITY), eggs))).toBe(MAX_QUANTITY)
  })
})

describe('changing the cart', () => {
  const items = addItem(addItem([], tomatoes, 2), eggs)

  test('sets a quantity', () => {
    expect(countOf(setQuantity(items, 'tomatoes', 7))).toBe(8)
  })

  test.each([0, -1])('a quantity of %i takes the product out', quantity => {
    expect(setQuantity(items, 'tomatoes', quantity)).toEqual([{ ...eggs, quantity: 1 }])
  })

  test('removes a product', () => {
    expect(removeItem(items, 'eggs')).toEqual([{ ...tomatoes, quantity: 2 }])
  })

  test('takes a changed price', () => {
    expect(totalOf(setPrice(items, 'eggs', '3500.00'))).toBe('5100.00')
  })
})

describe('sums', () => {
  const items = addItem(addItem([], tomatoes, 3), eggs, 2)

  test('count quantities, not lines', () => {
    expect(countOf(items)).toBe(5)
  })

  test('are exact amounts', () => {
    expect(items.map(lineTotal)).toEqual(['2400.00', '6000.00'])
    expect(totalOf(items)).toBe('8400.00')
    const cents = addItem(addItem([], { ...eggs, price: '0.10' }), { ...tomatoes, price: '0.20' })
    expect(totalOf(cents)).toBe('0.30')
  })

  test('of nothing are zero', () => {
    expect(countOf([])).toBe(0)
    expect(totalOf([])).toBe('0.00')
  })
})

describe('reading what the browser has kept', () => {
  const line = { ...tomatoes, quantity: 2 }

  test('gives back what was written', () => {
    expect(parseItems(JSON.stringify([line]))).toEqual([line])
  })

  test.each([null, '', '{', 'null', '42', '{"items":[]}'])('%j is an empty cart', stored => {
    expect(parseItems(stored)).toEqual([])
  })

  test.each([
    { ...line, quantity: 0 },
    { ...line, quantity: 1.5 },
    { ...line, quantity: '2' },
    { ...line, price: 800 },
    { ...line, price: '800' },
    { ...line, price: '-1.00' },
    { ...line, name: undefined },
    null,
  ])('leaves out what is not a line: %j', broken => {
    expect(parseItems(JSON.stringify([broken, line]))).toEqual([line])
  })
})
