import { eq, like, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#database/schema/columns.ts'
import { mails } from '#database/schema/mails.ts'
import { erasedEmailOf } from '#server/accounts/public.ts'
import { addJob } from '#server/outbox/public.ts'
import { createCustomer } from '#tests/support/makers/people.ts'
import { eventually } from '#tests/support/servers/processes.ts'
import {
  type MailingShop,
  type Person,
  type Stall,
  startMailingShop,
} from '#tests/support/shops/mailing-shop.ts'

let shop: MailingShop
let awa: Person
let yao: Stall

beforeAll(async () => {
  shop = await startMailingShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  awa = await shop.openCustomer()
  yao = await shop.openStall()
})
afterEach(() => shop.settle())

describe('a mail', () => {
  const mailTo = async (email: string) =>
    (await shop.app.db.select().from(mails).where(eq(mails.recipient, email)))[0]!
  /** Waiting jobs run now. */
  const comeBack = () => shop.app.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`)

  test('that the server cannot take yet comes back, with the same Message-ID', async () => {
    shop.post.answers.push({ code: 451, at: 'end' })
    await shop.order(awa, [yao])
    expect(await shop.allDone()).toBe(true)
    const waiting = (await shop.app.db.select().from(mails)).filter(mail => mail.status === 'failed')
    expect(waiting).toMatchObject([{ attempts: 1, sentAt: null, error: expect.stringContaining('451') }])
    await comeBack()
    expect(
      await eventually(async () =>
        (await shop.app.db.select().from(mails)).every(mail => mail.status === 'sent'),
      ),
    ).toBe(true)
    expect(await shop.mailsTo(awa)).toHaveLength(1)
    expect(await shop.mailsTo(yao)).toHaveLength(1)
  })

  test('to an address that is refused for good is given up, and stays to be seen', async () => {
    shop.post.answers.push({ code: 550, at: 'recipient' })
    await addJob(shop.app.db, 'contact-message-received', { messageId: newId() })
    const { id } = await createCustomer(shop.app.db, { email: `${newId()}@nulle-part.example` })
    await addJob(shop.app.db, 'account-created', { userId: id })
    expect(await shop.allDone()).toBe(true)
    const [given] = (await shop.app.db.select().from(mails)).filter(mail =>
      mail.recipient.endsWith('nulle-part.example'),
    )
    expect(given).toMatchObject({ status: 'failed', attempts: 1, error: expect.stringContaining('550') })
    const { rows } = await shop.app.db.execute(sql`select 1 from graphile_worker.jobs`)
    expect(rows).toEqual([])
  })

  test('to an account that is gone is dropped, whatever would have been said', async () => {
    const { id } = await createCustomer(shop.app.db, { email: erasedEmailOf(newId()) })
    await addJob(shop.app.db, 'password-changed', { userId: id, occurrence: newId() })
    expect(await shop.allDone()).toBe(true)
    const [dropped] = await shop.app.db
      .select()
      .from(mails)
      .where(like(mails.dedupeKey, `password-changed:${id}%`))
    expect(dropped).toMatchObject({ status: 'dropped', attempts: 1, sentAt: null, error: null })
    expect(shop.post.taken).toEqual([])
  })

  test('is not sent twice when its events or its jobs run again', async () => {
    const placed = await shop.order(awa, [yao])
    expect(await shop.mailsTo(awa)).toHaveLength(1)
    const eventIds = placed.events.map(event => event.id)
    await addJob(shop.app.db, 'order-changed', { orderId: placed.id, eventIds })
    await addJob(shop.app.db, 'send-mail', { mailId: (await mailTo(awa.email)).id })
    expect(await shop.mailsTo(awa)).toHaveLength(1)
    expect(await shop.mailsTo(yao)).toHaveLength(1)
  })

  test('that two jobs send at once leaves once', async () => {
    const mailId = newId()
    const { id: userId } = await createCustomer(shop.app.db)
    await shop.app.db.transaction(async tx => {
      await tx.insert(mails).values({
        id: mailId,
        kind: 'account-created',
        about: { userId },
        recipient: awa.email,
        dedupeKey: mailId,
        createdAt: new Date(),
      })
      for (let time = 0; time < 4; time += 1) await addJob(tx, 'send-mail', { mailId })
    })
    expect(await shop.mailsTo(awa)).toHaveLength(1)
    expect(await mailTo(awa.email)).toMatchObject({ status: 'sent', attempts: 1 })
  })

  test('whose process was killed on the way leaves again, under the same Message-ID', async () => {
    await shop.order(awa, [yao])
    expect(await shop.mailsTo(awa)).toHaveLength(1)
    const { id } = await mailTo(awa.email)
    const messageId = shop.post.taken.find(mail => mail.to === awa.email)!.headers.get('message-id')
    // It was taken, but the process died before it could note so.
    const tenMinutesAgo = sql`now() - interval '11 minutes'`
    await shop.app.db
      .update(mails)
      .set({ status: 'queued', sentAt: null, attemptedAt: tenMinutesAgo })
      .where(eq(mails.id, id))
    await addJob(shop.app.db, 'sweep-mails', {})
    await addJob(shop.app.db, 'sweep-mails', {})
    const again = await shop.mailsTo(awa)
    expect(again).toHaveLength(2)
    expect(again[1]!.headers.get('message-id')).toBe(messageId)
    expect(await mailTo(awa.email)).toMatchObject({ status: 'sent', attempts: 2 })
  })

  test('that left 90 days ago is forgotten, one that failed is not', async () => {
    const old = {
      kind: 'account-created',
      about: {},
      recipient: awa.email,
      createdAt: new Date('2020-01-01'),
    }
    await shop.app.db.insert(mails).values([
      { ...old, dedupeKey: newId(), status: 'sent' },
      { ...old, dedupeKey: newId(), status: 'failed' },
    ])
    await addJob(shop.app.db, 'sweep-mails', {})
    expect(await shop.allDone()).toBe(true)
    const left = await shop.app.db.select().from(mails).where(eq(mails.recipient, awa.email))
    expect(left.map(mail => mail.status)).toEqual(['failed'])
  })

  test('of what is no more is dropped', async () => {
    const mailId = newId()
    await shop.app.db.insert(mails).values({
      id: mailId,
      kind: 'order-confirmed',
      about: { orderId: newId() },
      recipient: awa.email,
      dedupeKey: mailId,
      createdAt: new Date(),
    })
    await addJob(shop.app.db, 'send-mail', { mailId })
    expect(await shop.mailsTo(awa)).toEqual([])
    expect(await mailTo(awa.email)).toMatchObject({ status: 'dropped', sentAt: null })
  })
})
