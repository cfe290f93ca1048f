import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import { packingDaysOf, packingListOf } from './packing-list.ts'

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
    deliveryDate: null,
    parcels: [{ plannedOn: null }],
    items,
    ...fields,
  }) as unknown as Order

test('products are added up over the parcels to prepare, the oldest parcel first', () => {
  const { totals, totalsToConfirm, parcels } = packingListOf([
    orderOf('3', { status: 'confirmed' }, lineOf('Tomates', 2), lineOf('Épinards', 1)),
    orderOf('1', {}, lineOf('Tomates', 7)),
    orderOf('0', { status: 'confirmed' }, lineOf('Tomates', 3)),
    orderOf('2', { status: 'shipped' }, lineOf('Tomates', 50)),
  ])
  expect(parcels.map(({ id }) => id)).toEqual(['0', '1', '3'])
  expect(totals.map(({ name, quantity, parcels: count }) => [name, quantity, count])).toEqual([
    ['Épinards', 1, 1],
    ['Tomates', 5, 2],
  ])
  // Nobody has promised these yet.
  expect(totalsToConfirm.map(({ name, quantity }) => [name, quantity])).toEqual([['Tomates', 7]])
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
    orderOf('1', {}, lineOf('Tomates', 1)),
    orderOf('2', { deliveryDate: '2026-12-02T00:00:00.000Z' }, lineOf('Tomates', 1)),
    orderOf('3', { deliveryDate: '2026-12-01T00:00:00.000Z' }, lineOf('Tomates', 1)),
  ])
  expect(parcels.map(({ id }) => id)).toEqual(['3', '2', '1'])
})

test('a parcel is on the list of its planned day; an administrator’s date counts where there is none', () => {
  const set = { deliveryDate: '2026-12-05T00:00:00.000Z' }
  const days = packingDaysOf(
    [
      orderOf('1', {}, lineOf('Tomates', 1)),
      orderOf('2', set, lineOf('Tomates', 1)),
      orderOf('3', { ...set, parcels: [{ plannedOn: '2026-11-27' }] }, lineOf('Tomates', 1)),
    ],
    '2026-11-27',
  )
  expect(days.map(({ day, list }) => [day, list.parcels.map(({ id }) => id)])).toEqual([
    ['2026-11-27', ['3']],
    ['2026-12-05', ['2']],
    [null, ['1']],
  ])
})

test('the list of today comes first, then what is late', () => {
  const of = (plannedOn: string) => orderOf(plannedOn, { parcels: [{ plannedOn }] }, lineOf('Tomates', 1))
  const days = packingDaysOf([of('2026-11-28'), of('2026-11-26'), of('2026-11-27')], '2026-11-27')
  expect(days.map(({ part, day }) => [part, day])).toEqual([
    ['today', '2026-11-27'],
    ['late', '2026-11-26'],
    ['toCome', '2026-11-28'],
  ])
})
