import { expect, test } from 'vitest'
import { newSince, seenAtOpening } from './new-orders.ts'

const ordersOf = (...ids: string[]) => ids.map(id => ({ id }))

test('an order that is paid after a newer one came is new too', () => {
  const seen = seenAtOpening({ items: ordersOf('5', '3'), total: 2 })
  expect(newSince(seen, ordersOf('5', '4', '3'))).toEqual(ordersOf('4'))
  expect(newSince(seen, ordersOf('6', '5', '2'))).toEqual(ordersOf('6', '2'))
})

test('older ones that were not read at first are not new', () => {
  const seen = seenAtOpening({ items: ordersOf('5', '3'), total: 3 })
  expect(newSince(seen, ordersOf('3', '2'))).toEqual([])
})

test('to whom nothing waited, all that comes is new', () => {
  expect(newSince(seenAtOpening({ items: [], total: 0 }), ordersOf('1'))).toEqual(ordersOf('1'))
})
