import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import { packingListOf } from './packing-list.ts'

const lineOf = (name: string, quantity: number) => ({
  id: `${name}-${quantity}`,
  productId: name,
  quantity,
  product: { name, unit: 'kg' },
})

/** An order with what the list reads of it. */
const orderOf = (id: string, fields: object, ...items: ReturnType<typeof lineOf>[]) =>
  ({
    id,
    status: 'pending',
    paymentMethod: 'cash_on_delivery',
    paymentStatus: 'pending',
    items,
    ...fields,
  }) as unknown as Order

test('products are added up over the parcels to prepare, the oldest parcel first', () => {
  const { totals, parcels } = packingListOf([
    orderOf('3', { status: 'confirmed' }, lineOf('Tomates', 2), lineOf('Épinards', 1)),
    orderOf('1', {}, lineOf('Tomates', 3)),
    orderOf('2', { status: 'shipped' }, lineOf('Tomates', 50)),
  ])
  expect(parcels.map(({ id }) => id)).toEqual(['1', '3'])
  expect(totals.map(({ name, quantity, parcels: count }) => [name, quantity, count])).toEqual([
    ['Épinards', 1, 1],
    ['Tomates', 5, 2],
  ])
})

test('an online order is prepared once it is paid, or once somebody has vouched for it', () => {
  const online = { paymentMethod: 'cinetpay' }
  const { parcels } = packingListOf([
    orderOf('1', online, lineOf('Tomates', 1)),
    orderOf('2', { ...online, paymentStatus: 'completed' }, lineOf('Tomates', 1)),
    orderOf('3', { ...online, status: 'confirmed' }, lineOf('Tomates', 1)),
  ])
  expect(parcels.map(({ id }) => id)).toEqual(['2', '3'])
})

test('what was promised for a day comes before what was not, the soonest first', () => {
  const { parcels } = packingListOf([
    orderOf('1', { deliveryDate: null }, lineOf('Tomates', 1)),
    orderOf('2', { deliveryDate: '2026-12-02T00:00:00.000Z' }, lineOf('Tomates', 1)),
    orderOf('3', { deliveryDate: '2026-12-01T00:00:00.000Z' }, lineOf('Tomates', 1)),
  ])
  expect(parcels.map(({ id }) => id)).toEqual(['3', '2', '1'])
})
