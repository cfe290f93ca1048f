import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import type { QueuedAction } from '#web/features/orders/vendor/queued-actions.ts'
import { nextActOf, nextActWords } from '#web/features/orders/vendor/run/stop-words.ts'

const order = (status: Order['status']) => ({ id: '1', status }) as Order
const queued = (act: Partial<QueuedAction>): QueuedAction => ({
  orderId: '1',
  number: 'AMIC-1',
  act: 'delivered',
  ...act,
})

test.each([
  ['load', order('confirmed'), undefined],
  ['deliver', order('shipped'), undefined],
  ['deliver', order('confirmed'), queued({ act: 'shipped' })],
  ['sendDelivery', order('shipped'), queued({})],
  ['sendCancellation', order('confirmed'), queued({ act: 'cancelled' })],
  ['review', order('shipped'), queued({ refusal: 'Ce code ne correspond pas.' })],
] as const)('%s comes next', (next, of, act) => {
  expect(nextActOf(of, act)).toBe(next)
})

test('what is brought to a pickup point is called so', () => {
  expect(nextActWords('load', 'home').words).toBe('À charger')
  expect(nextActWords('load', 'pickup').words).toBe('À déposer')
  expect(nextActWords('deliver', 'pickup').words).toBe('Prête au retrait')
})
