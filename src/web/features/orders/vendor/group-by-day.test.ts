import { expect, test } from 'vitest'
import type { OrderStatus } from '#contract/orders/facts.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { groupByDay } from '#web/features/orders/vendor/group-by-day.ts'

const order = (id: string, status: OrderStatus, plannedOn: string | null) =>
  ({ id, status, parcels: [{ status, plannedOn }] }) as Order

test('today comes first, then what is late, the days to come, what has none, and what is done', () => {
  const groups = groupByDay(
    [
      order('done', 'delivered', '2026-11-25'),
      order('friday', 'pending', '2026-11-27'),
      order('today', 'shipped', '2026-11-25'),
      order('none', 'pending', null),
      order('late', 'confirmed', '2026-11-24'),
      order('thursday', 'pending', '2026-11-26'),
      order('today too', 'pending', '2026-11-25'),
    ],
    '2026-11-25',
  )
  expect(groups.map(({ title, orders }) => [title, orders.map(({ id }) => id)])).toEqual([
    ['Aujourd’hui, mercredi 25 novembre', ['today', 'today too']],
    ['En retard, mardi 24 novembre', ['late']],
    ['jeudi 26 novembre', ['thursday']],
    ['vendredi 27 novembre', ['friday']],
    ['Sans jour', ['none']],
    ['Terminées', ['done']],
  ])
})
