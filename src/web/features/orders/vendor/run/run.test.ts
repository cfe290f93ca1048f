import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import type { QueuedAction } from '#web/features/orders/vendor/queued-actions.ts'
import { arranged, runOf } from './run.ts'
import { parseStoredRun } from './stored-run.ts'

const today = '2026-11-27'

/** A parcel of today with what the run reads of it. */
const parcelOf = (
  id: string,
  { plannedOn = today, ...fields }: { plannedOn?: string | null; [field: string]: unknown } = {},
) =>
  ({
    id,
    number: `AMIC-${id}`,
    status: 'shipped',
    total: '1500.00',
    paymentMethod: 'cash_on_delivery',
    paymentStatus: 'pending',
    deliveryAddress: 'Cocody',
    delivery: { zone: null },
    customer: {},
    items: [],
    parcels: [{ plannedOn }],
    can: { moveTo: fields.status === 'confirmed' ? ['shipped', 'cancelled'] : ['delivered'] },
    ...fields,
  }) as unknown as Order

const run = (
  orders: readonly Order[],
  { actions = [], arrangement = [] }: { actions?: QueuedAction[]; arrangement?: string[] } = {},
) => runOf({ orders, actions, arrangement, today })
const idsOf = (orders: readonly Order[]) => orders.map(({ id }) => id)

test('a run holds what is of today, what is late, and what was sent without a day', () => {
  const { stops } = run([
    parcelOf('1'),
    parcelOf('2', { plannedOn: '2026-11-28' }),
    parcelOf('3', { plannedOn: '2026-11-20' }),
    parcelOf('4', { plannedOn: null }),
    parcelOf('5', { plannedOn: null, status: 'confirmed' }),
    parcelOf('6', { status: 'confirmed' }),
    parcelOf('7', { status: 'pending' }),
    parcelOf('8', { status: 'delivered' }),
  ])
  expect(idsOf(stops)).toEqual(['1', '3', '4', '6'])
})

test('what waits at its pickup point since a day that is over is no stop: nothing of it is left to deliver or to collect', () => {
  const toPoint = { delivery: { zone: null, mode: 'pickup' } }
  const late = { ...toPoint, plannedOn: '2026-11-20' }
  const orders = [
    parcelOf('1', late),
    parcelOf('2', { ...late, status: 'confirmed' }),
    parcelOf('3', toPoint),
    parcelOf('4', { ...late, delivery: { zone: null, mode: 'home' } }),
  ]
  const { stops, left, toCollect, atPoint } = run(orders)
  expect([idsOf(stops), idsOf(left)]).toEqual([
    ['2', '3', '4'],
    ['2', '3', '4'],
  ])
  expect(toCollect).toBe('4500.00')
  expect(atPoint).toEqual([{ order: orders[0], isLeft: true }])
  const fetched: QueuedAction = { orderId: '1', number: 'AMIC-1', act: 'delivered' }
  const noted = run(orders, { actions: [fetched] })
  expect([noted.atPoint[0]!.isLeft, noted.unsent]).toEqual([false, 1])
})

test('the next run is of the first day to come', () => {
  const tomorrow = { plannedOn: '2026-11-28', status: 'confirmed' }
  const later = parcelOf('5', { plannedOn: '2026-12-01' })
  expect(run([later, parcelOf('1'), parcelOf('2', tomorrow), parcelOf('3', tomorrow)]).next).toEqual({
    day: '2026-11-28',
    count: 2,
  })
  expect(run([later]).next).toEqual({ day: '2026-12-01', count: 1 })
  expect(run([parcelOf('1'), parcelOf('4', { plannedOn: null })]).next).toBeUndefined()
})

test('an administrator’s date counts for a parcel that has no planned day, and for no other', () => {
  const at = (deliveryDate: string) => ({ deliveryDate, status: 'confirmed' })
  const { stops } = run([
    parcelOf('1', { plannedOn: null, ...at('2026-11-27T00:00:00.000Z') }),
    parcelOf('2', { plannedOn: null, ...at('2026-11-28T00:00:00.000Z') }),
    parcelOf('3', at('2026-12-05T00:00:00.000Z')),
  ])
  expect(idsOf(stops)).toEqual(['1', '3'])
})

test('stops follow each other as they were arranged, then zone by zone', () => {
  const at = (name: string) => ({ delivery: { zone: { name } } })
  const orders = [parcelOf('1', at('Yopougon')), parcelOf('2', at('Abobo')), parcelOf('3', at('Marcory'))]
  expect(idsOf(run(orders).stops)).toEqual(['2', '3', '1'])
  expect(idsOf(run(orders, { arrangement: ['1'] }).stops)).toEqual(['1', '2', '3'])
})

test('a stop goes one place earlier or later, and not beyond the ends', () => {
  expect(arranged(['1', '2', '3'], '3', -1)).toEqual(['1', '3', '2'])
  expect(arranged(['1', '2', '3'], '1', 1)).toEqual(['2', '1', '3'])
  expect(arranged(['1', '2', '3'], '1', -1)).toEqual(['1', '2', '3'])
  expect(arranged(['1', '2', '3'], '3', 1)).toEqual(['1', '2', '3'])
})

test('what is left counts neither what waits to be noted delivered nor money that is there', () => {
  const delivered: QueuedAction = { orderId: '1', number: 'AMIC-1', act: 'delivered', departs: true }
  const orders = [parcelOf('1'), parcelOf('2', { paymentStatus: 'completed' }), parcelOf('3')]
  const { left, stops, toCollect, unsent } = run(orders, { actions: [delivered] })
  expect(idsOf(stops)).toEqual(['1', '2', '3'])
  expect(idsOf(left)).toEqual(['2', '3'])
  expect([toCollect, unsent]).toEqual(['1500.00', 1])
  const refused = { ...delivered, refusal: 'Ce code ne correspond pas.' }
  expect(run(orders, { actions: [refused] }).toCollect).toBe('3000.00')
})

test('confirmed parcels leave together, once', () => {
  const orders = [
    parcelOf('1', { status: 'confirmed' }),
    parcelOf('2', { status: 'confirmed' }),
    parcelOf('3'),
  ]
  const left: QueuedAction = { orderId: '1', number: 'AMIC-1', act: 'shipped' }
  expect(idsOf(run(orders).toLoad)).toEqual(['1', '2'])
  expect(idsOf(run(orders, { actions: [left] }).toLoad)).toEqual(['2'])
})

test('a parcel whose cancellation waits does not leave, and its cash is not counted', () => {
  const cancelled: QueuedAction = { orderId: '1', number: 'AMIC-1', act: 'cancelled' }
  const orders = [parcelOf('1', { status: 'confirmed' }), parcelOf('2', { status: 'confirmed' })]
  const { stops, left, toLoad, toCollect, unsent } = run(orders, { actions: [cancelled] })
  expect([idsOf(stops), idsOf(left), idsOf(toLoad)]).toEqual([['1', '2'], ['2'], ['2']])
  expect([toCollect, unsent]).toEqual(['1500.00', 0])
})

test('a stored run is read back, and what an older version stored is not', () => {
  const stored = {
    vendor: { id: 'yao', businessName: 'Ferme de Yao' },
    readAtMs: 1,
    orders: [parcelOf('1')],
    arrangement: [],
  }
  expect(parseStoredRun(JSON.parse(JSON.stringify(stored)))).toEqual(stored)
  for (const other of [
    undefined,
    null,
    'x',
    {},
    { ...stored, vendor: null },
    { ...stored, orders: [{ id: '1' }] },
  ])
    expect(parseStoredRun(other)).toBeUndefined()
})
