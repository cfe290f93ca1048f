import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { newId } from '#database/schema/columns.ts'
import { orderBalances } from '#database/schema/ledger.ts'
import { sweepTransfers } from '#server/payments/transfers/sweep-transfers.ts'
import { claimFirstCall } from '#server/payments/transfers/transfers.queries.ts'
import { whileHeld } from '#tests/support/database/while-held.ts'
import { eventually } from '#tests/support/servers/processes.ts'
import {
  advance,
  atProvider,
  confirm,
  fatou,
  ibrahim,
  isEnded,
  makeOne,
  openTransferringShop,
  owe,
  payoutsOf,
  rowOf,
  send,
  shop,
  statusOf,
  totals,
  vendorId,
  WAITS,
} from '#tests/support/shops/transferring-shop.ts'

openTransferringShop()

describe('never twice', () => {
  test('two administrators at once: one transfer', async () => {
    await owe(12_000)
    await confirm()
    const answers = await Promise.all([fatou, ibrahim, fatou, ibrahim].map(admin => send(admin)))
    expect(answers.flatMap(({ body }) => body.made)).toHaveLength(1)
  })

  test('noted by hand beside a transfer: one of them', async () => {
    await owe(12_000)
    await confirm()
    const note = () => ibrahim.tries.payVendor({ body: { vendorId, reference: newId() } })
    const [transferred, noted] = await Promise.all([send(), note()])
    const made = transferred.body.made.length
    expect(made + (noted.status === 200 ? 1 : 0)).toBe(1)
    if (made === 1) expect(noted.body.code).toBe('nothing_owed')
  })

  test('a note by hand that holds the vendor is waited for', async () => {
    await owe(12_000)
    await confirm()
    const { body } = await whileHeld(shop.app.pool, {
      hold: async client => {
        await client.query('select from vendors where id = $1 for no key update', [vendorId])
        await client.query('delete from payout_numbers where vendor_id = $1', [vendorId])
      },
      act: () => send(),
    })
    expect(body).toMatchObject({ made: [], leftOut: [{ reason: 'no_number' }] })
  })

  test('the answer is lost after the money left: the provider is asked, and nothing is sent again', async () => {
    await shop.setFaults({ answer: 'dropped', answerOf: 'transfer', notification: 'lost' })
    const made = await makeOne()
    await sweepTransfers(shop.app.deps)
    expect(await statusOf(made.id)).toBe('pending')
    expect(await totals()).toMatchObject({ owed: '0.00', underWay: '12000.00' })
    await shop.setFaults({ notification: 'lost' })
    shop.travel(1)
    await sweepTransfers(shop.app.deps)
    expect(await statusOf(made.id)).toBe('sent')
    expect(await atProvider(made.id)).toHaveLength(1)
    expect(await totals()).toMatchObject({ paidOut: '12000.00' })
  })

  test('the provider is down when it is called: sent once it is back, under the same name', async () => {
    await shop.setFaults({ answer: 'error_500' })
    const made = await makeOne()
    await sweepTransfers(shop.app.deps)
    shop.travel(0.5)
    await sweepTransfers(shop.app.deps)
    expect(await statusOf(made.id)).toBe('pending')
    await shop.setFaults({})
    shop.travel(0.5)
    await sweepTransfers(shop.app.deps)
    // It may still be on its way: it is not sent again so soon.
    expect(await atProvider(made.id)).toEqual([])
    shop.travel(2)
    await sweepTransfers(shop.app.deps)
    expect(await atProvider(made.id)).toHaveLength(1)
    expect(await isEnded(made.id)).toBe(true)
  })

  test('asked by many at once, it is sent and paid out once', async () => {
    const made = await makeOne()
    await Promise.allSettled(Array.from({ length: 10 }, () => advance(made)))
    expect(await isEnded(made.id)).toBe(true)
    await Promise.all(Array.from({ length: 10 }, () => advance(made)))
    expect(await atProvider(made.id)).toHaveLength(1)
    expect(await payoutsOf()).toHaveLength(1)
  })

  test('of processes that found it unsent, one calls the provider', async () => {
    const made = await makeOne()
    const claim = () => claimFirstCall(shop.app.db, made.id, shop.app.deps.clock())
    const claimed = [...(await Promise.all([claim(), claim(), claim()])), await claim()]
    expect(claimed.filter(Boolean)).toHaveLength(1)
    expect((await rowOf(made.id)).calledAt).not.toBeNull()
  })

  test('a token that ended is renewed', async () => {
    await shop.revokeTokens()
    const made = await makeOne()
    await advance(made)
    expect(await isEnded(made.id)).toBe(true)
  })

  test('what is on its way cannot be taken back, nor its delivery undone', async () => {
    await shop.setFaults(WAITS)
    const order = await owe(12_000)
    await confirm()
    await send()
    const { body } = await fatou.tries.setOrderStatus({
      params: { id: order.id },
      body: { status: 'shipped' },
    })
    expect(body.code).toBe('paid_out')
  })

  test('the database lets no place be emptied twice', async () => {
    const order = await owe(12_000)
    const take = shop.app.db.transaction(async tx => {
      const id = newId()
      await tx.execute(
        `insert into ledger_transactions (id, at, kind, order_id, parcel_id) values ('${id}', now(), 'payout', '${order.id}', '${order.parcels[0]!.id}')`,
      )
      await tx.execute(
        `insert into ledger_postings (transaction_id, account, amount, order_id, vendor_id) values
          ('${id}', 'provider_holds', -12005, '${order.id}', '${vendorId}'), ('${id}', 'paid_to_vendor', 12005, '${order.id}', '${vendorId}')`,
      )
    })
    await expect(take).rejects.toMatchObject({ cause: { constraint: 'order_balances_places_not_negative' } })
    const [held] = await shop.app.db.select().from(orderBalances).where(eq(orderBalances.orderId, order.id))
    expect(held?.amount).not.toBe('-5.00')
  })
})

describe('a notification', () => {
  test('that is lost is not missed: the sweep asks', async () => {
    await shop.setFaults({ notification: 'lost' })
    const made = await makeOne()
    await advance(made)
    expect(await statusOf(made.id)).toBe('pending')
    shop.travel(1)
    await sweepTransfers(shop.app.deps)
    expect(await statusOf(made.id)).toBe('sent')
  })

  test('that comes twice pays out once', async () => {
    await shop.setFaults({ notification: 'doubled' })
    const made = await makeOne()
    await advance(made)
    const notified = async () => (await atProvider(made.id))[0]?.notifications ?? []
    expect(await eventually(async () => (await notified()).length === 2)).toBe(true)
    expect((await notified()).map(({ answer }) => answer)).toEqual([200, 200])
    expect(await payoutsOf()).toHaveLength(1)
  })

  test('that is forged is refused and changes nothing', async () => {
    await shop.setFaults({ ...WAITS, notification: 'lost' })
    const made = await makeOne()
    await advance(made)
    const before = await rowOf(made.id)
    const forged = { notify_token: 'x', merchant_transaction_id: before.transactionId, transaction_id: 'y' }
    const { status } = await (await shop.app.browser()).post('/api/cinetpay/notify', forged)
    expect(status).toBe(401)
    expect(await rowOf(made.id)).toEqual(before)
    expect(before.status).toBe('pending')
  })

  test('of a transfer that does not exist is refused', async () => {
    const body = { notify_token: 'x', merchant_transaction_id: `PAY-${'A'.repeat(24)}`, transaction_id: 'y' }
    const { status } = await (await shop.app.browser()).post('/api/cinetpay/notify', body)
    expect(status).toBe(404)
  })
})
