import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import { textMessages } from '#database/schema/text-messages.ts'
import { sweepUnanswered } from '#server/orders/moving/sweep-unanswered.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer } from '#tests/support/makers/people.ts'
import {
  type MailingShop,
  type Person,
  type Stall,
  startMailingShop,
} from '#tests/support/shops/mailing-shop.ts'

const PHONE = '+2250707000001'

let shop: MailingShop
let aheadMs = 0
let adminId: string
let yao: Stall
beforeAll(async () => {
  shop = await startMailingShop({
    env: { RATE_LIMITS: 'on', PUBLIC_WRITES_PER_HOUR: '1000' },
    clock: () => new Date(Date.now() + aheadMs),
  })
  adminId = (await createAdmin(shop.app.db)).id
  yao = await shop.openStall()
})
afterAll(() => shop.close())

const set = async (changes: object) => {
  const admin: TestBrowser = await shop.app.browser(adminId)
  const { version } = await admin.api.getSettings()
  expect((await admin.tries.changeSettings({ body: { ...changes, version } })).status).toBe(200)
}
const newCustomer = async (): Promise<Person> => {
  const { id, email } = await createCustomer(shop.app.db, { phone: PHONE })
  return { email, browser: await shop.app.browser(id) }
}

test('mails are signed by the number and the address of the settings', async () => {
  await set({ phone: '27 22 00 00 09', supportEmail: 'aide@amic.ci' })
  const awa = await newCustomer()
  await shop.order(awa, [yao])
  const [mail] = await shop.mailsTo(awa)
  expect(mail!.text).toContain('+225 27 22 00 00 09')
  expect(mail!.text).toContain('aide@amic.ci')
})

test('messages of visitors go to the address of the settings', async () => {
  await set({ email: 'bonjour@amic.ci' })
  const visitor = await shop.app.browser()
  const words = { name: 'Awa', email: 'awa@amic.example', subject: 'Bonjour', message: 'Vous livrez à Man ?' }
  expect((await visitor.tries.sendContactMessage({ body: { ...words, openedSecondsAgo: 60 } })).status).toBe(
    201,
  )
  expect(await shop.mailsTo({ email: 'bonjour@amic.ci' })).toHaveLength(1)
})

test('orders meet the limits of the settings', async () => {
  await set({ ordersPerHour: 1 })
  const awa = await newCustomer()
  await shop.order(awa, [yao])
  expect(await shop.order(awa, [yao])).toMatchObject({
    code: 'order_limit',
    remedy: 'wait',
    message: expect.stringContaining('déjà passé 1 commande en une heure'),
  })
  await set({ ordersPerHour: 60 })
  expect(await shop.order(awa, [yao])).toMatchObject({ status: 'pending' })
})

test('a cash order waits for its producer as long as the settings say', async () => {
  await set({ cashAnswerHours: 5 })
  const awa = await newCustomer()
  const { id } = await shop.order(awa, [yao])
  aheadMs += 4.9 * HOUR_MS
  await sweepUnanswered(shop.app.deps)
  expect((await awa.browser.api.getOrder({ params: { id } })).status).toBe('pending')
  aheadMs += 0.2 * HOUR_MS
  await sweepUnanswered(shop.app.deps)
  expect((await awa.browser.api.getOrder({ params: { id } })).status).toBe('cancelled')
})

test('one number gets so many texts a day as the settings say', async () => {
  await set({ textsPerNumber: 1 })
  const phone = '+2250505000009'
  const { id, email } = await createCustomer(shop.app.db, { phone })
  const awa = { email, browser: await shop.app.browser(id) }
  await shop.order(awa, [yao])
  await shop.order(awa, [yao])
  const statuses = async () => {
    const texts = await shop.app.db.select().from(textMessages).where(eq(textMessages.recipient, phone))
    return texts.map(({ status }) => status).sort()
  }
  // One that could not be tried comes again some seconds later.
  await expect.poll(statuses).toEqual(['dropped', 'sent'])
})
