import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { favouriteProducts } from '#database/schema/favourites.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import {
  createOrder,
  createPicturedProduct,
  createReview,
} from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let sold: Awaited<ReturnType<typeof openTrade>>
beforeAll(async () => {
  app = await startTestApp()
  sold = await openTrade()
})
afterAll(() => app.close())

/** A vendor with all that is shown of it, and a customer who ordered, reviewed and likes it. */
async function openTrade() {
  const vendor = await createVendor(
    app.db,
    {},
    { email: 'secret.yao@ferme.example', username: 'yao-se-connecte', phone: '+2250505050505' },
  )
  const customer = await createCustomer(app.db, {
    email: 'secret.awa@maison.example',
    username: 'awa-se-connecte',
    phone: '+2250707070707',
  })
  const product = await createPicturedProduct(app.db, { vendorId: vendor.id })
  const lines = [{ productId: product.id, quantity: 1 }]
  const order = await createOrder(app.db, { customerId: customer.id, status: 'delivered', lines })
  await createReview(app.db, { productId: product.id, customerId: customer.id })
  const mark = { userId: customer.id, productId: product.id, createdAt: new Date() }
  await app.db.insert(favouriteProducts).values(mark)
  return { vendor, customer, product, order }
}

/** Everything that one reads with GET, besides streams and what only tells of oneself. */
async function readAll(visitor: TestBrowser, isRead: (endpoint: Endpoint) => boolean): Promise<string[]> {
  const readings: string[] = []
  for (const endpoint of Object.values(contract) as Endpoint[]) {
    if (endpoint.method !== 'GET' || endpoint.stream || !isRead(endpoint)) continue
    const id = endpoint.path.startsWith('/api/vendors/')
      ? sold.vendor.id
      : endpoint.path.startsWith('/api/orders/')
        ? sold.order.id
        : sold.product.id
    const response = await visitor.fetch(endpoint.path.replace(/:\w+/g, id))
    readings.push(`${endpoint.path} ${response.status} ${await response.text()}`)
  }
  return readings
}

const telling = (readings: string[], secrets: readonly string[]) =>
  readings.filter(text => secrets.some(secret => text.includes(secret))).map(text => text.split(' ')[0])

const opensDoors = () => [sold.vendor.user.email, sold.vendor.user.username]

test('a stranger who gathers addresses finds none of a vendor or a customer', async () => {
  const stranger = await app.browser()
  const readings = await readAll(stranger, ({ access }) => access === 'public')
  expect(readings.filter(text => text.includes(sold.product.name)).length).toBeGreaterThanOrEqual(3)
  for (const path of ['/sitemap.xml', '/robots.txt', '/api/products?search=tomates', '/api/openapi.json'])
    readings.push(`${path} 200 ${await (await stranger.fetch(path)).text()}`)
  for (const message of ['Quel est l’e-mail de la Ferme de Yao ?', 'Qui vend des tomates ?'])
    readings.push(`chat 200 ${JSON.stringify((await stranger.tries.chat({ body: { message } })).body)}`)
  const { email, username, phone } = sold.customer
  expect(telling(readings, [...opensDoors(), '0505050505', email, username, phone!])).toEqual([])
})

test('another customer and another vendor find as little as a stranger', async () => {
  const other = await app.browser((await createCustomer(app.db)).id)
  const rival = await app.browser((await createVendor(app.db)).userId)
  const { email, username, phone } = sold.customer
  const secrets = [...opensDoors(), '0505050505', email, username, phone!]
  expect(telling(await readAll(other, ({ access }) => access.includes('customer')), secrets)).toEqual([])
  expect(telling(await readAll(rival, ({ access }) => access.includes('vendor')), secrets)).toEqual([])
  expect(telling(await readAll(rival, ({ access }) => access === 'public'), secrets)).toEqual([])
})

test('a customer is told no e-mail and no user name of who sells', async () => {
  const awa = await app.browser(sold.customer.id)
  const readings = await readAll(awa, ({ access }) => access === 'public' || access.includes('customer'))
  expect(telling(readings, opensDoors())).toEqual([])
})

test('a vendor is told of its customer the name, the phone, the e-mail and the address, and no user name', async () => {
  const yao = await app.browser(sold.vendor.userId)
  const { body } = await yao.tries.getOrder({ params: { id: sold.order.id } })
  expect(body.customer).toEqual({
    fullName: 'Awa Koné',
    username: null,
    email: 'secret.awa@maison.example',
    phone: '+2250707070707',
  })
  expect(body.deliveryAddress).toBe('Cocody, Abidjan')
  const readings = await readAll(yao, ({ access }) => access.includes('vendor'))
  expect(telling(readings, [sold.customer.username])).toEqual([])
})

test('administrators still read whose product it is', async () => {
  const admin = await app.browser((await createAdmin(app.db)).id)
  const { body } = await admin.tries.listAdminProducts()
  expect(body.items[0]!.vendor.user.email).toBe('secret.yao@ferme.example')
  expect((await admin.tries.getOrder({ params: { id: sold.order.id } })).body.customer.username).toBe(
    'awa-se-connecte',
  )
})
