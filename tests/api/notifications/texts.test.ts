import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Dispatch } from '#contract/notifications/schemas.ts'
import { plannedWords } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { auditEvents } from '#database/schema/audit.ts'
import { newId } from '#database/schema/columns.ts'
import { mails } from '#database/schema/mails.ts'
import { textMessages } from '#database/schema/text-messages.ts'
import { backgroundTasks } from '#server/background/background-tasks.ts'
import { gsmText } from '#server/notifications/texts/gsm-text.ts'
import { markOrderPaid } from '#server/orders/public.ts'
import { addJob, type Outbox, startOutbox } from '#server/outbox/public.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { createZone } from '#tests/support/makers/zones.ts'
import { startTextGateway, type TestGateway } from '#tests/support/partners/text-gateway.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { jobsAreDone } from '#tests/support/servers/jobs.ts'

const PHONE = '+2250707000001'

let gateway: TestGateway
let app: TestApp
let outbox: Outbox
let fatou: TestBrowser

beforeAll(async () => {
  gateway = await startTextGateway()
  app = await startTestApp({ env: { SMS_GATEWAY_URL: gateway.url, SMS_GATEWAY_TOKEN: 'jeton' } })
  outbox = await startOutbox({ pool: app.pool, tasks: backgroundTasks(app.deps), log: app.deps.log })
  fatou = await app.browser((await createAdmin(app.db)).id)
})
afterAll(async () => {
  await outbox.stop()
  await app.close()
  await gateway.close()
})

type Stall = { productId: string; browser: TestBrowser }
let awa: TestBrowser
let yao: Stall

async function openStall(businessName = 'Ferme de Yao'): Promise<Stall> {
  const vendor = await createVendor(app.db, { businessName })
  const { id: productId } = await createProduct(app.db, { vendorId: vendor.id, stock: 50 })
  return { productId, browser: await app.browser(vendor.userId) }
}
beforeEach(async () => {
  awa = await app.browser((await createCustomer(app.db, { phone: PHONE })).id)
  yao = await openStall()
})
const allDone = async () => expect(await jobsAreDone(app.db)).toBe(true)
afterEach(async () => {
  await allDone()
  gateway.taken.length = 0
  gateway.answers.length = 0
})

const order = async (stalls: Stall[], changes = {}, customer = awa): Promise<Order> => {
  const lines = stalls.map(({ productId }) => ({ productId, quantity: 1 }))
  const { status, body } = await customer.tries.placeOrder({ body: orderBody(lines, changes) })
  expect(status).toBe(201)
  return body
}
const move = async (stall: Stall, id: string, status: string, more = {}) => {
  const moved = await stall.browser.tries.changeOrderStatus({ params: { id }, body: { status, ...more } })
  expect(moved.status).toBe(200)
  await allDone()
}
const textsOf = (orderId: string) =>
  app.db
    .select()
    .from(textMessages)
    .where(sql`${textMessages.about} ->> 'orderId' = ${orderId}`)
    .orderBy(textMessages.id)
const words = () => gateway.taken.map(({ text }) => text)

describe('an order', () => {
  test('is told to the customer’s phone at each status, once, in one text of a phone each', async () => {
    const placed = await order([yao])
    const { id, number } = placed
    const code = placed.parcels[0]!.deliveryCode!
    await allDone()
    for (const status of ['confirmed', 'shipped']) await move(yao, id, status)
    await move(yao, id, 'delivered', { code })
    const day = gsmText(plannedWords(placed))
    expect(words()).toEqual([
      `AMIC : la commande ${number} est bien enregistrée. ${day}. Merci !`,
      `AMIC : la commande ${number} est confirmée et se prépare. ${day}.`,
      `AMIC : la commande ${number} est en route. Code à donner à la livraison : ${code}. ${day}.`,
      `AMIC : la commande ${number} est livrée. Bon appétit !`,
    ])
    expect(gateway.taken[0]).toMatchObject({ to: PHONE, channel: 'sms', authorization: 'Bearer jeton' })
    expect((await textsOf(id)).map(({ kind, status, attempts }) => [kind, status, attempts])).toEqual(
      ['received', 'confirmed', 'shipped', 'delivered'].map(step => [`order-${step}`, 'sent', 1]),
    )
  })

  test('of several vendors tells which part moved, within one text', async () => {
    const mariam = await openStall('Coopérative des maraîchères de la forêt classée de Tiébissou')
    const { id, number } = await order([yao, mariam])
    await allDone()
    await move(mariam, id, 'confirmed')
    const text = words().at(-1)!
    expect(text).toMatch(
      new RegExp(`^AMIC : la commande ${number} \\(Coopérative des maraichères de la foret\\)`),
    )
    expect(text.length).toBeLessThanOrEqual(160)
  })

  test('paid online is told once it is paid', async () => {
    const { id } = await order([yao], { paymentMethod: 'cinetpay' })
    await allDone()
    expect(words()).toEqual([])
    await app.db.transaction(tx => markOrderPaid(tx, app.deps, id))
    await allDone()
    expect(words()).toEqual([expect.stringContaining('est bien enregistrée')])
  })

  test('cancelled by its customer is told too', async () => {
    const { id, number } = await order([yao])
    await allDone()
    await awa.tries.changeOrderStatus({ params: { id }, body: { status: 'cancelled' } })
    await allDone()
    expect(words().at(-1)).toContain(`${number} est annulée`)
  })

  test('whose event is heard twice is told once', async () => {
    const { id, events } = await order([yao])
    await allDone()
    const eventIds = events.map(event => event.id)
    await addJob(app.db, 'order-changed', { orderId: id, eventIds })
    await allDone()
    expect(words()).toHaveLength(1)
  })

  test('that has moved on meanwhile is told as it is, not as it was', async () => {
    gateway.answers.push(503)
    const { id } = await order([yao])
    await allDone()
    await awa.tries.changeOrderStatus({ params: { id }, body: { status: 'cancelled' } })
    await allDone()
    const [received] = await textsOf(id)
    await fatou.tries.retryDispatch({ params: { kind: 'text', id: received!.id } })
    await allDone()
    expect((await textsOf(id)).map(({ status }) => status)).toEqual(['dropped', 'sent'])
    expect(words()).toEqual([expect.stringContaining('est annulée')])
  })
})

describe('nothing is sent', () => {
  test('to a customer without a phone, nor to the number that receives its order', async () => {
    const kofi = await app.browser((await createCustomer(app.db, { phone: null })).id)
    const { id: zoneId } = await createZone(app.db)
    const delivery = { zoneId, phone: '0709080706', directions: 'Portail bleu' }
    const { id } = await order([yao], { delivery }, kofi)
    await allDone()
    expect(await textsOf(id)).toEqual([])
  })

  test('to a customer who refuses texts, until the customer takes them again', async () => {
    expect(await awa.api.getMessageChoice()).toEqual({ acceptsMessages: true })
    const refused = await awa.tries.chooseMessages({ body: { acceptsMessages: false } })
    expect(refused).toMatchObject({ status: 200, body: { acceptsMessages: false } })
    const { id } = await order([yao])
    await allDone()
    expect(await textsOf(id)).toEqual([])
    await awa.tries.chooseMessages({ body: { acceptsMessages: true } })
    await move(yao, id, 'confirmed')
    expect(words()).toHaveLength(1)
  })

  test('to a customer who refused while the text waited', async () => {
    gateway.answers.push(500)
    const { id } = await order([yao])
    await allDone()
    await awa.tries.chooseMessages({ body: { acceptsMessages: false } })
    const [failed] = await textsOf(id)
    await fatou.tries.retryDispatch({ params: { kind: 'text', id: failed!.id } })
    await allDone()
    expect(await textsOf(id)).toMatchObject([{ status: 'dropped' }])
    expect(words()).toEqual([])
  })

  test('by a choice that is neither yes nor no, and one customer’s choice is not another’s', async () => {
    expect((await awa.tries.chooseMessages({ body: { acceptsMessages: 'non' } })).status).toBe(400)
    await awa.tries.chooseMessages({ body: { acceptsMessages: false } })
    const kofi = await app.browser((await createCustomer(app.db)).id)
    expect(await kofi.api.getMessageChoice()).toEqual({ acceptsMessages: true })
  })
})

describe('what administrators see', () => {
  const list = async (query: string) =>
    (await fatou.get(`/api/admin/deliveries?${query}`)).body as { items: Dispatch[]; total: number }

  test('a failed text, why it failed, and that it is tried again under the same key', async () => {
    gateway.answers.push(503)
    const { id } = await order([yao])
    await allDone()
    const [text] = await textsOf(id)
    const { items } = await list('kind=text&status=failed')
    expect(items).toMatchObject([
      {
        id: text!.id,
        about: 'order-received',
        recipient: PHONE,
        order: { id, number: expect.stringMatching(/^AMIC-\d{6}$/) },
        status: 'failed',
        attempts: 1,
        error: '503 gateway says no',
        sentAt: null,
      },
    ])
    expect((await fatou.tries.retryDispatch({ params: { kind: 'text', id: text!.id } })).status).toBe(200)
    await allDone()
    expect(gateway.taken.map(({ idempotencyKey }) => idempotencyKey)).toEqual([text!.id])
    expect(await textsOf(id)).toMatchObject([{ status: 'sent', attempts: 2, error: null }])
    expect(await app.db.select().from(auditEvents).where(eq(auditEvents.targetId, text!.id))).toMatchObject([
      { action: 'delivery.retry' },
    ])
    const again = await fatou.tries.retryDispatch({ params: { kind: 'text', id: text!.id } })
    expect(again).toMatchObject({ status: 409, body: { code: 'dispatch_not_failed' } })
    expect(words()).toHaveLength(1)
  })

  test('a text that the gateway refuses for good is not tried again by itself', async () => {
    gateway.answers.push(422)
    const { id } = await order([yao])
    await allDone()
    expect(await textsOf(id)).toMatchObject([{ status: 'failed', attempts: 1 }])
    const { rows } = await app.db.execute(
      sql`select 1 from graphile_worker.jobs where task_identifier = 'send-text' and key = ${`text:${(await textsOf(id))[0]!.id}`}`,
    )
    expect(rows).toEqual([])
  })

  test('mails and texts together, the latest first, page after page', async () => {
    await order([yao])
    await allDone()
    const { items, total } = await list('limit=100')
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['mail', 'text']))
    expect(items.map(({ createdAt }) => createdAt)).toEqual(
      items
        .map(({ createdAt }) => createdAt)
        .sort()
        .reverse(),
    )
    expect(total).toBe(items.length)
    const second = await list('limit=2&page=2')
    expect(second.items.map(({ id }) => id)).toEqual(items.slice(2, 4).map(({ id }) => id))
  })

  test('a failed mail begins again', async () => {
    const [mail] = await app.db
      .insert(mails)
      .values({
        kind: 'account-created',
        about: { userId: newId() },
        recipient: 'a@amic.example',
        dedupeKey: newId(),
        status: 'failed',
        error: '550 no',
        createdAt: new Date(),
      })
      .returning()
    expect((await list('kind=mail&status=failed')).items).toMatchObject([{ id: mail!.id, error: '550 no' }])
    expect((await fatou.tries.retryDispatch({ params: { kind: 'mail', id: mail!.id } })).status).toBe(200)
    await allDone()
    // There is no such account: nothing is left to tell.
    expect(await app.db.select().from(mails).where(eq(mails.id, mail!.id))).toMatchObject([
      { status: 'dropped', attempts: 1 },
    ])
  })

  test('other work that failed, and its new beginning', async () => {
    await addJob(app.db, 'order-changed', { orderId: 'no-uuid', eventIds: [] })
    await allDone()
    const { items } = await list('kind=job')
    expect(items).toMatchObject([{ kind: 'job', about: 'order-changed', status: 'failed', attempts: 1 }])
    expect((await fatou.tries.retryDispatch({ params: { kind: 'job', id: items[0]!.id } })).status).toBe(200)
    await allDone()
    expect((await list('kind=job')).items).toMatchObject([{ id: items[0]!.id, attempts: 1 }])
  })

  test.each(['mail/42', `mail/${newId()}`, `text/${newId()}`, 'job/999999', 'job/x', `pigeon/${newId()}`])(
    '%s is not found',
    async what => {
      const answer = await fatou.post(`/api/admin/deliveries/${what}/retry`)
      expect(answer).toMatchObject({ status: 404, body: { code: 'dispatch_not_found' } })
    },
  )

  test.each(['kind=pigeon', 'status=lost', 'page=0'])('%s is refused', async query => {
    expect((await fatou.get(`/api/admin/deliveries?${query}`)).status).toBe(400)
  })
})
