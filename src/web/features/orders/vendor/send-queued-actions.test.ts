import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import { ApiFailure, unreachable } from '#web/api/api-failure.ts'
import { parseQueuedActions, type QueuedAction } from './queued-actions.ts'
import { sendQueuedActions } from './send-queued-actions.ts'

const confirm: QueuedAction = { orderId: '1', number: 'AMIC-000001', act: 'confirmed' }
const pay: QueuedAction = { orderId: '2', number: 'AMIC-000002', act: 'payment' }
const orderIs = (fields: Partial<Order>) => fields as Order
const conflict = new ApiFailure({ status: 409, code: 'move_not_allowed', sentence: 'Trop tard.' })

/** What became of queued acts, each answered by `send`, with the orders as `look` finds them. */
async function outcomeOf(
  queued: readonly QueuedAction[],
  send: (act: QueuedAction, keep: (actions: readonly QueuedAction[]) => void) => Order | Error,
  fetchOrder: Partial<Order> = {},
  isOwn: () => boolean = () => true,
) {
  let actions = queued
  const told: string[] = []
  const write = (next: readonly QueuedAction[] = []) => {
    actions = next
  }
  await sendQueuedActions({
    queue: { read: () => actions, write },
    isOwn: async () => isOwn(),
    send: async act => {
      const answer = send(act, write)
      if (answer instanceof Error) throw answer
      return answer
    },
    fetchOrder: async () => orderIs(fetchOrder),
    onDone: act => told.push(`${act.number} done`),
    onRefused: act => told.push(`${act.number} refused`),
    onSessionLost: () => told.push('shut out'),
  })
  return { actions, told }
}

test('what is done is queued no more', async () => {
  const { actions, told } = await outcomeOf([confirm, pay], () => orderIs({ status: 'confirmed' }))
  expect([actions, told]).toEqual([[], ['AMIC-000001 done', 'AMIC-000002 done']])
})

test.each([
  ['nobody answers', unreachable(false)],
  ['the server is unwell', new ApiFailure({ status: 503, code: 'unavailable' })],
])('all of it waits on while %s', async (_case, error) => {
  expect(await outcomeOf([confirm, pay], () => error)).toEqual({ actions: [confirm, pay], told: [] })
})

test('one that fails by itself waits on, and holds up no other', async () => {
  const broken = new ApiFailure({ status: 500, code: 'internal' })
  const { actions, told } = await outcomeOf([confirm, pay], act =>
    act === confirm ? broken : orderIs({ paymentStatus: 'completed' }),
  )
  expect([actions, told]).toEqual([[confirm], ['AMIC-000002 done']])
})

test('all of it waits on once the session is over, which is told', async () => {
  const isOver = new ApiFailure({ status: 401, code: 'unauthenticated' })
  expect(await outcomeOf([confirm, pay], () => isOver)).toEqual({
    actions: [confirm, pay],
    told: ['shut out'],
  })
})

test('under the session of another vendor nothing is sent, and the page asks who is there', async () => {
  const sent: string[] = []
  const send = (act: QueuedAction) => {
    sent.push(act.number)
    return orderIs({ status: 'confirmed' })
  }
  const { actions, told } = await outcomeOf([confirm, pay], send, {}, () => false)
  expect([actions, told, sent]).toEqual([[confirm, pay], ['shut out'], []])
})

test('all of it waits on while nobody says who is there', async () => {
  const nobody = () => {
    throw unreachable(false)
  }
  const done = () => orderIs({ status: 'confirmed' })
  expect(await outcomeOf([confirm, pay], done, {}, nobody)).toEqual({ actions: [confirm, pay], told: [] })
})

test('a refusal is queued to be read, and does not hold up the others nor go again', async () => {
  const send = (act: QueuedAction) => (act === confirm ? conflict : orderIs({ paymentStatus: 'completed' }))
  const { actions, told } = await outcomeOf([confirm, pay], send, { status: 'cancelled' })
  expect(actions).toEqual([{ ...confirm, refusal: 'Trop tard.' }])
  expect(told).toEqual(['AMIC-000001 refused', 'AMIC-000002 done'])
  expect(await outcomeOf(actions, () => conflict)).toEqual({ actions, told: [] })
})

test('an act whose answer was lost is found done', async () => {
  const { actions, told } = await outcomeOf([pay], () => conflict, { paymentStatus: 'completed' })
  expect([actions, told]).toEqual([[], ['AMIC-000002 done']])
})

const hand: QueuedAction = {
  orderId: '3',
  number: 'AMIC-000003',
  act: 'delivered',
  code: '0427',
  collected: true,
}
const wrongCode = new ApiFailure({ status: 409, code: 'wrong_code', sentence: 'Ce code ne correspond pas.' })

test('a code that is refused afterwards is queued as such', async () => {
  const { actions, told } = await outcomeOf([hand], () => wrongCode, { status: 'shipped' })
  expect(actions).toEqual([{ ...hand, refusal: 'Ce code ne correspond pas.', isCodeRefused: true }])
  expect(told).toEqual(['AMIC-000003 refused'])
  expect(parseQueuedActions(actions)).toEqual(actions)
})

test('a delivery with its cash is found done once both are', async () => {
  const delivered = { status: 'delivered', paymentStatus: 'pending' } as const
  expect((await outcomeOf([hand], () => conflict, delivered)).told).toEqual(['AMIC-000003 refused'])
  const collected = { status: 'delivered', paymentStatus: 'completed' } as const
  expect((await outcomeOf([hand], () => conflict, collected)).told).toEqual(['AMIC-000003 done'])
})

const ship: QueuedAction = { orderId: '3', number: 'AMIC-000003', act: 'shipped' }

test('an act that is taken back while another one is sent is not sent', async () => {
  const { actions, told } = await outcomeOf([confirm, ship], (_act, keep) => {
    keep([confirm])
    return orderIs({ status: 'confirmed' })
  })
  expect([actions, told]).toEqual([[], ['AMIC-000001 done']])
})

test('an act that is replaced while another one is sent is sent as it is then', async () => {
  const sent: QueuedAction[] = []
  const { actions } = await outcomeOf([confirm, ship], (act, keep) => {
    sent.push(act)
    if (act === confirm) keep([confirm, hand])
    return orderIs({ status: act === confirm ? 'confirmed' : 'delivered' })
  })
  expect([actions, sent]).toEqual([[], [confirm, hand]])
})

test('what is asked for while an act of the same order is sent outlives it, done or refused', async () => {
  const answers: [Order | Error, string[]][] = [
    [orderIs({ status: 'shipped' }), ['AMIC-000003 done']],
    [conflict, []],
  ]
  for (const [answer, expected] of answers) {
    const { actions, told } = await outcomeOf([ship], (_act, keep) => {
      keep([hand])
      return answer
    })
    expect([actions, told]).toEqual([[hand], expected])
  }
})

test('an act is known again when another tab has written all of them anew', async () => {
  const { actions } = await outcomeOf([ship], (_act, keep) => {
    keep([{ ...ship }, pay])
    return orderIs({ status: 'shipped' })
  })
  expect(actions).toEqual([pay])
})

test('what the storage holds beside acts is left out', () => {
  expect(parseQueuedActions([confirm, { ...pay, act: 'unknown' }, null, 'x', { number: 1 }])).toEqual([
    confirm,
  ])
  expect(
    parseQueuedActions([
      { ...hand, code: 427 },
      { ...hand, collected: 'yes' },
    ]),
  ).toEqual([])
  expect(parseQueuedActions({})).toEqual([])
})
