import { expect, test } from 'vitest'
import { Refused } from '../../http/refuse.ts'
import { checkOrder, mergeLines } from './check-order.ts'

const product = (id: string, changes = {}) =>
  [
    id,
    {
      id,
      name: `Produit ${id}`,
      price: '500.00',
      unit: 'kg',
      stock: 10,
      vendorId: 'v1',
      isForSale: true,
      ...changes,
    },
  ] as const

function refusal(act: () => unknown): Refused {
  try {
    act()
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
  throw new Error('nothing was refused')
}

test('the same product on two lines is one line', () => {
  const merged = mergeLines([
    { productId: 'A', quantity: 2 },
    { productId: 'b', quantity: 1, price: 500 },
    { productId: 'a', quantity: 3, price: '500' },
  ])
  expect(merged).toEqual([
    { productId: 'a', quantity: 5, prices: ['500'] },
    { productId: 'b', quantity: 1, prices: [500] },
  ])
})

test('prices may be sent as numbers, as strings, or not at all', () => {
  const products = new Map([product('a'), product('b'), product('c')])
  const sent = [
    { productId: 'a', quantity: 1, price: 500 },
    { productId: 'b', quantity: 1, price: '500.00' },
    { productId: 'c', quantity: 1 },
  ]
  expect(checkOrder({ total: '1500' }, mergeLines(sent), products)).toHaveLength(3)
})

test('what is not sold comes before what is short, and that before a price', () => {
  const products = new Map([product('a', { isForSale: false }), product('b', { stock: 1 }), product('c')])
  const gone = { productId: 'a', quantity: 1 }
  const short = { productId: 'b', quantity: 2 }
  const repriced = { productId: 'c', quantity: 1, price: 400 }
  const codeOf = (lines: Parameters<typeof mergeLines>[0]) =>
    refusal(() => checkOrder({}, mergeLines(lines), products)).code
  expect(codeOf([repriced, short, gone])).toBe('product_unavailable')
  expect(codeOf([repriced, short])).toBe('insufficient_stock')
  expect(codeOf([repriced])).toBe('price_changed')
  // Whichever of two lines bears the other price.
  expect(codeOf([{ ...repriced, price: 500 }, repriced])).toBe('price_changed')
})

test('a conflict names the lines concerned, and an unknown product has neither name nor price', () => {
  const { details } = refusal(() =>
    checkOrder(
      {},
      mergeLines([
        { productId: 'x', quantity: 2 },
        { productId: 'a', quantity: 1 },
      ]),
      new Map([product('a')]),
    ),
  )
  expect(details).toEqual({
    items: [{ productId: 'x', name: null, requested: 2, available: 0, price: null }],
    total: '500.00',
  })
})

test('a wrong total alone is a changed price without lines', () => {
  const refused = refusal(() =>
    checkOrder({ total: 1 }, mergeLines([{ productId: 'a', quantity: 2 }]), new Map([product('a')])),
  )
  expect(refused.code).toBe('price_changed')
  expect(refused.details).toEqual({ items: [], total: '1000.00' })
})
