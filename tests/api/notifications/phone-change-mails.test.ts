import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { users } from '#database/schema/accounts.ts'
import { newId } from '#database/schema/columns.ts'
import { mails } from '#database/schema/mails.ts'
import { beginWithinLimits } from '#server/notifications/begin-within-limits.ts'
import { listReleasedMails } from '#server/notifications/sending-limits.queries.ts'
import { whileHeld } from '#tests/support/database/while-held.ts'
import { createCustomer } from '#tests/support/makers/people.ts'
import { type MailingShop, startMailingShop } from '#tests/support/shops/mailing-shop.ts'

let shop: MailingShop
beforeAll(async () => {
  shop = await startMailingShop({ env: { RATE_LIMITS: 'on', MAILS_PER_RECIPIENT: '1' } })
})
afterAll(() => shop.close())
afterEach(() => shop.settle())

async function openThief() {
  const { id, email } = await createCustomer(shop.app.db, { phone: '+2250707000001' })
  const browser = await shop.app.browser(id)
  const change = (number: number) =>
    browser.tries.changeCustomerProfile({ body: { phone: `+225070700001${number}` } })
  return { id, email, change }
}
const statusesTo = async (recipient: string) => {
  const rows = await shop.app.db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.id)
  return rows.map(({ kind, status, waitsUntil }) => [kind, status, waitsUntil !== null])
}

test('a telephone is changed five times a day, and the page says so', async () => {
  const { change } = await openThief()
  for (let number = 0; number < 5; number += 1) expect((await change(number)).status).toBe(200)
  const { status, body } = await change(6)
  expect([status, body.message]).toEqual([
    429,
    'Vous avez changé trop souvent de numéro de téléphone. Réessayez plus tard, ou écrivez-nous.',
  ])
})

test('of what waits to tell of a telephone the last alone is left', async () => {
  const { email, change } = await openThief()
  for (let number = 0; number < 4; number += 1) {
    await change(number)
    expect(await shop.allDone()).toBe(true)
  }
  expect(await statusesTo(email)).toEqual([
    ['phone-changed', 'sent', false],
    ['phone-changed', 'dropped', true],
    ['phone-changed', 'dropped', true],
    ['phone-changed', 'queued', true],
  ])
})

test('an account that was closed meanwhile is told nothing of its telephone', async () => {
  const { id, email, change } = await openThief()
  await change(1)
  await change(2)
  expect(await shop.allDone()).toBe(true)
  await shop.app.db.update(users).set({ isActive: false }).where(eq(users.id, id))
  const waiting = and(eq(mails.recipient, email), eq(mails.status, 'queued'))
  await shop.app.db.update(mails).set({ status: 'failed', isLimited: false }).where(waiting)
  const [failed] = await shop.app.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, email), eq(mails.status, 'failed')))
  await shop.app.pool.query(`select graphile_worker.add_job('send-mail', $1)`, [{ mailId: failed!.id }])
  expect(await shop.allDone()).toBe(true)
  expect((await statusesTo(email)).at(-1)).toEqual(['phone-changed', 'dropped', false])
})

test.each([
  ['dropped', "status = 'dropped'"],
  ['sent', "status = 'sent', attempted_at = now(), sent_at = now()"],
])('a mail that is %s while it waits to be counted does not wait for its turn', async (status, change) => {
  const { id, email } = await openThief()
  const now = new Date()
  const mail = {
    kind: 'phone-changed',
    about: { userId: id },
    recipient: email,
    accountId: id,
    createdAt: now,
  } as const
  const [, second] = await shop.app.db
    .insert(mails)
    .values([
      { ...mail, dedupeKey: newId(), status: 'sent', attemptedAt: now, sentAt: now },
      { ...mail, dedupeKey: newId() },
    ])
    .returning()
  await whileHeld(shop.app.pool, {
    hold: client =>
      client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`mail to ${email}`]),
    act: () => beginWithinLimits(shop.app.deps, second!.id),
    meanwhile: () => shop.app.pool.query(`update mails set ${change} where id = $1`, [second!.id]),
  })
  expect((await statusesTo(email)).at(-1)).toEqual(['phone-changed', status, false])
})

test('what was piled up for one hides nothing that waits for others', async () => {
  const now = new Date()
  const thief = await createCustomer(shop.app.db)
  const waiting = (recipient: string, key: string, accountId: string | null) => ({
    kind: 'stock-returned',
    about: {},
    recipient,
    accountId,
    dedupeKey: key,
    createdAt: now,
    waitsUntil: now,
  })
  const pile = Array.from({ length: 600 }, (_, index) => waiting('victime@amic.ci', `pile-${index}`, null))
  const strangers = Array.from({ length: 600 }, (_, index) =>
    waiting(`autre-${index}@amic.ci`, `autre-${index}`, thief.id),
  )
  await shop.app.db.insert(mails).values(pile)
  await shop.app.db.insert(mails).values(strangers)
  const [honest] = await shop.app.db
    .insert(mails)
    .values(waiting('awa@amic.ci', 'honest', null))
    .returning()
  const released = await listReleasedMails(shop.app.db, now)
  expect(released).toHaveLength(61)
  expect(released).toContainEqual({ id: honest!.id })
  await shop.app.db.delete(mails)
})
