import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import { whenWords } from './when-words.ts'

const orderOf = (status: Order['status'], events: object[] = []) =>
  ({
    status,
    parcels: [{ id: 'parcel', status, plannedOn: '2026-11-28' }],
    deliveryDate: '2026-11-28T00:00:00.000Z',
    events: events.map(event => ({ parcelId: 'parcel', kind: 'status', ...event })),
  }) as unknown as Order

test('an order is listed with the day on which it is to come, and delivered with the one on which it came', () => {
  const late = { to: 'delivered', createdAt: '2026-12-03T10:00:00.000Z' }
  expect(whenWords(orderOf('shipped'))).toBe('sam. 28 nov.')
  expect(whenWords(orderOf('delivered', [late]))).toBe('3 déc. 2026')
  expect(whenWords(orderOf('cancelled'))).toBeNull()
  // The administration may set one for the whole order.
  const moved = { ...orderOf('shipped'), deliveryDate: '2026-12-01T00:00:00.000Z' }
  expect(whenWords(moved)).toBe('mar. 1er déc.')
})
