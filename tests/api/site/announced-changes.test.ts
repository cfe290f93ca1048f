import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { users } from '#database/schema/accounts.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct, createReview } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let announced: string[]
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'on', CHANGES_PER_HOUR: '5' } })
  app.deps.live.events.on('publicData', tag => announced.push(tag))
})
afterAll(() => app.close())
beforeEach(() => {
  announced = []
})
const heard = async () => {
  await app.deps.live.whenCaughtUp()
  return announced.splice(0)
}

async function createReviewer() {
  const product = await createProduct(app.db, { vendorId: (await createVendor(app.db)).id })
  const awa = await createCustomer(app.db)
  await createReview(app.db, { productId: product.id, customerId: awa.id })
  await heard()
  return { awa, product, visitor: await app.browser(awa.id) }
}

test('another name of somebody who wrote a review concerns what shows it, and no other page', async () => {
  const { product, visitor } = await createReviewer()
  const path = `/api/products/${product.id}/reviews`
  expect((await visitor.get(path)).body).toMatchObject([{ customerName: 'Awa K.' }])
  await visitor.tries.changeCustomerProfile({ body: { fullName: 'Aya Brou' } })
  expect(await heard()).toEqual([`reviews:${product.id}`])
  expect((await visitor.get(path)).body).toMatchObject([{ customerName: 'Aya B.' }])
  await visitor.tries.changeCustomerProfile({ body: { fullName: 'Aya Brou', region: 'Abidjan' } })
  expect(await heard()).toEqual([])
})

test('who was erased is named no more on any page, at once', async () => {
  const { awa, product } = await createReviewer()
  await app.db.update(users).set({ erasedAt: new Date(), isActive: false }).where(eq(users.id, awa.id))
  expect(await heard()).toContain(`product:${product.id}`)
})

test('a producer who says the same again changes no page', async () => {
  const { user, businessName, businessAddress, description } = await createVendor(app.db)
  const { username, fullName, email, region } = user
  const phone = '0505000001'
  const body = { username, fullName, email, region, phone, businessName, businessAddress, description }
  const yao = await app.browser(user.id)
  await heard()
  const until = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  expect((await yao.tries.setPause({ body: { until } })).status).toBe(200)
  expect(await heard()).toEqual(['vendors'])
  expect((await yao.tries.setPause({ body: { until } })).status).toBe(200)
  expect(await heard()).toEqual([])
  expect((await yao.tries.changeVendorProfile({ body })).status).toBe(200)
  expect(await heard()).toEqual([])
  const moved = { ...body, businessAddress: 'Route de Katiola, Bouaké' }
  expect((await yao.tries.changeVendorProfile({ body: moved })).status).toBe(200)
  expect(await heard()).toEqual(['vendors'])
})

test('a profile and a pause are changed only so often, what is refused included', async () => {
  const awa = await createCustomer(app.db)
  const taken = await createCustomer(app.db)
  const visitor = await app.browser(awa.id)
  for (let time = 0; time < 5; time += 1) {
    const guess = await visitor.tries.changeCustomerProfile({ body: { username: taken.username } })
    expect(guess.body.code).toBe('username_taken')
  }
  const beyond = { status: 429, body: { code: 'rate_limited' } }
  expect(await visitor.tries.changeCustomerProfile({ body: { username: taken.username } })).toMatchObject(
    beyond,
  )
  const yao = await app.browser((await createVendor(app.db)).userId)
  const pause = () => yao.tries.setPause({ body: { until: null } })
  for (let time = 0; time < 5; time += 1) expect((await pause()).status).toBe(200)
  expect(await pause()).toMatchObject(beyond)
})
