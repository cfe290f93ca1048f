import { expect, test } from 'vitest'
import { type OrderStatus, orderStatusFacts } from '#contract/orders/facts.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { groupByDay } from '#web/features/orders/vendor/group-by-day.ts'

const order = (id: string, status: OrderStatus, plannedOn: string | null, waitsForMoney = false) =>
  ({
    id,
    status,
    can: { moveTo: waitsForMoney ? ['cancelled'] : orderStatusFacts[status].next },
    parcels: [{ status, plannedOn }],
  }) as unknown as Order

test('what waits for an answer comes first, then today, what is late, the days to come, what has none, and what is done', () => {
  const groups = groupByDay(
    [
      order('done', 'delivered', '2026-11-25'),
      order('friday', 'confirmed', '2026-11-27'),
      order('today', 'shipped', '2026-11-25'),
      order('none', 'confirmed', null),
      order('to answer, without a day', 'pending', null),
      order('waits for its money', 'pending', '2026-11-27', true),
      order('late', 'confirmed', '2026-11-24'),
      order('thursday', 'confirmed', '2026-11-26'),
      order('today too', 'confirmed', '2026-11-25'),
      order('to answer', 'pending', '2026-11-24'),
    ],
    '2026-11-25',
  )
  expect(groups.map(({ title, orders }) => [title, orders.map(({ id }) => id)])).toEqual([
    ['À confirmer', ['to answer, without a day', 'to answer']],
    ['Aujourd’hui, mercredi 25 novembre', ['today', 'today too']],
    ['En retard, mardi 24 novembre', ['late']],
    ['jeudi 26 novembre', ['thursday']],
    ['vendredi 27 novembre', ['friday', 'waits for its money']],
    ['Sans jour', ['none']],
    ['Terminées', ['done']],
  ])
})
