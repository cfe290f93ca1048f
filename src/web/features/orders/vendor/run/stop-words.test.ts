import { expect, test } from 'vitest'
import type { DeliveryMode } from '#contract/delivery/facts.ts'
import type { Order } from '#contract/orders/schemas.ts'
import type { QueuedAction } from '#web/features/orders/vendor/queued-actions.ts'
import { goneWords, nextActOf, nextActWords } from '#web/features/orders/vendor/run/stop-words.ts'

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

test('what waits at its point is not told as being on its way', () => {
  const to = (mode: DeliveryMode) => ({ ...order('shipped'), delivery: { mode } }) as Order
  const [first, second, there] = [to('home'), to('home'), to('pickup')]
  const words = (left: Order[], gone: Order[]) => goneWords({ left, gone })
  expect(words([first, second, there], [second, there])).toBe('dont 1 en route, 1 au point de retrait')
  expect(words([first, second, there], [first, second])).toBe('dont 2 en route')
  expect(words([first, there], [there])).toBe('dont 1 au point de retrait')
  expect(words([first, second], [])).toBeNull()
  expect(words([first, second], [first, second])).toBeNull()
})
