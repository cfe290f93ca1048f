import { afterEach, describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import type { Transfer } from '#contract/payments/transfers.schemas.ts'
import { newId } from '#database/schema/columns.ts'
import { isIndependentApprover } from '#server/accounts/public.ts'
import { sweepTransfers } from '#server/payments/transfers/sweep-transfers.ts'
import { listTransfersToAsk } from '#server/payments/transfers/transfers.queries.ts'
import { whileHeld } from '#tests/support/database/while-held.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, PASSWORD } from '#tests/support/makers/people.ts'
import {
  advance,
  atProvider,
  awaId,
  confirm,
  fatou,
  ibrahim,
  isEnded,
  openTransferringShop,
  owe,
  paidOnStatement,
  rowOf,
  send,
  shop,
  totals,
  vendorId,
  WAITS,
  withoutIbrahim,
} from '#tests/support/shops/transferring-shop.ts'

openTransferringShop()

// Whom a test made an administrator is none in the next one.
afterEach(async () => {
  await shop.app.pool.query(
    `update users set role = 'customer' where username like 'complice-%' or id = $1`,
    [awaId],
  )
})

let added = 0
/** Somebody whom an administrator makes another one. */
async function addAdmin(admin: TestBrowser): Promise<string> {
  added += 1
  const name = `complice-${added}`
  const body = {
    username: name,
    email: `${name}@amic.example`,
    password: 'Gombo-frais-7-fois',
    role: 'admin',
  }
  const created = await admin.tries.createUser({ body })
  expect(created.status).toBe(201)
  return created.body.id
}

describe('a second administrator', () => {
  const awaiting = async (author?: TestBrowser) => {
    await owe(600_000)
    await confirm()
    const { body } = await send(author)
    return body.made[0] as Transfer
  }
  const approve = (admin: TestBrowser, id: string) => admin.tries.approveTransfer({ params: { id } })
  const reject = (admin: TestBrowser, id: string) => admin.tries.rejectTransfer({ params: { id } })

  test('agrees to what is above the sum, before which nothing leaves', async () => {
    const made = await awaiting()
    expect(made).toMatchObject({ status: 'awaiting_approval', canApprove: false })
    expect(await paidOnStatement()).toEqual(['Versement en cours -600000'])
    await advance(made)
    await sweepTransfers(shop.app.deps)
    expect(await atProvider(made.id)).toEqual([])
    const own = await approve(fatou, made.id)
    expect([own.status, own.body.code]).toEqual([403, 'own_transfer'])
    const { items } = await ibrahim.api.listTransfers({ query: { status: 'awaiting_approval' } })
    expect(items.find(({ id }) => id === made.id)).toMatchObject({ canApprove: true })
    expect((await approve(ibrahim, made.id)).body).toMatchObject({ status: 'pending' })
    expect((await approve(ibrahim, made.id)).body.code).toBe('transfer_not_awaiting')
    expect((await reject(ibrahim, made.id)).body.code).toBe('transfer_not_awaiting')
    expect(await paidOnStatement()).toEqual(['Versement en cours -600000'])
    await advance(made)
    expect(await isEnded(made.id)).toBe(true)
    expect(await paidOnStatement()).toEqual(['Versement par AMIC -600000'])
  })

  test('agrees days later, and its outcome is asked for as soon as that of any other', async () => {
    await shop.setFaults(WAITS)
    const made = await awaiting()
    expect((await approve(ibrahim, made.id)).status).toBe(200)
    const earlier = `update transfers set created_at = created_at - interval '2 days' where id = $1`
    await shop.app.pool.query(earlier, [made.id])
    await advance(made)
    const calledAt = (await rowOf(made.id)).calledAt!
    const isTurnAfter = async (ms: number) => {
      const turns = await listTransfersToAsk(shop.app.db, new Date(calledAt.getTime() + ms), 500)
      return turns.some(({ id }) => id === made.id)
    }
    expect([await isTurnAfter(MINUTE_MS / 6), await isTurnAfter(MINUTE_MS)]).toEqual([false, true])
  })

  test.each([
    ['created by its author', async () => addAdmin(fatou)],
    [
      'named by its author',
      async () => (await fatou.tries.changeUser({ params: { id: awaId }, body: { role: 'admin' } })).body.id,
    ],
    ['created since', async () => addAdmin(ibrahim)],
  ])('does not agree who was %s', async (_how, make) => {
    const made = await awaiting()
    const accomplice = await shop.app.browser(await make())
    const refused = await approve(accomplice, made.id)
    expect([refused.status, refused.body.code]).toEqual([403, 'not_independent'])
    const { items } = await accomplice.api.listTransfers({ query: { status: 'awaiting_approval' } })
    expect(items.find(({ id }) => id === made.id)).toMatchObject({ canApprove: false })
    expect((await reject(accomplice, made.id)).status).toBe(200)
  })

  test.each([
    ['made', async () => undefined],
    [
      'made, and demoted since',
      (id: string) => fatou.tries.changeUser({ params: { id }, body: { role: 'customer' } }),
    ],
    ['made, and deleted since', (id: string) => fatou.tries.deleteUser({ params: { id } })],
  ])('does not agree who was made by whom its author %s', async (_how, part) => {
    const betweenId = await addAdmin(fatou)
    const accomplice = await shop.app.browser(await addAdmin(await shop.app.browser(betweenId)))
    expect((await part(betweenId))?.status ?? 200).toBeLessThan(300)
    const made = await awaiting()
    expect((await approve(accomplice, made.id)).body.code).toBe('not_independent')
    expect((await reject(ibrahim, made.id)).status).toBe(200)
  })

  test('does not agree who made its author a moment before, and demoted it since', async () => {
    const authorId = await addAdmin(fatou)
    const made = await awaiting(await shop.app.browser(authorId))
    expect(
      (await fatou.tries.changeUser({ params: { id: authorId }, body: { role: 'customer' } })).status,
    ).toBe(200)
    expect((await approve(fatou, made.id)).body.code).toBe('not_independent')
    expect((await reject(ibrahim, made.id)).status).toBe(200)
  })

  test('does not agree whom the maker of its author made a moment before', async () => {
    const author = await shop.app.browser(await addAdmin(ibrahim))
    const accomplice = await shop.app.browser(await addAdmin(ibrahim))
    const made = await awaiting(author)
    expect((await approve(accomplice, made.id)).body.code).toBe('not_independent')
    expect((await reject(fatou, made.id)).status).toBe(200)
  })

  test('agrees to nothing whose author is deleted, but puts it aside', async () => {
    const authorId = await addAdmin(fatou)
    const author = await shop.app.browser(authorId)
    const accomplice = await shop.app.browser(await addAdmin(author))
    const made = await awaiting(author)
    expect((await accomplice.tries.deleteUser({ params: { id: authorId } })).status).toBe(200)
    expect((await approve(accomplice, made.id)).body.code).toBe('not_independent')
    const { items } = await accomplice.api.listTransfers({ query: { status: 'awaiting_approval' } })
    expect(items.find(({ id }) => id === made.id)).toMatchObject({ createdBy: null, canApprove: false })
    expect((await reject(accomplice, made.id)).status).toBe(200)
  })

  test('does not agree who has just made its author, but does days later', async () => {
    const standing = { isActive: true, madeBy: [] }
    const at = new Date('2026-11-29T10:00:00Z')
    const provenances = (age: number) => [
      { ...standing, userId: 'ibrahim', since: new Date(at.getTime() - 9_000 * HOUR_MS) },
      { ...standing, userId: 'second', since: new Date(at.getTime() - age), madeBy: ['ibrahim'] },
    ]
    const what = { authorId: 'second', at }
    expect(isIndependentApprover(provenances(HOUR_MS), 'ibrahim', what)).toBe(false)
    expect(isIndependentApprover(provenances(80 * HOUR_MS), 'ibrahim', what)).toBe(true)
  })

  test.each([
    [1, 90, false],
    [90, 1, false],
    [90, 90, true],
  ])('with its maker in common, %i and %i hours old, is independent: %s', (authorAge, age, isIndependent) => {
    const at = new Date('2026-11-29T10:00:00Z')
    const aged = (hours: number) => ({ isActive: true, since: new Date(at.getTime() - hours * HOUR_MS) })
    const provenances = [
      { ...aged(9_000), userId: 'ibrahim', madeBy: [] },
      { ...aged(authorAge), userId: 'author', madeBy: ['ibrahim'] },
      { ...aged(age), userId: 'second', madeBy: ['ibrahim'] },
    ]
    expect(isIndependentApprover(provenances, 'second', { authorId: 'author', at })).toBe(isIndependent)
  })

  test('does not agree whose address its author has replaced', async () => {
    const accomplice = await createAdmin(shop.app.db, { username: 'complice-ailleurs' })
    const made = await awaiting()
    const email = `voleur-${accomplice.email}`
    const moved = await fatou.tries.changeUser({
      params: { id: accomplice.id },
      body: { email, currentPassword: PASSWORD },
    })
    expect(moved.status).toBe(200)
    expect((await approve(await shop.app.browser(accomplice.id), made.id)).body.code).toBe('not_independent')
    expect((await reject(ibrahim, made.id)).status).toBe(200)
  })

  test('whom another than its author made, before it was made, agrees', async () => {
    const mariam = await shop.app.browser(await addAdmin(ibrahim))
    const made = await awaiting()
    expect((await approve(mariam, made.id)).body).toMatchObject({ status: 'pending' })
    await advance(made)
  })

  test('is asked above 500,000 FCFA, not at it', async () => {
    await owe(500_000)
    await confirm()
    const [at] = (await send()).body.made
    expect(at).toMatchObject({ amount: '500000.00', status: 'pending' })
    await advance(at!)
    expect(await isEnded(at!.id)).toBe(true)
    // Prices are multiples of five.
    await owe(500_005)
    const [above] = (await send()).body.made
    expect(above).toMatchObject({ amount: '500005.00', status: 'awaiting_approval' })
    expect((await reject(ibrahim, above!.id)).status).toBe(200)
  })

  test('cannot agree once the vendor is paid through another operator', async () => {
    const made = await awaiting()
    await confirm(vendorId, { operator: 'WAVE_CI' })
    expect((await approve(ibrahim, made.id)).body.code).toBe('payout_number_changed')
    expect(await rowOf(made.id)).toMatchObject({ status: 'awaiting_approval', approvedBy: null })
    await reject(ibrahim, made.id)
    await confirm()
  })

  test('cannot agree once the vendor is paid on another number', async () => {
    const made = await awaiting()
    await confirm(vendorId, { phone: '+2250102030405' })
    const refused = await approve(ibrahim, made.id)
    expect([refused.status, refused.body.code]).toEqual([409, 'payout_number_changed'])
    await advance(made)
    expect(await rowOf(made.id)).toMatchObject({ status: 'awaiting_approval', approvedBy: null })
    expect(await atProvider(made.id)).toEqual([])
    await reject(ibrahim, made.id)
    const { body } = await send()
    expect(body.made[0]).toMatchObject({ status: 'awaiting_approval', phone: '+2250102030405' })
  })

  test('or puts it aside: it is owed again', async () => {
    const made = await awaiting()
    expect((await reject(ibrahim, made.id)).body).toMatchObject({ status: 'failed' })
    expect(await totals()).toMatchObject({ owed: '600000.00', underWay: '0.00' })
    expect(await paidOnStatement()).toEqual([
      'Versement commencé -600000',
      'Versement qui n’a pas abouti 600000',
    ])
  })

  test('approving and putting aside at once: one does, the other is refused', async () => {
    const made = await awaiting()
    const answers = await Promise.all([
      approve(ibrahim, made.id),
      reject(fatou, made.id),
      approve(ibrahim, made.id),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('who comes second waits for the first, and finds it approved', async () => {
    const made = await awaiting()
    const { status, body } = await whileHeld(shop.app.pool, {
      hold: client => client.query("update transfers set status = 'pending' where id = $1", [made.id]),
      act: () => approve(ibrahim, made.id),
    })
    expect([status, body.code]).toEqual([409, 'transfer_not_awaiting'])
    expect((await rowOf(made.id)).approvedBy).toBeNull()
  })

  test('is not there: the sum is left to people', async () => {
    await owe(600_000)
    await confirm()
    await withoutIbrahim(async () => {
      expect((await send()).body).toMatchObject({ made: [], leftOut: [{ reason: 'needs_second_admin' }] })
    })
  })

  test('knows no transfer that does not exist', async () => {
    expect((await approve(ibrahim, newId())).body.code).toBe('transfer_not_found')
    expect((await reject(ibrahim, newId())).body.code).toBe('transfer_not_found')
  })
})
