import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderNumber } from '#contract/orders/order-number.ts'
import { mails } from '#database/schema/mails.ts'
import { textMessages } from '#database/schema/text-messages.ts'
import { backgroundTasks } from '#server/background/background-tasks.ts'
import { addJob, type Outbox, startOutbox } from '#server/outbox/public.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { createRefund } from '#tests/support/makers/refunds.ts'
import { type MailServer, startMailServer } from '#tests/support/partners/mail-server.ts'
import { startTextGateway, type TestGateway } from '#tests/support/partners/text-gateway.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { jobsAreDone } from '#tests/support/servers/jobs.ts'

let post: MailServer
let gateway: TestGateway
let app: TestApp
let outbox: Outbox
let fatou: TestBrowser
let productId: string
beforeAll(async () => {
  post = await startMailServer()
  gateway = await startTextGateway()
  const sms = { SMS_GATEWAY_URL: gateway.url, SMS_GATEWAY_TOKEN: 'jeton' }
  app = await startTestApp({ env: { SMTP_URL: post.url, PUBLIC_URL: 'https://amic.example', ...sms } })
  outbox = await startOutbox({ pool: app.pool, tasks: backgroundTasks(app.deps), log: app.deps.log })
  fatou = await app.browser((await createAdmin(app.db)).id)
  productId = (await createProduct(app.db, { vendorId: (await createVendor(app.db)).id })).id
})
afterAll(async () => {
  await outbox.stop()
  await app.close()
  await gateway.close()
  await post.close()
})
beforeEach(() => {
  post.taken.length = 0
  gateway.taken.length = 0
})

/** A refund that is due to somebody, and the number of its order. */
async function owe(customer: { phone: string | null }) {
  const { id: customerId, email } = await createCustomer(app.db, customer)
  const order = await createOrder(app.db, {
    customerId,
    lines: [{ productId, quantity: 2 }],
    paymentMethod: 'cinetpay',
    status: 'cancelled',
  })
  const { id } = await createRefund(app.db, order)
  return { id, email, number: orderNumber(order.serial) }
}
async function settle(id: string, reference = 'OM-7788'): Promise<number> {
  const { status } = await fatou.tries.settleRefund({ params: { id }, body: { status: 'done', reference } })
  expect(await jobsAreDone(app.db)).toBe(true)
  return status
}
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test('the customer is told by mail and by text that the money was sent, each once', async () => {
  const { id, email, number } = await owe({ phone: '+2250707000001' })
  expect(await settle(id)).toBe(200)
  expect(await settle(id)).toBe(409)
  await addJob(app.db, 'refund-paid', { refundId: id })
  expect(await jobsAreDone(app.db)).toBe(true)

  expect(post.taken.map(({ to }) => to)).toEqual([email])
  const { headers, text } = post.taken[0]!
  expect(plain(headers.get('subject')!)).toBe(`Remboursement de 3 000 FCFA pour votre commande ${number}`)
  expect(plain(text)).toMatch(
    /Nous vous avons renvoyé 3 000 FCFA.*Paiement reçu après l’annulation.*OM-7788/s,
  )
  expect(gateway.taken.map(({ text: words }) => words)).toEqual([
    `AMIC : nous vous avons renvoyé 3 000 FCFA pour la commande ${number}. Référence : OM-7788`,
  ])
})

test('a long reference does not make two texts of one', async () => {
  const { id, number } = await owe({ phone: '+2250707000002' })
  await settle(id, 'R'.repeat(100))
  expect(gateway.taken.map(({ text }) => text)).toEqual([
    `AMIC : nous vous avons renvoyé 3 000 FCFA pour la commande ${number}.`,
  ])
})

test('who has no phone is told by mail', async () => {
  const { id, email } = await owe({ phone: null })
  await settle(id)
  expect([post.taken.map(({ to }) => to), gateway.taken]).toEqual([[email], []])
})

test('money that pays nothing is told as soon as it came, and not once it was taken back', async () => {
  const { id, email, number } = await owe({ phone: '+2250707000004' })
  await addJob(app.db, 'refund-due', { refundId: id })
  expect(await jobsAreDone(app.db)).toBe(true)
  expect(post.taken.map(({ to }) => to)).toEqual([email])
  const { headers, text } = post.taken[0]!
  expect(plain(headers.get('subject')!)).toBe(`Nous vous devons 3 000 FCFA pour votre commande ${number}`)
  expect(plain(text)).toMatch(/que nous vous rendons.*Paiement reçu après l’annulation.*rien à faire/s)
  expect(gateway.taken.map(({ text: words }) => words)).toEqual([
    `AMIC : nous vous rendrons 3 000 FCFA pour la commande ${number}. Paiement recu après l'annulation.`,
  ])

  const sent = await owe({ phone: '+2250707000005' })
  expect(await settle(sent.id)).toBe(200)
  post.taken.length = 0
  await addJob(app.db, 'refund-due', { refundId: sent.id })
  expect(await jobsAreDone(app.db)).toBe(true)
  expect(post.taken).toEqual([])
})

test('a refund that was not made is not told', async () => {
  const { id } = await owe({ phone: '+2250707000003' })
  await addJob(app.db, 'refund-paid', { refundId: id })
  expect(await jobsAreDone(app.db)).toBe(true)
  expect([post.taken, gateway.taken]).toEqual([[], []])
  const [mail] = await app.db
    .select()
    .from(mails)
    .where(eq(mails.dedupeKey, `refund-paid:${id}`))
  const [text] = await app.db
    .select()
    .from(textMessages)
    .where(sql`${textMessages.about} ->> 'refundId' = ${id}`)
  expect([mail?.status, text?.status]).toEqual(['dropped', 'dropped'])
})
