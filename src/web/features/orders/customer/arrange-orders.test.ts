import { expect, test } from 'vitest'
import type { OrderStatus } from '#contract/orders/facts.ts'
import { arrangeOrders } from './arrange-orders.ts'

const order = (
  id: string,
  status: OrderStatus,
  { day = null, payBefore = null }: { day?: string | null; payBefore?: string | null } = {},
) => ({ id, status, payBefore, can: { pay: payBefore !== null }, parcels: [{ status, plannedOn: day }] })

const arrange = (...orders: ReturnType<typeof order>[]) => {
  const { shown, again } = arrangeOrders(orders)
  return { shown: shown.map(({ id }) => id), again: again?.id }
}

test('what is to be paid comes first, then what arrives next, then the newest of what is over', () => {
  const { shown, again } = arrange(
    order('newest', 'delivered'),
    order('later', 'confirmed', { day: '2026-11-29' }),
    order('unpaid', 'pending', { day: '2026-12-01', payBefore: '2026-11-26T14:00:00.000Z' }),
    order('next', 'shipped', { day: '2026-11-27' }),
  )
  expect(shown).toEqual(['unpaid', 'next', 'later'])
  expect(again).toBe('newest')
})

test('of two that are to be paid the one with less time comes first', () => {
  const late = order('late', 'pending', { payBefore: '2026-11-26T15:00:00.000Z' })
  const soon = order('soon', 'pending', { payBefore: '2026-11-26T14:00:00.000Z' })
  expect(arrange(late, soon).shown).toEqual(['soon', 'late'])
})

test('one without a day comes after those that have one, and before what is over', () => {
  const { shown } = arrange(
    order('cancelled', 'cancelled', { day: '2026-11-20' }),
    order('without', 'pending'),
    order('with', 'pending', { day: '2026-12-24' }),
  )
  expect(shown).toEqual(['with', 'without', 'cancelled'])
})

test('where nothing tells them apart the newest comes first, and a delivered one that is shown is offered once', () => {
  const { shown, again } = arrange(order('c', 'delivered'), order('b', 'delivered'), order('a', 'cancelled'))
  expect(shown).toEqual(['c', 'b', 'a'])
  expect(again).toBeUndefined()
})

test('nothing was ordered: nothing is shown', () => {
  expect(arrange()).toEqual({ shown: [], again: undefined })
})
