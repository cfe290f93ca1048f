import { and, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { products } from '#database/schema/catalogue.ts'
import { newId } from '#database/schema/columns.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { photo } from '#tests/support/makers/pictures.ts'
import {
  createOrder,
  createPicturedProduct,
  createProduct,
  type Product,
  storedProduct,
} from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let red: string
let green: string
let yao: TestBrowser
let vendorId: string

beforeAll(async () => {
  app = await startTestApp()
  red = await photo('#c81e1e')
  green = await photo('#166534')
})
afterAll(() => app.close())
beforeEach(async () => {
  const vendor = await createVendor(app.db)
  vendorId = vendor.id
  yao = await app.browser(vendor.userId)
})

const tomatoes = {
  name: 'Tomates',
  description: 'Cueillies ce matin',
  category: 'maraichers',
  price: '1500',
  unit: 'kg',
  stock: 20,
}
const create = (body: object = {}, headers = {}) =>
  yao.tries.createVendorProduct({ body: { ...tomatoes, images: [red], ...body }, headers })

/** A product of Yao, written as it is, with its pictures. */
const own = (fields: Partial<Product> = {}, pictures = 1) =>
  createPicturedProduct(app.db, { vendorId, ...fields }, pictures)

describe('a new product', () => {
  test('awaits the administration, with its pictures in their order, unseen by customers', async () => {
    const { status, body } = await create({ images: [green, red] })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...tomatoes,
      price: '1500.00',
      vendorId,
      status: 'pending',
      rating: null,
      reviewCount: 0,
      rejectionReason: null,
      isLowStock: false,
      can: { delete: true },
      pictures: [{ color: '#166534' }, { color: '#c81e1e' }],
    })
    expect(body.images).toEqual(body.pictures.map(({ url }) => url))
    expect(await yao.tries.getVendorProduct({ params: { id: body.id } })).toMatchObject({ status: 200, body })
    expect((await (await app.browser()).tries.getProduct({ params: { id: body.id } })).status).toBe(404)
    const picture = await yao.fetch(body.images[0]!)
    expect(picture.headers.get('content-type')).toBe('image/webp')
    expect(picture.headers.get('cache-control')).toContain('immutable')
  })

  test('may be prepared by a vendor who is not approved yet', async () => {
    const vendor = await createVendor(app.db, { status: 'pending' })
    const awa = await app.browser(vendor.userId)
    const answer = await awa.tries.createVendorProduct({ body: { ...tomatoes, images: [red] } })
    expect(answer).toMatchObject({ status: 201, body: { status: 'pending', vendorId: vendor.id } })
  })

  test('takes neither status, vendor, rating nor rejection from its author', async () => {
    const forged = { status: 'active', vendorId: newId(), rating: '5.00', reviewCount: 9, id: newId() }
    const { body } = await create(forged)
    expect(body).toMatchObject({ status: 'pending', vendorId, rating: null, reviewCount: 0 })
    expect(body.id).not.toBe(forged.id)
  })

  test('keeps the same picture once', async () => {
    const { body } = await create({ images: [red, green, red] })
    expect(body.pictures.map(({ color }: { color: string }) => color)).toEqual(['#c81e1e', '#166534'])
    const again = await create({ images: [red, body.images[0]] })
    expect(again.body.images).toEqual([body.images[0]])
  })

  test('asked twice with one key is made once', async () => {
    const key = { 'idempotency-key': newId() }
    const [first, second] = await Promise.all([create({}, key), create({}, key)])
    const third = await create({}, key)
    expect(new Set([first, second, third].map(({ body }) => body.id)).size).toBe(1)
    expect((await yao.api.listVendorProducts()).items).toHaveLength(1)
    await yao.api.deleteVendorProduct({ params: { id: first.body.id } })
    expect(await create({}, key)).toMatchObject({ status: 404, body: { code: 'product_not_found' } })
  })

  test('another vendor may use the same key for its own', async () => {
    const key = { 'idempotency-key': newId() }
    const mine = await create({}, key)
    const awa = await app.browser((await createVendor(app.db)).userId)
    const hers = await awa.tries.createVendorProduct({ body: { ...tomatoes, images: [red] }, headers: key })
    expect(hers.status).toBe(201)
    expect(hers.body.id).not.toBe(mine.body.id)
  })

  test('tells every mistake, the image first', async () => {
    const { status, body } = await yao.tries.createVendorProduct()
    expect(status).toBe(400)
    expect(body.message).toBe('Veuillez ajouter au moins une image pour votre produit')
    expect(Object.keys(body.errors)).toEqual([
      'images',
      'name',
      'description',
      'category',
      'price',
      'unit',
      'stock',
    ])
  })

  test.each([
    ['price', '12'],
    ['price', '1500.50'],
    ['price', '0'],
    ['price', -5],
    ['price', '100000000'],
    ['price', 'cher'],
    ['stock', -1],
    ['stock', 1.5],
    ['stock', 2_000_000],
    ['unit', 'bassine'],
    ['category', 'poissons'],
    ['name', '   '],
    ['name', 'x'.repeat(121)],
    ['description', ''],
    ['images', []],
    ['images', ['']],
  ])('%s %j is refused', async (field, value) => {
    const answer = await create({ [field]: value })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.errors)[0]).toMatch(new RegExp(`^${field}`))
  })

  test.each(['1500', '1500.00', 1500])('a price of %j is 1 500 FCFA', async price => {
    expect((await create({ price })).body.price).toBe('1500.00')
  })

  test('has five pictures at most', async () => {
    const images = await Promise.all(
      ['#111111', '#222222', '#333333', '#444444', '#555555', '#666666'].map(c => photo(c)),
    )
    expect((await create({ images: images.slice(0, 5) })).body.images).toHaveLength(5)
    expect(await create({ images })).toMatchObject({
      status: 400,
      body: { errors: { images: expect.any(String) } },
    })
  })
})

describe('deleting', () => {
  test('takes away a product that nobody ordered', async () => {
    const { id } = await own()
    expect(await yao.tries.deleteVendorProduct({ params: { id } })).toMatchObject({
      status: 200,
      body: { ok: true },
    })
    expect((await yao.tries.getVendorProduct({ params: { id } })).status).toBe(404)
    expect((await yao.tries.deleteVendorProduct({ params: { id } })).status).toBe(404)
  })

  test('is refused for what is in an order, even a cancelled one', async () => {
    const { id } = await own()
    const customer = await createCustomer(app.db)
    const lines = [{ productId: id, quantity: 1 }]
    await createOrder(app.db, { customerId: customer.id, lines, status: 'cancelled' })
    expect((await yao.api.getVendorProduct({ params: { id } })).can).toEqual({ delete: false })
    const refused = await yao.tries.deleteVendorProduct({ params: { id } })
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('commande') } })
    expect(await storedProduct(app.db, id)).toBeDefined()
  })
})

test('the product of another vendor does not exist', async () => {
  const stranger = await createVendor(app.db)
  const hers = await createProduct(app.db, { vendorId: stranger.id })
  const path = `/api/vendor/products/${hers.id}`
  const answers = await Promise.all([yao.get(path), yao.patch(path, { stock: 0 }), yao.delete(path)])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(answers.map(({ body }) => body.code)).toEqual(Array(3).fill('product_not_found'))
  expect(await storedProduct(app.db, hers.id)).toMatchObject({ stock: hers.stock })
  expect((await yao.api.listVendorProducts()).items).toEqual([])
})

describe('the list', () => {
  test('goes page after page, the newest first', async () => {
    for (const name of ['Ananas', 'Bananes', 'Choux']) await own({ name })
    const first = await yao.tries.listVendorProducts({ query: { limit: '2' } })
    expect(first.body.map(({ name }: { name: string }) => name)).toEqual(['Choux', 'Bananes'])
    expect(first.headers.get('x-total-count')).toBe('3')
    const next = /<(.+)>; rel="next"/.exec(first.headers.get('link') ?? '')![1]!
    const second = await yao.get(next)
    expect(second.body.map(({ name }: { name: string }) => name)).toEqual(['Ananas'])
    expect(second.headers.get('link')).toBeNull()
  })

  test('is searched without accents and filtered by status', async () => {
    await own({ name: 'Piment séché', status: 'pending' })
    await own({ name: 'Piment frais' })
    await own({ name: 'Choux' })
    const names = async (query: string) =>
      (await yao.get(`/api/vendor/products?${query}`)).body.map(({ name }: { name: string }) => name).sort()
    expect(await names('search=piment seche')).toEqual(['Piment séché'])
    expect(await names('search=pimant')).toEqual(['Piment frais', 'Piment séché'])
    expect(await names('search=piment&status=active')).toEqual(['Piment frais'])
    expect(await names('status=rejected')).toEqual([])
    expect(await names('search=les')).toEqual([])
  })

  test.each(['status=sold', 'stock=high', 'limit=0', 'cursor=x', `search=${'x'.repeat(101)}`, 'search=%00'])(
    '%s is refused',
    async query => expect((await yao.get(`/api/vendor/products?${query}`)).status).toBe(400),
  )

  test('holds what customers do not see', async () => {
    const ids = [
      (await own({ status: 'pending' })).id,
      (await own({ status: 'rejected', rejectionReason: 'Photo floue' })).id,
      (await own({ status: 'out_of_stock' })).id,
    ]
    const rows = await app.db
      .select()
      .from(products)
      .where(and(inArray(products.id, ids)))
    const { items: body } = await yao.api.listVendorProducts()
    expect(body).toHaveLength(rows.length)
    expect(body).toContainEqual(expect.objectContaining({ rejectionReason: 'Photo floue' }))
  })
})
