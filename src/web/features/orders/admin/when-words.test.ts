import { expect, test } from 'vitest'
import type { ListedOrder } from '#contract/orders/admin.schemas.ts'
import { whenWords } from './when-words.ts'

const orderOf = (status: ListedOrder['status'], events: object[] = []) =>
  ({
    status,
    parcels: [{ id: 'parcel', status, plannedOn: '2026-11-28' }],
    deliveryDate: '2026-11-28T00:00:00.000Z',
    deliveryDateSet: null,
    events: events.map(event => ({ parcelId: 'parcel', kind: 'status', ...event })),
  }) as unknown as ListedOrder

test('an order is listed with the day on which it is to come, and delivered with the one on which it came', () => {
  const late = { to: 'delivered', createdAt: '2026-12-03T10:00:00.000Z' }
  expect(whenWords(orderOf('shipped'))).toBe('sam. 28 nov.')
  expect(whenWords(orderOf('delivered', [late]))).toBe('3 déc. 2026')
  expect(whenWords(orderOf('cancelled'))).toBeNull()
  // The administration may set a date for the whole order.
  const setTo = (deliveryDate: string) => ({
    ...orderOf('shipped'),
    deliveryDate,
    deliveryDateSet: deliveryDate,
  })
  expect(whenWords(setTo('2026-12-01T00:00:00.000Z'))).toBe('mar. 1er\u00a0déc.')
  // Also when it equals the day of one of its parcels.
  const [parcel] = orderOf('shipped').parcels
  const later = { ...parcel!, id: 'other', plannedOn: '2026-11-30' }
  expect(whenWords({ ...setTo('2026-11-28T00:00:00.000Z'), parcels: [parcel!, later] })).toBe('sam. 28 nov.')
})
