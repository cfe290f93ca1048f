import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { products } from '#database/schema/catalogue.ts'
import { mails } from '#database/schema/mails.ts'
import { addJob } from '#server/outbox/public.ts'
import { createAdmin } from '#tests/support/makers/people.ts'
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

/** The mail of this subject did not leave when it was to: it comes back now. */
async function comesBack({ email }: Person, subject: string) {
  const wanted = and(eq(mails.recipient, email), eq(mails.subject, subject))
  const [mail] = await shop.app.db.update(mails).set({ status: 'failed' }).where(wanted).returning()
  shop.post.taken.length = 0
  await addJob(shop.app.db, 'send-mail', { mailId: mail!.id })
  const subjects = await shop.subjectsTo({ email })
  const [{ status } = mail!] = await shop.app.db.select().from(mails).where(eq(mails.id, mail!.id))
  return { subjects, status }
}

const move = async ({ browser }: Person, id: string, status: string) => {
  expect((await browser.tries.changeOrderStatus({ params: { id }, body: { status } })).status).toBe(200)
  expect(await shop.allDone()).toBe(true)
}

test('a step that another has followed is told no more', async () => {
  const { id, number } = await shop.order(awa, [yao])
  for (const status of ['confirmed', 'shipped', 'delivered']) await move(yao, id, status)
  expect(await comesBack(awa, `Votre commande ${number} est confirmée`)).toEqual({
    subjects: [],
    status: 'dropped',
  })
  const delivered = `Votre commande ${number} est livrée`
  expect(await comesBack(awa, delivered)).toEqual({ subjects: [delivered], status: 'sent' })
})

test('of what moved at once only the parcels are told that are still there', async () => {
  const mariam = await shop.openStall()
  const { id, number } = await shop.order(awa, [yao, mariam])
  const admin = await shop.app.browser((await createAdmin(shop.app.db)).id)
  await admin.api.setOrderStatus({ params: { id }, body: { status: 'confirmed' } })
  expect(await shop.allDone()).toBe(true)
  await move(yao, id, 'cancelled')
  const confirmed = `Votre commande ${number} est confirmée`
  expect((await comesBack(awa, confirmed)).subjects).toEqual([confirmed])
  expect(shop.post.taken[0]!.text).toContain('a confirmé votre commande')
})

test('a vendor whose parcel was taken up again is told no more that it was cancelled', async () => {
  const { id, number } = await shop.order(awa, [yao])
  const admin = await shop.app.browser((await createAdmin(shop.app.db)).id)
  const set = async (status: 'cancelled' | 'confirmed') => {
    await admin.api.setOrderStatus({ params: { id }, body: { status } })
    expect(await shop.allDone()).toBe(true)
  }
  const cancelled = `La commande ${number} est annulée`
  await set('cancelled')
  expect(await comesBack(yao, cancelled)).toEqual({ subjects: [cancelled], status: 'sent' })
  await set('confirmed')
  expect(await comesBack(yao, cancelled)).toEqual({ subjects: [], status: 'dropped' })
})

test('a stock that was filled again is not said to be low', async () => {
  const stall = await shop.openStall(6)
  await shop.order(awa, [stall])
  const told = (await shop.mailsTo(stall)).map(({ headers }) => headers.get('subject')!)
  const subject = told.find(words => words.startsWith('Plus que'))!
  expect(await comesBack(stall, subject)).toMatchObject({ subjects: [expect.any(String)], status: 'sent' })
  await shop.app.db.update(products).set({ stock: 200 }).where(eq(products.id, stall.productId))
  expect(await comesBack(stall, subject)).toEqual({ subjects: [], status: 'dropped' })
})
