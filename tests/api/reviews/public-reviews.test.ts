import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { products } from '#database/schema/catalogue.ts'
import { newId } from '#database/schema/columns.ts'
import { parcels } from '#database/schema/orders.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import {
  createOrder,
  createProduct,
  createReview,
  type Product,
} from '#tests/support/makers/products-and-orders.ts'
import { startTestApp } from '#tests/support/servers/app.ts'

const app = await startTestApp()
afterAll(app.close)
const { db } = app
const visitor = await app.browser()

type Vendor = Awaited<ReturnType<typeof createVendor>>
type Customer = Awaited<ReturnType<typeof createCustomer>>

let vendor: Vendor
let awa: Customer
let awaBrowser: TestBrowser
let product: Product

beforeAll(async () => {
  awa = await createCustomer(db, { fullName: 'Awa Koné' })
  awaBrowser = await app.browser(awa.id)
})
beforeEach(async () => {
  vendor = await createVendor(db)
  product = await createProduct(db, { vendorId: vendor.id })
})

const receive = (customerId: string, ...productIds: string[]) =>
  createOrder(db, {
    customerId,
    status: 'delivered',
    lines: productIds.map(productId => ({ productId, quantity: 1 })),
  })

const pathOf = ({ id }: { id: string }) => `/api/products/${id}/reviews`

describe('a customer who received a product', () => {
  test('reviews it, and both ratings follow', async () => {
    const second = await createProduct(db, { vendorId: vendor.id })
    const koffi = await createCustomer(db, { fullName: 'Koffi' })
    await receive(awa.id, product.id, second.id)
    await receive(koffi.id, product.id)

    const written = await awaBrowser.post(pathOf(product), { rating: 4, comment: '  Très fraîches.  ' })
    expect(written).toMatchObject({
      status: 201,
      body: {
        id: expect.any(String),
        productId: product.id,
        customerName: 'Awa K.',
        rating: 4,
        comment: 'Très fraîches.',
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    })
    await (await app.browser(koffi.id)).post(pathOf(product), { rating: 5 })
    await awaBrowser.post(pathOf(second), { rating: 1 })

    expect(await visitor.api.getProduct({ params: { id: product.id } })).toMatchObject({
      rating: '4.50',
      reviewCount: 2,
      vendor: { rating: '3.33' },
    })
    const { body } = await visitor.get(pathOf(product))
    expect(body.map((review: { customerName: string }) => review.customerName)).toEqual(['Koffi', 'Awa K.'])
    expect(body[1]).toEqual(written.body)
  })

  test('is averaged to two digits that are cut: shown with one, they are rounded once', async () => {
    for (const rating of [...Array(6).fill(5), ...Array(5).fill(4)]) {
      const { id: customerId } = await createCustomer(db)
      await createReview(db, { productId: product.id, customerId, rating })
    }
    expect(await visitor.api.getProduct({ params: { id: product.id } })).toMatchObject({
      rating: '4.54',
      vendor: { rating: '4.54' },
    })
  })

  test('may do so without a word', async () => {
    await receive(awa.id, product.id)
    const { status, body } = await awaBrowser.post(pathOf(product), { rating: 3, comment: '' })
    expect({ status, comment: body.comment }).toEqual({ status: 201, comment: '' })
  })

  test('may do so once', async () => {
    await receive(awa.id, product.id)
    await receive(awa.id, product.id)
    expect((await awaBrowser.post(pathOf(product), { rating: 5 })).status).toBe(201)
    expect(await awaBrowser.post(pathOf(product), { rating: 1 })).toMatchObject({
      status: 409,
      body: { code: 'already_reviewed', message: 'Vous avez déjà donné votre avis sur ce produit.' },
    })
    expect(await visitor.api.getProduct({ params: { id: product.id } })).toMatchObject({
      rating: '5.00',
      reviewCount: 1,
    })
  })

  test('may do so once, also when pressing ten times at once', async () => {
    await receive(awa.id, product.id)
    const presses = Array.from({ length: 10 }, () => awaBrowser.post(pathOf(product), { rating: 2 }))
    const statuses = (await Promise.all(presses)).map(answer => answer.status)
    expect(statuses.toSorted()).toEqual([201, ...Array(9).fill(409)])
  })

  test('may do so when it is no longer sold', async () => {
    await receive(awa.id, product.id)
    await db.update(products).set({ status: 'out_of_stock' }).where(eq(products.id, product.id))
    expect((await awaBrowser.post(pathOf(product), { rating: 5 })).status).toBe(201)
  })

  test('cannot write on behalf of another, or for another product', async () => {
    const koffi = await createCustomer(db)
    const other = await createProduct(db, { vendorId: vendor.id })
    await receive(awa.id, product.id)
    const { body } = await awaBrowser.post(pathOf(product), {
      rating: 5,
      id: newId(),
      productId: other.id,
      customerId: koffi.id,
      createdAt: '2020-01-01T00:00:00.000Z',
    })
    expect(body).toMatchObject({ productId: product.id, customerName: 'Awa K.' })
    expect(Date.parse(body.createdAt)).toBeGreaterThan(Date.now() - 60_000)
  })

  test.each([
    [{}, 'rating', 'Choisissez une note de 1 à 5 étoiles.'],
    [{ rating: 0 }, 'rating', 'Choisissez une note de 1 à 5 étoiles.'],
    [{ rating: 6 }, 'rating', 'Choisissez une note de 1 à 5 étoiles.'],
    [{ rating: 4.5 }, 'rating', 'Choisissez une note de 1 à 5 étoiles.'],
    [{ rating: '5' }, 'rating', 'Choisissez une note de 1 à 5 étoiles.'],
    [{ rating: 5, comment: 5 }, 'comment', 'L’avis est un texte.'],
    [
      { rating: 5, comment: 'a'.repeat(2001) },
      'comment',
      'L’avis est trop long (2\u202f000 caractères au plus).',
    ],
  ])('is told what is wrong with %j', async (body, field, message) => {
    await receive(awa.id, product.id)
    expect(await awaBrowser.post(pathOf(product), body)).toMatchObject({
      status: 400,
      body: { code: 'validation', message, errors: { [field]: message } },
    })
  })
})

test('reviews written at the same time all count in the averages', async () => {
  const second = await createProduct(db, { vendorId: vendor.id })
  const ratings = [1, 2, 3, 4, 5, 5, 5, 5]
  const browsers = await Promise.all(
    ratings.map(async () => {
      const customer = await createCustomer(db)
      await receive(customer.id, product.id, second.id)
      return app.browser(customer.id)
    }),
  )
  await Promise.all(
    browsers.flatMap((browser, index) =>
      [product, second].map(reviewed => browser.post(pathOf(reviewed), { rating: ratings[index] })),
    ),
  )
  const body = await visitor.api.getProduct({ params: { id: product.id } })
  expect(body).toMatchObject({ rating: '3.75', reviewCount: 8, vendor: { rating: '3.75' } })
})

describe('nobody else may review', () => {
  const refusalTo = async (browser: TestBrowser, reviewed: { id: string } = product) => {
    const { status, body } = await browser.post(pathOf(reviewed), { rating: 5 })
    return [status, body.code]
  }

  test('a visitor, a vendor, an administrator', async () => {
    const admin = await createAdmin(db)
    expect(await refusalTo(visitor)).toEqual([401, 'unauthenticated'])
    expect(await refusalTo(await app.browser(vendor.user.id))).toEqual([403, 'forbidden'])
    expect(await refusalTo(await app.browser(admin.id))).toEqual([403, 'forbidden'])
  })

  test('a customer who has not received it', async () => {
    expect(await refusalTo(awaBrowser)).toEqual([403, 'not_received'])
    for (const status of ['pending', 'confirmed', 'shipped', 'cancelled'] as const) {
      await createOrder(db, { customerId: awa.id, status, lines: [{ productId: product.id, quantity: 1 }] })
    }
    expect(await refusalTo(awaBrowser)).toEqual([403, 'not_received'])
  })

  test('a customer whose neighbour received it', async () => {
    await receive((await createCustomer(db)).id, product.id)
    expect(await refusalTo(awaBrowser)).toEqual([403, 'not_received'])
  })

  test('a customer who received another vendor’s parcel of the same order', async () => {
    const other = await createVendor(db)
    const otherProduct = await createProduct(db, { vendorId: other.id })
    const order = await receive(awa.id, product.id, otherProduct.id)
    const notArrived = order.parcels.find(parcel => parcel.vendorId === vendor.id)
    await db.update(parcels).set({ status: 'shipped' }).where(eq(parcels.id, notArrived!.id))
    expect(await refusalTo(awaBrowser)).toEqual([403, 'not_received'])
    expect((await awaBrowser.post(pathOf(otherProduct), { rating: 5 })).status).toBe(201)
  })

  test('a product that does not exist, or is not public', async () => {
    const hidden = await createProduct(db, { vendorId: vendor.id, status: 'pending' })
    expect(await refusalTo(awaBrowser, hidden)).toEqual([404, 'product_not_found'])
    expect(await refusalTo(awaBrowser, { id: newId() })).toEqual([404, 'product_not_found'])
    expect((await refusalTo(awaBrowser, { id: 'tomates' }))[0]).toBe(404)
  })
})

describe('the list of reviews', () => {
  test('is empty at first, and tells so', async () => {
    const { status, headers, body } = await visitor.get(pathOf(product))
    expect({ status, total: headers.get('x-total-count'), link: headers.get('link'), body }).toEqual({
      status: 200,
      total: '0',
      link: null,
      body: [],
    })
  })

  test('is read page by page, newest first, each review once', async () => {
    for (let n = 0; n < 7; n += 1) {
      const { id: customerId } = await createCustomer(db)
      const createdAt = new Date(Date.UTC(2026, 1, 1 + Math.floor(n / 3)))
      await createReview(db, { productId: product.id, customerId, comment: `avis ${n}`, createdAt })
    }
    const read: { id: string; createdAt: string }[] = []
    let next: string | undefined = `${pathOf(product)}?limit=2`
    let pages = 0
    while (next) {
      const { headers, body } = await visitor.get(next)
      expect(headers.get('x-total-count')).toBe('7')
      read.push(...body)
      pages += 1
      next = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
    }
    expect(pages).toBe(4)
    expect(new Set(read.map(review => review.id)).size).toBe(7)
    expect(read).toEqual(read.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)))
    expect(read).toEqual((await visitor.get(pathOf(product))).body)
  })

  test('never tells a family name, an e-mail address or an id of a customer', async () => {
    await receive(awa.id, product.id)
    await awaBrowser.post(pathOf(product), { rating: 5 })
    const text = JSON.stringify((await visitor.get(pathOf(product))).body)
    for (const secret of ['Koné', awa.email, awa.username, awa.id]) expect(text).not.toContain(secret)
  })

  test('refuses a cursor of another list', async () => {
    await createProduct(db, { vendorId: vendor.id })
    const { headers } = await visitor.tries.listProducts({ query: { vendorId: vendor.id, limit: '1' } })
    const cursor = /cursor=([\w-]+)/.exec(headers.get('link') ?? '')?.[1]
    expect(cursor).toEqual(expect.any(String))
    expect((await visitor.get(`${pathOf(product)}?cursor=${cursor}`)).status).toBe(400)
  })

  test('of a product that is not public exists for its vendor and administrators', async () => {
    const hidden = await createProduct(db, { vendorId: vendor.id, status: 'pending' })
    const admin = await createAdmin(db)
    expect((await visitor.get(pathOf(hidden))).body).toEqual({
      code: 'product_not_found',
      message: 'Produit non trouvé',
    })
    expect((await awaBrowser.get(pathOf(hidden))).status).toBe(404)
    expect((await (await app.browser(vendor.user.id)).get(pathOf(hidden))).status).toBe(200)
    expect((await (await app.browser(admin.id)).get(pathOf(hidden))).status).toBe(200)
  })
})
