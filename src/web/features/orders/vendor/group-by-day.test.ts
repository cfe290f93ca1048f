import { expect, test } from 'vitest'
import { type OrderStatus, orderStatusFacts } from '#contract/orders/facts.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { groupByDay } from '#web/features/orders/vendor/group-by-day.ts'

const order = (
  id: string,
  status: OrderStatus,
  plannedOn: string | null,
  awaitsPayment = false,
  mode = 'home',
) =>
  ({
    id,
    status,
    can: { moveTo: awaitsPayment ? ['cancelled'] : orderStatusFacts[status].next },
    delivery: { mode },
    parcels: [{ status, plannedOn }],
  }) as unknown as Order

test('what waits for an answer comes first, then today, what is late, the days to come, what has none, waits to be fetched, and what is done', () => {
  const groups = groupByDay(
    [
      order('done', 'delivered', '2026-11-25'),
      order('friday', 'confirmed', '2026-11-27'),
      order('today', 'shipped', '2026-11-25'),
      order('none', 'confirmed', null),
      order('to answer, without a day', 'pending', null),
      order('waits for its money', 'pending', '2026-11-27', true),
      order('late', 'confirmed', '2026-11-24'),
      order('at its point', 'shipped', '2026-11-24', false, 'pickup'),
      order('to be brought to its point', 'confirmed', '2026-11-24', false, 'pickup'),
      order('thursday', 'confirmed', '2026-11-26'),
      order('today too', 'confirmed', '2026-11-25'),
      order('to answer', 'pending', '2026-11-24'),
    ],
    '2026-11-25',
  )
  expect(groups.map(({ title, orders }) => [title, orders.map(({ id }) => id)])).toEqual([
    ['À confirmer', ['to answer, without a day', 'to answer']],
    ['Aujourd’hui, mercredi 25 novembre', ['today', 'today too']],
    ['En retard, mardi 24 novembre', ['late', 'to be brought to its point']],
    ['jeudi 26 novembre', ['thursday']],
    ['vendredi 27 novembre', ['friday', 'waits for its money']],
    ['Sans jour', ['none']],
    ['Au point de retrait', ['at its point']],
    ['Terminées', ['done']],
  ])
})
