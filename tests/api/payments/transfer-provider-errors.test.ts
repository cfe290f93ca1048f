import { expect, test } from 'vitest'
import { tryToAdvance } from '#server/payments/transfers/sweep-transfers.ts'
import { listTransfersToAsk, updateTransfer } from '#server/payments/transfers/transfers.queries.ts'
import {
  advance,
  atProvider,
  confirm,
  fatou,
  isEnded,
  makeOne,
  meetVendor,
  openTransferringShop,
  owe,
  rowOf,
  send,
  shop,
  statusOf,
  totals,
  vendorId,
  WAITS,
} from '#tests/support/shops/transferring-shop.ts'

openTransferringShop()

test('an account that is too low refuses at once: what it could not carry is owed again, and awaits administrators', async () => {
  const first = vendorId
  await owe(12_000)
  await confirm()
  await meetVendor()
  const second = vendorId
  await owe(9_000)
  await confirm()
  await shop.setFaults({ balanceFcfa: 15_000 })
  const before = (await fatou.api.getTodo()).failedTransfers
  const [large, small] = (await send(fatou, [first, second])).body.made
  expect([large!.amount, small!.amount]).toEqual(['12000.00', '9000.00'])
  await advance(large!)
  expect(await isEnded(large!.id)).toBe(true)
  await advance(small!)
  expect(await statusOf(large!.id)).toBe('sent')
  expect(await rowOf(small!.id)).toMatchObject({
    status: 'failed',
    failure: 'Le compte d’AMIC chez le prestataire n’a pas assez d’argent.',
  })
  expect(await atProvider(small!.id)).toEqual([])
  expect(await totals()).toMatchObject({ owed: '9000.00', underWay: '0.00', paidOut: '0.00' })
  expect((await fatou.api.getTodo()).failedTransfers).toBe(before + 1)
  // Once there is money again, it is sent as any other.
  await shop.setFaults({})
  const [again] = (await send()).body.made
  await advance(again!)
  expect(await isEnded(again!.id)).toBe(true)
  expect(await totals()).toMatchObject({ owed: '0.00', paidOut: '9000.00' })
})

test('a shop whose address is not on the list sends nothing and fails nothing: it is sent once the address is', async () => {
  await shop.setFaults({ caller: 'not_allowed' })
  const made = await makeOne()
  await expect(advance(made)).rejects.toThrow('2011 NOT_ALLOWED')
  expect(await statusOf(made.id)).toBe('pending')
  await expect(advance(made)).rejects.toThrow('2011 NOT_ALLOWED')
  expect(await totals()).toMatchObject({ underWay: '12000.00', owed: '0.00' })
  await shop.setFaults({})
  shop.travel(3)
  await advance(made)
  expect(await isEnded(made.id)).toBe(true)
  expect(await statusOf(made.id)).toBe('sent')
  expect(await atProvider(made.id)).toHaveLength(1)
})

test('a token whose day is over is renewed, and the transfer leaves once', async () => {
  await advance(await makeOne())
  await meetVendor()
  await shop.expireTokens()
  const made = await makeOne()
  await advance(made)
  expect(await isEnded(made.id)).toBe(true)
  expect(await atProvider(made.id)).toHaveLength(1)
})

test('without an answer the question is noted: it gets rarer, and takes no turn of others', async () => {
  await shop.setFaults(WAITS)
  const made = await makeOne()
  await advance(made)
  await updateTransfer(shop.app.db, made.id, { askedAt: new Date(0) })
  const isAsked = async () =>
    (await listTransfersToAsk(shop.app.db, shop.app.deps.clock(), 200)).some(({ id }) => id === made.id)
  expect(await isAsked()).toBe(true)
  await shop.setFaults({ ...WAITS, answer: 'error_500' })
  await tryToAdvance(shop.app.deps, made.id)
  expect(await isAsked()).toBe(false)
  shop.travel(1)
  expect(await isAsked()).toBe(true)
  // After ten hours, the hourly turn is enough.
  shop.travel(600)
  await tryToAdvance(shop.app.deps, made.id)
  shop.travel(30)
  expect(await isAsked()).toBe(false)
  shop.travel(31)
  expect(await isAsked()).toBe(true)
  await shop.setFaults({})
  await updateTransfer(shop.app.db, made.id, { askedAt: new Date(0) })
})
