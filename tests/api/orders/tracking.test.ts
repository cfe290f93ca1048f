import { eq } from 'drizzle-orm'
import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderNumber } from '#contract/orders/order-number.ts'
import { orderShares, orders } from '#database/schema/orders.ts'
import { answerErrors } from '#server/http/answer-errors.ts'
import { limitTrackingGuesses } from '#server/orders/tracking/limit-guesses.ts'
import { eraseFromOrders } from '#server/privacy/erase-account.queries.ts'
import { hashOfToken } from '#server/util/secret-token.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { rawGet } from '#tests/support/http/raw-get.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { createZone } from '#tests/support/makers/zones.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let neighbour: TestBrowser
beforeAll(async () => {
  app = await startTestApp()
  neighbour = await app.browser()
})
afterAll(() => app.close())

let vendor: Awaited<ReturnType<typeof createVendor>>
let awa: Awaited<ReturnType<typeof createCustomer>>
let phone: TestBrowser
let order: Awaited<ReturnType<typeof createOrder>>
let zone: Awaited<ReturnType<typeof createZone>>
beforeEach(async () => {
  zone = await createZone(app.db)
  vendor = await createVendor(app.db, { businessName: 'Ferme de Yao' }, { phone: '+2250505050505' })
  awa = await createCustomer(app.db, { fullName: 'Awa Marie Koné', phone: '+2250701020304' })
  phone = await app.browser(awa.id)
  const tomatoes = await createProduct(app.db, { vendorId: vendor.id, price: '1735.00', stock: 50 })
  order = await createOrder(app.db, {
    customerId: awa.id,
    recipientName: 'Mariam Bamba',
    phone: '+2250709080706',
    zoneId: zone.id,
    directions: 'Cocody Angré, portail bleu',
    latitude: 5.39612,
    longitude: -3.98871,
    notes: 'Demander Mariam',
    lines: [{ productId: tomatoes.id, quantity: 3 }],
  })
})

const share = async (): Promise<string> => (await phone.api.shareOrder({ params: { id: order.id } })).token
const track = (token: string) => neighbour.tries.getTrackedOrder({ params: { token } })

describe('a tracking link', () => {
  test('shows how far the order is, what is in it, who sells it, and a first name', async () => {
    const stall = await app.browser(vendor.userId)
    await stall.tries.changeOrderStatus({ params: { id: order.id }, body: { status: 'confirmed' } })
    const { status, body } = await track(await share())
    expect(status).toBe(200)
    expect(body).toEqual({
      number: orderNumber(order.serial),
      firstName: 'Awa',
      status: 'confirmed',
      payBefore: null,
      createdAt: order.createdAt.toISOString(),
      deliveryMode: 'home',
      zone: { id: zone.id, region: 'Man', name: zone.name },
      pickupPoint: null,
      parcels: [
        {
          id: order.parcels[0]!.id,
          vendor: { businessName: 'Ferme de Yao' },
          status: 'confirmed',
          plannedOn: order.parcels[0]!.plannedOn,
          items: [{ id: expect.any(String), name: 'Tomates', quantity: 3, unit: 'kg' }],
        },
      ],
      events: [{ parcelId: order.parcels[0]!.id, to: 'confirmed', createdAt: expect.any(String) }],
    })
  })

  test('says that nothing is on its way while the order waits for its payment', async () => {
    await app.db.update(orders).set({ paymentMethod: 'cinetpay' }).where(eq(orders.id, order.id))
    expect((await track(await share())).body).toMatchObject({
      status: 'pending',
      payBefore: expect.stringMatching(/Z$/),
    })
  })

  test('tells nothing else of the person, the producer or the money', async () => {
    const stall = await app.browser(vendor.userId)
    const reason = 'Mme Koné injoignable au 0701020304'
    await stall.tries.changeOrderStatus({ params: { id: order.id }, body: { status: 'cancelled', reason } })
    const words = JSON.stringify((await track(await share())).body)
    expect(words).toContain('cancelled')
    for (const secret of [
      ...['Koné', awa.email, awa.username, '0701020304', 'Cocody', 'Mariam'],
      ...[vendor.user.email, vendor.user.fullName, '0505050505'],
      ...['1735', '5205', awa.id, order.id, vendor.id, 'injoignable'],
    ]) {
      expect(words).not.toContain(secret)
    }
  })

  test('is kept as a hash only', async () => {
    const token = await share()
    const [kept] = await app.db.select().from(orderShares).where(eq(orderShares.orderId, order.id))
    expect(kept!.tokenHash.toString('base64url')).not.toContain(token)
    expect(token).toMatch(/^[\w-]{43}$/)
  })

  test('goes on beside a second one, until its owner closes them all', async () => {
    expect(await phone.api.getOrderShare({ params: { id: order.id } })).toEqual({ sharedAt: null })
    const tokens = [await share(), await share()]
    expect(await phone.api.getOrderShare({ params: { id: order.id } })).toEqual({
      sharedAt: expect.any(String),
    })
    for (const token of tokens) expect((await track(token)).status).toBe(200)
    expect((await phone.tries.stopSharingOrder({ params: { id: order.id } })).status).toBe(200)
    expect(await phone.api.getOrderShare({ params: { id: order.id } })).toEqual({ sharedAt: null })
    for (const token of tokens) {
      const { status, body } = await track(token)
      expect([status, body.message]).toEqual([
        404,
        'Ce lien de suivi n’existe pas, ou il n’est plus partagé.',
      ])
    }
  })

  test('ends with the account', async () => {
    const token = await share()
    await app.db.transaction(tx => eraseFromOrders(tx, awa.id))
    expect((await track(token)).status).toBe(404)
  })

  test('is made, read and closed by the customer of the order only', async () => {
    const kofi = await app.browser((await createCustomer(app.db)).id)
    const token = await share()
    const path = `/api/orders/${order.id}/share`
    for (const answer of [await kofi.get(path), await kofi.post(path), await kofi.delete(path)]) {
      expect([answer.status, answer.body.message]).toEqual([404, 'Commande introuvable'])
    }
    expect((await track(token)).status).toBe(200)
  })
})

/** The events of a stream as they come, until it ends. */
async function* eventsOf(response: Response): AsyncGenerator<string> {
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    for (const block of chunk.split('\n\n')) if (block.startsWith('event: ')) yield block
  }
}

test.each([
  ['the holder of a tracking link', async () => `/api/tracking/${await share()}/events`, () => neighbour],
  ['its customer’s list', async () => '/api/customer/orders/events', () => phone],
])('%s hears of each change of the order, and of no other order', async (_who, pathOf, browserOf) => {
  const other = await createOrder(app.db, {
    customerId: (await createCustomer(app.db)).id,
    lines: [{ productId: (await createProduct(app.db, { vendorId: vendor.id })).id, quantity: 1 }],
  })
  const aborted = new AbortController()
  const response = await browserOf().fetch(await pathOf(), { signal: aborted.signal })
  const heard = eventsOf(response)
  const stall = await app.browser(vendor.userId)
  await stall.tries.changeOrderStatus({ params: { id: other.id }, body: { status: 'confirmed' } })
  await stall.tries.changeOrderStatus({ params: { id: order.id }, body: { status: 'confirmed' } })
  expect((await heard.next()).value).toContain(order.id)
  aborted.abort()
})

test('what changed between the reading of a page and its stream is told at once', async () => {
  const stall = await app.browser(vendor.userId)
  await stall.tries.changeOrderStatus({ params: { id: order.id }, body: { status: 'confirmed' } })
  const aborted = new AbortController()
  const response = await phone.fetch(`/api/orders/${order.id}/events?readMsAgo=5000`, {
    signal: aborted.signal,
  })
  expect((await eventsOf(response).next()).value).toContain('event: changed')
  aborted.abort()
  expect((await phone.get(`/api/orders/${order.id}/events?readMsAgo=hier`)).status).toBe(400)
})

test('the holder of a link hears that it is closed', async () => {
  const token = await share()
  const aborted = new AbortController()
  const response = await neighbour.fetch(`/api/tracking/${token}/events`, { signal: aborted.signal })
  await phone.tries.stopSharingOrder({ params: { id: order.id } })
  expect((await eventsOf(response).next()).value).toContain('event: changed')
  expect((await track(token)).status).toBe(404)
  aborted.abort()
})

test.each(['/api/%74racking/', '/api/tr%61cking/'])(
  'an address written as %s lets nobody guess on',
  async path => {
    const limited = await startTestApp({ env: { RATE_LIMITS: undefined } })
    try {
      const guesser = await limited.browser()
      for (let index = 0; index < 30; index += 1)
        expect((await guesser.get(`${path}devine-${index}`)).status).toBe(404)
      expect((await guesser.get(`${path}encore`)).status).toBe(429)
      expect((await guesser.tries.getTrackedOrder({ params: { token: 'encore' } })).status).toBe(429)
    } finally {
      await limited.close()
    }
  },
)

test.each(['/x/../suivi/', '/x/%2e%2e/%73uivi/', '//suivi/'])(
  'a page whose address is written as %s lets nobody guess on',
  async path => {
    const limited = await startTestApp({ env: { RATE_LIMITS: undefined } })
    const site = fastify()
    answerErrors(site)
    limitTrackingGuesses(site, limited.deps)
    site.get('/*', async (_request, reply) => reply.code(404).send('Introuvable'))
    const url = await site.listen({ host: '127.0.0.1', port: 0 })
    try {
      for (let index = 0; index < 30; index += 1)
        expect((await rawGet(url, `${path}devine-${index}`)).statusCode).toBe(404)
      expect((await rawGet(url, `${path}encore`)).statusCode).toBe(429)
      expect((await rawGet(url, '/boutique')).statusCode).toBe(404)
    } finally {
      await site.close()
      await limited.close()
    }
  },
)

test('who tries links that do not exist has to wait; who holds a link looks as often as it likes', async () => {
  const limited = await startTestApp({ env: { RATE_LIMITS: undefined } })
  try {
    const { userId: seller, id: vendorId } = await createVendor(limited.db)
    const { id: productId } = await createProduct(limited.db, { vendorId })
    const shared = await createOrder(limited.db, { customerId: seller, lines: [{ productId, quantity: 1 }] })
    const token = 'un-lien-que-personne-ne-devine'
    await limited.db.insert(orderShares).values({
      tokenHash: hashOfToken(token),
      orderId: shared.id,
      createdAt: new Date(),
    })
    const visitor = await limited.browser()
    const statusesOf = async (count: number, pathOf: (index: number) => string) => {
      const statuses: number[] = []
      for (let index = 0; index < count; index += 1) {
        statuses.push((await visitor.tries.getTrackedOrder({ params: { token: pathOf(index) } })).status)
      }
      return new Set(statuses)
    }
    expect(await statusesOf(40, () => token)).toEqual(new Set([200]))
    expect(await statusesOf(30, index => `devine-${index}`)).toEqual(new Set([404]))
    expect(await statusesOf(2, index => `encore-${index}`)).toEqual(new Set([429]))
    expect((await visitor.tries.listProducts()).status).toBe(200)
  } finally {
    await limited.close()
  }
})
