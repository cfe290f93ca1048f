import { expect, test } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import { ApiFailure, unreachable } from '#web/api/api-failure.ts'
import { type KeptAct, parseKeptActs } from './kept-acts.ts'
import { sendKeptActs } from './send-kept-acts.ts'

const confirm: KeptAct = { orderId: '1', number: 'AMIC-000001', act: 'confirmed' }
const pay: KeptAct = { orderId: '2', number: 'AMIC-000002', act: 'payment' }
const orderIs = (fields: Partial<Order>) => fields as Order
const conflict = new ApiFailure({ status: 409, code: 'move_not_allowed', sentence: 'Trop tard.' })

/** What became of kept acts, each answered by `send`, with the orders as `look` finds them. */
async function outcomeOf(
  kept: readonly KeptAct[],
  send: (act: KeptAct) => Order | Error,
  look: Partial<Order> = {},
) {
  let acts = kept
  const told: string[] = []
  await sendKeptActs({
    box: {
      read: () => acts,
      write: next => {
        acts = next ?? []
      },
    },
    send: async act => {
      const answer = send(act)
      if (answer instanceof Error) throw answer
      return answer
    },
    look: async () => orderIs(look),
    onDone: act => told.push(`${act.number} done`),
    onRefused: act => told.push(`${act.number} refused`),
  })
  return { acts, told }
}

test('what is done is kept no more', async () => {
  const { acts, told } = await outcomeOf([confirm, pay], () => orderIs({ status: 'confirmed' }))
  expect([acts, told]).toEqual([[], ['AMIC-000001 done', 'AMIC-000002 done']])
})

test.each([
  ['nobody answers', unreachable(false)],
  ['the server is unwell', new ApiFailure({ status: 503, code: 'unavailable' })],
  ['the session is over', new ApiFailure({ status: 401, code: 'unauthenticated' })],
])('all of it waits on while %s', async (_case, error) => {
  expect(await outcomeOf([confirm, pay], () => error)).toEqual({ acts: [confirm, pay], told: [] })
})

test('a refusal is kept to be read, and does not hold up the others nor go again', async () => {
  const send = (act: KeptAct) => (act === confirm ? conflict : orderIs({ paymentStatus: 'completed' }))
  const { acts, told } = await outcomeOf([confirm, pay], send, { status: 'cancelled' })
  expect(acts).toEqual([{ ...confirm, refusal: 'Trop tard.' }])
  expect(told).toEqual(['AMIC-000001 refused', 'AMIC-000002 done'])
  expect(await outcomeOf(acts, () => conflict)).toEqual({ acts, told: [] })
})

test('an act whose answer was lost is found done', async () => {
  const { acts, told } = await outcomeOf([pay], () => conflict, { paymentStatus: 'completed' })
  expect([acts, told]).toEqual([[], ['AMIC-000002 done']])
})

const hand: KeptAct = { orderId: '3', number: 'AMIC-000003', act: 'delivered', code: '0427', collected: true }
const wrongCode = new ApiFailure({ status: 409, code: 'wrong_code', sentence: 'Ce code ne correspond pas.' })

test('a code that is refused afterwards is kept as such', async () => {
  const { acts, told } = await outcomeOf([hand], () => wrongCode, { status: 'shipped' })
  expect(acts).toEqual([{ ...hand, refusal: 'Ce code ne correspond pas.', isCodeRefused: true }])
  expect(told).toEqual(['AMIC-000003 refused'])
  expect(parseKeptActs(acts)).toEqual(acts)
})

test('a delivery with its cash is found done once both are', async () => {
  const delivered = { status: 'delivered', paymentStatus: 'pending' } as const
  expect((await outcomeOf([hand], () => conflict, delivered)).told).toEqual(['AMIC-000003 refused'])
  const collected = { status: 'delivered', paymentStatus: 'completed' } as const
  expect((await outcomeOf([hand], () => conflict, collected)).told).toEqual(['AMIC-000003 done'])
})

test('what the storage holds beside acts is left out', () => {
  expect(parseKeptActs([confirm, { ...pay, act: 'unknown' }, null, 'x', { number: 1 }])).toEqual([confirm])
  expect(
    parseKeptActs([
      { ...hand, code: 427 },
      { ...hand, collected: 'yes' },
    ]),
  ).toEqual([])
  expect(parseKeptActs({})).toEqual([])
})
