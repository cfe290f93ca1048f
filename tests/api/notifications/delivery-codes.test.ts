import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, desc, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderNumber } from '#contract/orders/order-number.ts'
import { plannedWords } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { users } from '#database/schema/accounts.ts'
import { mails } from '#database/schema/mails.ts'
import { textMessages } from '#database/schema/text-messages.ts'
import { backgroundTasks } from '#server/background/background-tasks.ts'
import { gsmText } from '#server/notifications/texts/gsm-text.ts'
import { addJob, startOutbox } from '#server/outbox/public.ts'
import { withPlainSpaces } from '#tests/support/http/with-plain-spaces.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createPickupPoint, fetchedAt } from '#tests/support/makers/pickup-points.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTextGateway, type TestGateway } from '#tests/support/partners/text-gateway.ts'
import { startTestApp } from '#tests/support/servers/app.ts'
import { jobsAreDone } from '#tests/support/servers/jobs.ts'
import {
  type MailingShop,
  type Person,
  type Stall,
  startMailingShop,
} from '#tests/support/shops/mailing-shop.ts'

const PHONE = '+2250707000001'

let gateway: TestGateway
let shop: MailingShop
let awa: Person
let yao: Stall
beforeAll(async () => {
  gateway = await startTextGateway()
  shop = await startMailingShop({
    env: {
      RATE_LIMITS: 'on',
      TEXTS_PER_NUMBER: '1',
      MAILS_PER_RECIPIENT: '1',
      SMS_GATEWAY_URL: gateway.url,
      SMS_GATEWAY_TOKEN: 'jeton',
    },
  })
  yao = await shop.openStall()
})
beforeEach(async () => {
  const { id, email } = await createCustomer(shop.app.db, { phone: PHONE })
  awa = { email, browser: await shop.app.browser(id) }
})
afterEach(async () => {
  await shop.settle()
  gateway.taken.length = 0
})
afterAll(async () => {
  await shop.close()
  await gateway.close()
})

const move = async ({ browser }: Person, id: string, body: object) => {
  expect((await browser.tries.changeOrderStatus({ params: { id }, body })).status).toBe(200)
  expect(await shop.allDone()).toBe(true)
}
const codesOf = ({ parcels }: Order) => parcels.map(({ deliveryCode }) => deliveryCode!)

describe('the code of a parcel', () => {
  test('leaves with the words that it is shipped, whatever has left, and is kept in no row', async () => {
    const order = await shop.order(awa, [yao])
    expect(await shop.allDone()).toBe(true)
    const [code] = codesOf(order)
    await move(yao, order.id, { status: 'confirmed' })
    await move(yao, order.id, { status: 'shipped' })
    const day = gsmText(plannedWords(order))
    // One text a day and one mail an hour may go there: the codes go all the same.
    expect(gateway.taken.map(({ text }) => text)).toEqual([
      `AMIC : la commande ${order.number} est bien enregistrée. ${day}. Merci !`,
      `AMIC : la commande ${order.number} est en route. Code à donner à la livraison : ${code}. ${day}.`,
    ])
    const mail = (await shop.mailsTo(awa)).at(-1)!
    expect(mail.headers.get('subject')).toBe(`Votre commande ${order.number} est en route`)
    for (const part of [mail.text, mail.html]) expect(part).toContain(code)
    const { rows } = await shop.app.db.execute<{ kept: string }>(sql`
      select kept from (
        select to_jsonb(mails)::text as kept from mails union all select to_jsonb(text_messages)::text from text_messages
        union all select payload::text from graphile_worker._private_jobs
      ) as kept where kept ~ ${`\\y${code}\\y`}`)
    expect(rows).toEqual([])
    // Who reads over the customer's shoulder sees that there is one.
    const admin = await shop.app.browser((await createAdmin(shop.app.db)).id)
    const { items } = await admin.api.listDispatches({ query: { search: order.number } })
    const told: string[] = []
    for (const { kind, id } of items)
      if (kind !== 'job') told.push((await admin.api.readDispatchWords({ params: { kind, id } })).words ?? '')
    expect(told.join(' ')).not.toContain(code)
    expect(told.filter(words => words.includes('****'))).toHaveLength(2)
  })

  test('of several parcels that leave together are all in one text of a phone', async () => {
    const others = [await shop.openStall(), await shop.openStall()]
    const order = await shop.order(awa, [yao, ...others])
    expect(await shop.allDone()).toBe(true)
    const admin = await shop.app.browser((await createAdmin(shop.app.db)).id)
    await admin.tries.setOrderStatus({ params: { id: order.id }, body: { status: 'shipped' } })
    expect(await shop.allDone()).toBe(true)
    const { text } = gateway.taken.at(-1)!
    for (const code of codesOf(order)) expect(text).toContain(`${code} Ferme`)
    expect(text.length).toBeLessThanOrEqual(160)
    const mail = (await shop.mailsTo(awa)).at(-1)!
    for (const code of codesOf(order)) expect(mail.text).toContain(code)
  })

  test('is no secret of the producer: what it is sent does not hold it', async () => {
    const order = await shop.order(awa, [yao])
    const [code] = codesOf(order)
    await move(yao, order.id, { status: 'confirmed' })
    await move(yao, order.id, { status: 'shipped' })
    for (const { text } of await shop.mailsTo(yao)) expect(text).not.toMatch(new RegExp(`\\b${code}\\b`))
  })
})

test('a code that waited stays on the page when the account has another address and number by then', async () => {
  const { db } = shop.app
  const order = await shop.order(awa, [yao])
  const [code] = codesOf(order)
  for (const status of ['confirmed', 'shipped']) await move(yao, order.id, { status })
  const isCode = new RegExp(`(?<![\\w#])${code}(?![\\w-])`)
  const mailed = and(eq(mails.recipient, awa.email), eq(mails.kind, 'order-moved'))
  const [mail] = await db.select().from(mails).where(mailed).orderBy(desc(mails.id)).limit(1)
  const [text] = await db
    .select()
    .from(textMessages)
    .where(eq(textMessages.kind, 'order-shipped'))
    .orderBy(desc(textMessages.id))
    .limit(1)
  const leaveAgain = async () => {
    await shop.settle()
    gateway.taken.length = 0
    await db.update(mails).set({ status: 'failed' }).where(eq(mails.id, mail!.id))
    await db.update(textMessages).set({ status: 'failed' }).where(eq(textMessages.id, text!.id))
    await addJob(db, 'send-mail', { mailId: mail!.id })
    await addJob(db, 'send-text', { textId: text!.id })
    const [told] = await shop.mailsTo(awa)
    return [told!.text, gateway.taken[0]!.text]
  }
  expect((await leaveAgain()).map(words => isCode.test(words))).toEqual([true, true])
  const left = { email: 'awa.koffi@amic.example', phone: '+2250707000009' }
  await db.update(users).set(left).where(eq(users.email, awa.email))
  const told = await leaveAgain()
  expect(told.map(words => isCode.test(words))).toEqual([false, false])
  expect(told[0]).toContain('Votre code de livraison est sur la page de votre commande.')
})

test('a parcel that is noted delivered without its code is told so, and one with it is not', async () => {
  const { db } = shop.app
  const fatou = await createCustomer(db, { phone: '+2250707000002', emailConfirmedAt: new Date() })
  const lines = [{ productId: yao.productId, quantity: 1 }]
  const [unproven, proven] = [
    await createOrder(db, { customerId: fatou.id, lines, status: 'shipped' }),
    await createOrder(db, { customerId: fatou.id, lines, status: 'shipped' }),
  ]
  const browser = await shop.app.browser(fatou.id)
  const [code] = codesOf((await browser.tries.getOrder({ params: { id: proven.id } })).body)
  await move(yao, unproven.id, { status: 'delivered' })
  const words = 'Votre colis a été noté livré sans votre code. Un problème ? Dites-le-nous.'
  expect(gateway.taken.map(({ text }) => text)).toEqual([
    `AMIC, commande ${orderNumber(unproven.serial)}. ${words}`,
  ])
  await move(yao, proven.id, { status: 'delivered', code })
  const told = await shop.mailsTo(fatou)
  expect(told.map(({ text }) => withPlainSpaces(text).includes(words))).toEqual([true, false])
})

test('of an order that is fetched it says so', async () => {
  const { db } = shop.app
  const fatou = await createCustomer(db, { phone: '+2250707000003', emailConfirmedAt: new Date() })
  const point = await createPickupPoint(db)
  const { id, serial } = await createOrder(db, {
    customerId: fatou.id,
    lines: [{ productId: yao.productId, quantity: 1 }],
    status: 'shipped',
    ...fetchedAt(point),
  })
  await move(yao, id, { status: 'delivered' })
  const words = 'Votre colis a été noté retiré sans votre code. Un problème ? Dites-le-nous.'
  expect(gateway.taken.map(({ text }) => text)).toEqual([`AMIC, commande ${orderNumber(serial)}. ${words}`])
  const [told] = await shop.mailsTo(fatou)
  expect(withPlainSpaces(told!.text)).toContain(words)
})

test('where words are kept in folders, for others to read, no code is among them', async () => {
  const app = await startTestApp({ env: { DEMO_DATA: '1' } })
  const outbox = await startOutbox({ pool: app.pool, tasks: backgroundTasks(app.deps), log: app.deps.log })
  const customer = await createCustomer(app.db, { phone: PHONE })
  const vendor = await createVendor(app.db)
  const product = await createProduct(app.db, { vendorId: vendor.id })
  const lines = [{ productId: product.id, quantity: 1 }]
  const { id } = await createOrder(app.db, { customerId: customer.id, lines, status: 'confirmed' })
  await (await app.browser(vendor.userId)).tries.changeOrderStatus({
    params: { id },
    body: { status: 'shipped' },
  })
  expect(await jobsAreDone(app.db)).toBe(true)
  const [parcel] = (await (await app.browser(customer.id)).tries.getOrder({ params: { id } })).body.parcels
  const { mail, texts } = app.deps.config
  const written = await Promise.all(
    [mail.folder, texts.folder].map(async folder => {
      const files = (await readdir(folder)).filter(name => !name.endsWith('.eml'))
      return Promise.all(files.map(name => readFile(join(folder, name), 'utf8')))
    }),
  )
  const words = written.flat()
  expect(words).toEqual([
    expect.stringContaining('Votre code de livraison est sur la page de votre commande.'),
    expect.stringMatching(/est en route\. Gardez votre téléphone à portée de main\.$/),
  ])
  const isCode = new RegExp(`(?<![\\w#])${parcel!.deliveryCode}(?![\\w-])`)
  expect(words.filter(text => isCode.test(text))).toEqual([])
  const shown = (await (await app.browser()).get('/dev/mails')).body
  expect(shown).toContain('est en route')
  expect(isCode.test(shown)).toBe(false)
  await outbox.stop()
  await app.close()
})
