import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { newId } from '#database/schema/columns.ts'
import { stallTasks } from '#server/stall/public.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createVendor } from '#tests/support/makers/people.ts'
import { newPhoto } from '#tests/support/makers/pictures.ts'
import {
  createPicturedProduct,
  createProduct,
  type Product,
  storedProduct,
} from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

const TWO_DAYS_MS = 2 * DAY_MS

let app: TestApp
let now = new Date()
let yao: TestBrowser
let vendorId: string
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
})
afterAll(() => app.close())
beforeEach(async () => {
  const vendor = await createVendor(app.db)
  vendorId = vendor.id
  yao = await app.browser(vendor.userId)
})

/** A product of Yao, written as it is, with its pictures. */
const own = (fields: Partial<Product> = {}, pictures = 2) =>
  createPicturedProduct(app.db, { vendorId, ...fields }, pictures)
const duplicate = (id: string, headers = {}) => yao.tries.duplicateVendorProduct({ params: { id }, headers })
const ownCount = async () => (await yao.api.listVendorProducts()).total

describe('the copy of a product', () => {
  test('has its facts and its pictures, no stock, and awaits the administration unseen', async () => {
    const original = await own({
      name: 'Régime de bananes',
      unit: 'régime',
      unitWeightGrams: 12_000,
      price: '2500.00',
      stock: 40,
    })
    const { status, body } = await duplicate(original.id)
    expect(status).toBe(201)
    expect(body).toMatchObject({
      vendorId,
      name: 'Régime de bananes',
      description: original.description,
      category: original.category,
      unit: 'régime',
      unitWeightGrams: 12_000,
      price: '2500.00',
      images: original.images,
      stock: 0,
      status: 'pending',
      rating: null,
      reviewCount: 0,
      rejectionReason: null,
      can: { delete: true },
    })
    expect(body.id).not.toBe(original.id)
    expect((await (await app.browser()).tries.getProduct({ params: { id: body.id } })).status).toBe(404)
    expect(await storedProduct(app.db, original.id)).toMatchObject({ stock: 40, status: 'active' })
  })

  test('is judged like every new product', async () => {
    const { body: copy } = await duplicate((await own()).id)
    const fatou = await app.browser((await createAdmin(app.db)).id)
    const { items } = await fatou.api.listPendingProducts({ query: { limit: 100 } })
    expect(items.find(({ id }) => id === copy.id)).toMatchObject({ approved: null })
    await fatou.api.setProductStatus({ params: { id: copy.id }, body: { status: 'active' } })
    expect((await (await app.browser()).tries.getProduct({ params: { id: copy.id } })).status).toBe(200)
  })

  test.each(['pending', 'rejected', 'out_of_stock'] as const)(
    'of what is %s awaits a decision of its own',
    async status => {
      const { body } = await duplicate((await own({ status, rejectionReason: 'Photo floue' })).id)
      expect(body).toMatchObject({ status: 'pending', rejectionReason: null, stock: 0 })
    },
  )

  test('of what has no picture yet has none', async () => {
    const { id } = await createProduct(app.db, { vendorId, status: 'pending' })
    expect(await duplicate(id)).toMatchObject({ status: 201, body: { images: [] } })
  })

  test('goes its own way: edited, it leaves the original as it is', async () => {
    const original = await own({ name: 'Tomates' })
    const { body: copy } = await duplicate(original.id)
    await yao.tries.changeVendorProduct({
      params: { id: copy.id },
      body: { name: 'Tomates cerises', images: [original.images[1]] },
    })
    expect(await yao.tries.getVendorProduct({ params: { id: original.id } })).toMatchObject({
      body: { name: 'Tomates', images: original.images, status: 'active' },
    })
  })

  test('keeps its pictures when the original is gone', async () => {
    const image = await newPhoto()
    const { body: original } = await yao.tries.createVendorProduct({
      body: {
        name: 'Tomates',
        description: 'Mûres',
        category: 'maraichers',
        price: '1500',
        unit: 'kg',
        stock: 3,
        images: [image],
      },
    })
    const { body: copy } = await duplicate(original.id)
    await yao.tries.deleteVendorProduct({ params: { id: original.id } })
    now = new Date(now.getTime() + TWO_DAYS_MS)
    await stallTasks(app.deps)['sweep-pictures']({})
    expect((await yao.fetch(copy.images[0]!)).status).toBe(200)
  })
})

test('asked for twice with one key is made once, with two keys twice', async () => {
  const { id } = await own()
  const key = { 'idempotency-key': newId() }
  const answers = [...(await Promise.all([duplicate(id, key), duplicate(id, key)])), await duplicate(id, key)]
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await ownCount()).toBe(2)
  await duplicate(id, { 'idempotency-key': newId() })
  expect(await ownCount()).toBe(3)
})

test('asked for again after the original was deleted, a lost answer comes', async () => {
  const { id } = await own()
  const key = { 'idempotency-key': newId() }
  const { body: copy } = await duplicate(id, key)
  await yao.tries.deleteVendorProduct({ params: { id } })
  expect(await duplicate(id, key)).toMatchObject({ status: 201, body: { id: copy.id } })
})

test.each([
  [
    'of another vendor',
    async () => (await createPicturedProduct(app.db, { vendorId: (await createVendor(app.db)).id })).id,
  ],
  ['that nobody knows', async () => newId()],
])('a product %s does not exist, and nothing is made', async (_, find) => {
  const id = await find()
  expect(await duplicate(id)).toMatchObject({ status: 404, body: { code: 'product_not_found' } })
  expect(await ownCount()).toBe(0)
})

test('a vendor who is not approved yet prepares copies too', async () => {
  const vendor = await createVendor(app.db, { status: 'pending' })
  const awa = await app.browser(vendor.userId)
  const { id } = await createPicturedProduct(app.db, { vendorId: vendor.id, status: 'pending' })
  expect((await awa.tries.duplicateVendorProduct({ params: { id } })).status).toBe(201)
})
