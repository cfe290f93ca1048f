import { expect, test } from 'vitest'
import type { OrderStatus } from './facts.ts'
import { plannedWords } from './planned-days.ts'

const parcel = (status: OrderStatus, plannedOn: string | null) => ({ status, plannedOn })

test.each([
  ['one parcel', [parcel('pending', '2026-11-27')], 'Livraison vendredi 27 novembre'],
  [
    'two days, the next one first',
    [parcel('shipped', '2026-11-27'), parcel('confirmed', '2026-11-26'), parcel('pending', '2026-11-27')],
    'Livraison jeudi 26 novembre et vendredi 27 novembre',
  ],
  [
    'what has come, or will not, has no day',
    [parcel('delivered', '2026-11-27'), parcel('cancelled', '2026-11-26')],
    '',
  ],
  ['an order of former times', [parcel('pending', null)], ''],
])('%s', (_case, parcels, words) => {
  expect(plannedWords({ parcels, delivery: { mode: 'home' }, payBefore: null })).toBe(words)
})

test('what is fetched is not delivered', () => {
  const order = {
    parcels: [parcel('pending', '2026-11-27')],
    delivery: { mode: 'pickup' } as const,
    payBefore: null,
  }
  expect(plannedWords(order)).toBe('Retrait vendredi 27 novembre')
})

test('what waits for its payment is promised for once it is paid', () => {
  const order = { parcels: [parcel('pending', '2026-11-27')], delivery: { mode: 'home' } as const }
  expect(plannedWords({ ...order, payBefore: '2026-11-25T10:00:00.000Z' })).toBe(
    'Livraison vendredi 27 novembre, une fois payée',
  )
})
