import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Transfer } from '#contract/payments/transfers.schemas.ts'
import { newId } from '#database/schema/columns.ts'
import { vendorTotals } from '#database/schema/ledger.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import {
  advance,
  atProvider,
  confirm,
  fatou,
  ibrahim,
  isEnded,
  makeOne,
  meetVendor,
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
  yao,
} from '#tests/support/shops/transferring-shop.ts'

openTransferringShop()

describe('a vendor', () => {
  test('is paid on its number: what is owed falls at once, and is paid out when the provider has sent it', async () => {
    await shop.setFaults(WAITS)
    const made = await makeOne()
    expect(made).toMatchObject({
      kind: 'payout',
      vendorId,
      amount: '12000.00',
      status: 'pending',
      phone: '+2250701020304',
      orderId: null,
      failure: null,
    })
    expect(await totals()).toMatchObject({
      owed: '0.00',
      underWay: '12000.00',
      paidOut: '0.00',
      received: '12000.00',
    })
    await advance(made, made)
    expect(await statusOf(made.id)).toBe('pending')
    await shop.setFaults({})

    const [sent] = await sendAnother()
    expect(await isEnded(sent!.id)).toBe(true)
    expect(await totals()).toMatchObject({ underWay: '0.00', paidOut: '7000.00' })
    const [item] = (await yao.api.listVendorRevenue()).items
    expect(item).toMatchObject({ situation: 'paid_out' })
    expect(item?.lines.at(-1)).toMatchObject({
      kind: 'payout',
      amount: '7000.00',
      reference: sent!.reference,
    })
  })

  async function sendAnother(): Promise<Transfer[]> {
    await meetVendor()
    await owe(7_000)
    await confirm()
    const { body } = await send()
    await advance(...body.made)
    return body.made
  }

  test('is told by the provider’s notification alone', async () => {
    const made = await makeOne()
    await advance(made)
    expect(await isEnded(made.id)).toBe(true)
    const [told] = await atProvider(made.id)
    expect(told).toMatchObject({ amountFcfa: 12_000, phone: '+2250701020304', operator: 'OM_CI', checks: 1 })
    expect(told?.notifications.map(({ answer }) => answer)).toEqual([200])
    expect(await payoutsOf()).toMatchObject([{ amount: '12000.00', reference: made.reference }])
  })

  test('whose operator refuses is owed it again, and reads nothing of a payout', async () => {
    await shop.setFaults({ transfer: 'refused' })
    const made = await makeOne()
    await advance(made)
    expect(await isEnded(made.id)).toBe(true)
    expect(await rowOf(made.id)).toMatchObject({
      status: 'failed',
      failure: 'L’opérateur a refusé ce transfert.',
    })
    expect(await totals()).toMatchObject({ owed: '12000.00', underWay: '0.00', paidOut: '0.00' })
    expect(await payoutsOf()).toEqual([])
    await shop.setFaults({})
    const again = (await send()).body.made[0]
    await advance(again!)
    expect(await isEnded(again!.id)).toBe(true)
    expect(await totals()).toMatchObject({ owed: '0.00', paidOut: '12000.00' })
  })

  test('whose number has no account is owed it again, and it is said why', async () => {
    await shop.setFaults({ transfer: 'no_account' })
    const made = await makeOne()
    await advance(made)
    const { items } = await fatou.api.listTransfers({ query: { status: 'failed' } })
    expect(items[0]).toMatchObject({ id: made.id, failure: 'Ce numéro n’a pas de compte mobile money.' })
    expect(await totals()).toMatchObject({ owed: '12000.00' })
    expect(await atProvider(made.id)).toEqual([])
  })

  test('is sent more than the provider takes in parts', async () => {
    await owe(2_400_000)
    await owe(1_900_000)
    await confirm()
    const { body } = await send()
    expect(body.made.map(({ amount, status }: Transfer) => [amount, status])).toEqual([
      ['1500000.00', 'awaiting_approval'],
      ['1500000.00', 'awaiting_approval'],
      ['1300000.00', 'awaiting_approval'],
    ])
    const [first, second, third] = body.made as [Transfer, Transfer, Transfer]
    for (const { id } of body.made)
      expect((await ibrahim.tries.approveTransfer({ params: { id } })).status).toBe(200)
    await advance(first, third)
    await shop.setFaults({ transfer: 'refused' })
    await advance(second)
    for (const { id } of body.made) expect(await isEnded(id)).toBe(true)
    expect(await totals()).toMatchObject({ owed: '1500000.00', paidOut: '2800000.00', underWay: '0.00' })
    const situations = (await yao.api.listVendorRevenue()).items.map(({ situation }) => situation)
    expect(situations).toEqual(['owed', 'owed'])
    await shop.setFaults({})
    const rest = (await send()).body.made
    expect(rest.map(({ amount }: Transfer) => amount)).toEqual(['1500000.00'])
    await ibrahim.tries.approveTransfer({ params: { id: rest[0]!.id } })
    await advance(rest[0]!)
    expect(await isEnded(rest[0]!.id)).toBe(true)
    expect(await totals()).toMatchObject({ owed: '0.00', paidOut: '4300000.00' })
  })
})

describe('who is left out, and why', () => {
  const reasonNow = async () => {
    const { toPay, leftOut } = await fatou.api.previewTransfers()
    const reason = leftOut.find(left => left.vendorId === vendorId)?.reason
    return reason ?? (toPay.some(vendor => vendor.vendorId === vendorId) ? 'paid' : 'absent')
  }

  test.each([
    ['no_number', async () => owe(900)],
    [
      'number_waits',
      async () => {
        await owe(900)
        await confirm(vendorId, { confirmedAt: new Date() })
      },
    ],
    [
      'below_minimum',
      async () => {
        await owe(495)
        await confirm()
      },
    ],
    [
      'under_way',
      async () => {
        await makeOne()
        await owe(900)
      },
    ],
    [
      'paid',
      async () => {
        await owe(900)
        await confirm()
      },
    ],
  ])('%s', async (reason, prepare) => {
    await prepare()
    expect(await reasonNow()).toBe(reason)
    const { body } = await send()
    if (reason === 'paid') expect(body.leftOut).toEqual([])
    else expect(body).toMatchObject({ made: [], leftOut: [{ vendorId, reason }] })
  })

  test('a vendor who owes money', async () => {
    await shop.app.db.transaction(async tx => {
      // As a decision against the vendor will write it.
      await tx.execute('set local session_replication_role = replica')
      await tx.insert(vendorTotals).values({ vendorId, account: 'owed_to_vendor', amount: '700.00' })
    })
    expect(await reasonNow()).toBe('below_zero')
    await shop.app.db.transaction(async tx => {
      await tx.execute('set local session_replication_role = replica')
      await tx.delete(vendorTotals).where(eq(vendorTotals.vendorId, vendorId))
    })
  })

  test('nobody else is touched by what was chosen, and who is unknown is refused', async () => {
    await owe(900)
    await confirm()
    const other = await createVendor(shop.app.db)
    await owe(800, other.id)
    await confirm(other.id)
    await send()
    expect((await fatou.api.previewTransfers()).toPay.map(({ vendorId: id }) => id)).toContain(other.id)
    expect((await send(fatou, [newId()])).body.code).toBe('vendor_not_found')
    expect((await send(fatou, [])).body.code).toBe('validation')
  })

  test('« Tout verser » pays everybody who can be paid, and nobody twice', async () => {
    await owe(900)
    await confirm()
    const { toPay, total } = await fatou.api.previewTransfers()
    expect(toPay.length).toBeGreaterThan(0)
    const { body } = await send(fatou, 'all')
    const made = body.made as Transfer[]
    expect(made.map(({ vendorId: id }) => id).sort()).toEqual(toPay.map(({ vendorId: id }) => id).sort())
    expect(made.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(Number(total))
    expect((await send(fatou, 'all')).body.made).toEqual([])
    expect((await fatou.api.previewTransfers()).toPay).toEqual([])
  })
})

describe('what an administrator confirmed', () => {
  const preview = async () => {
    const { toPay } = await fatou.api.previewTransfers()
    return Object.fromEntries(toPay.map(({ vendorId: id, amount }) => [id, amount]))
  }
  const sendConfirmed = (amounts: Record<string, string>, vendorIds: 'all' | string[] = 'all') =>
    fatou.api.makeTransfers({ body: { vendorIds, amounts } })

  test('is what is sent; a vendor to whom another sum is owed since then is left out, and nothing of its changes', async () => {
    const first = vendorId
    await owe(12_000)
    await confirm()
    await meetVendor()
    const second = vendorId
    await owe(9_000)
    await confirm()
    const amounts = await preview()
    expect(amounts).toMatchObject({ [first]: '12000.00', [second]: '9000.00' })
    await owe(1_000, second)
    const { made, leftOut } = await sendConfirmed(amounts)
    expect(made.find(transfer => transfer.vendorId === first)?.amount).toBe('12000.00')
    expect(made.filter(transfer => transfer.vendorId === second)).toEqual([])
    expect(leftOut.filter(left => left.vendorId === second)).toMatchObject([
      { amount: '10000.00', reason: 'owed_changed' },
    ])
    expect(await totals()).toMatchObject({ owed: '10000.00', underWay: '0.00' })
    const again = await sendConfirmed(await preview(), [second])
    expect(again).toMatchObject({ made: [{ amount: '10000.00' }], leftOut: [] })
  })

  test('names nobody else: who became payable since then is left out', async () => {
    const amounts = await preview()
    await owe(4_000)
    await confirm()
    const { made, leftOut } = await sendConfirmed(amounts)
    expect(made).toEqual([])
    expect(leftOut).toContainEqual(expect.objectContaining({ vendorId, reason: 'owed_changed' }))
    expect(await totals()).toMatchObject({ owed: '4000.00' })
  })
})
