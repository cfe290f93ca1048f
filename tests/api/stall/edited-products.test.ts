import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { productRevisions } from '#database/schema/catalogue.ts'
import { reserveStock } from '#server/catalogue/public.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { photo } from '#tests/support/makers/pictures.ts'
import {
  createPicturedProduct,
  type Product,
  storedProduct,
} from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let green: string
let yao: TestBrowser
let vendorId: string

beforeAll(async () => {
  app = await startTestApp()
  green = await photo('#166534')
})
afterAll(() => app.close())
beforeEach(async () => {
  const vendor = await createVendor(app.db)
  vendorId = vendor.id
  yao = await app.browser(vendor.userId)
})

const edit = (id: string, body: object) => yao.tries.changeVendorProduct({ params: { id }, body })

/** A product of Yao, written as it is, with its pictures. */
const own = (fields: Partial<Product> = {}, pictures = 1) =>
  createPicturedProduct(app.db, { vendorId, ...fields }, pictures)

describe('an edit', () => {
  test.each([
    [{ price: '2000' }, 'active'],
    [{ stock: 7 }, 'active'],
    [{ name: 'Tomates cerises' }, 'pending'],
    [{ description: 'Cueillies hier' }, 'pending'],
    [{ category: 'vivriers' }, 'pending'],
    [{ unit: 'caisse' }, 'pending'],
    [{ name: 'Tomates', price: '1500', stock: 20 }, 'active'],
  ])('of %j leaves a product that was active %s', async (change, status) => {
    const { id } = await own()
    expect(await edit(id, change)).toMatchObject({ status: 200, body: { status } })
  })

  test('keeps no version that nobody has approved', async () => {
    const { id } = await own({ status: 'out_of_stock' })
    expect((await edit(id, { name: 'Tomates cerises' })).body.status).toBe('pending')
    expect(await app.db.$count(productRevisions, eq(productRevisions.productId, id))).toBe(0)
  })

  test('of the pictures, or of their order alone, goes back to the administration', async () => {
    const { id, images } = await own({}, 2)
    expect((await edit(id, { images })).body.status).toBe('active')
    const { body } = await edit(id, { images: images.toReversed() })
    expect(body).toMatchObject({ status: 'pending', images: images.toReversed() })
    expect((await edit(id, { images: [images[1], green] })).body.images).toEqual([
      images[1],
      expect.any(String),
    ])
  })

  test('keeps what was on sale for the administration to compare, whatever is edited after', async () => {
    const { id, images } = await own({ price: '1500.00' })
    await edit(id, { name: 'Tomates cerises', price: '1800' })
    await edit(id, { description: 'Petites', images: [green] })
    const [revision] = await app.db.select().from(productRevisions).where(eq(productRevisions.productId, id))
    expect(revision?.approved).toMatchObject({
      name: 'Tomates',
      description: 'Cueillies ce matin',
      price: '1500.00',
      pictures: [{ url: images[0] }],
    })
  })

  test.each([{ name: 'Tomates cerises' }, { price: '2000' }, { stock: 3 }])(
    'of a rejected product (%j) submits it again; the reason stays to be read',
    async change => {
      const { id } = await own({ status: 'rejected', rejectionReason: 'Photo floue' })
      expect((await edit(id, change)).body).toMatchObject({
        status: 'pending',
        rejectionReason: 'Photo floue',
      })
    },
  )

  test('that changes nothing leaves a rejected product as it is', async () => {
    const { id, updatedAt } = await own({ status: 'rejected', rejectionReason: 'Photo floue' })
    expect((await edit(id, { name: 'Tomates' })).body).toMatchObject({ status: 'rejected' })
    expect((await storedProduct(app.db, id))!.updatedAt).toEqual(updatedAt)
  })

  test('cannot put back on sale what the administration took off', async () => {
    const { id } = await own({ status: 'out_of_stock' })
    expect((await edit(id, { stock: 50, price: '2000' })).body.status).toBe('out_of_stock')
    expect((await edit(id, { name: 'Autre chose' })).body.status).toBe('pending')
    expect((await edit(id, { status: 'active' })).body.status).toBe('pending')
  })

  test.each([{ images: [] }, { price: '7' }, { stock: -1 }, { name: '' }])(
    'of %j is refused',
    async change => {
      const { id } = await own()
      expect((await edit(id, change)).status).toBe(400)
      expect(await storedProduct(app.db, id)).toMatchObject({ status: 'active', name: 'Tomates' })
    },
  )

  test('shows at once in the shop', async () => {
    const { id } = await own()
    const visitor = await app.browser()
    await visitor.tries.getProduct({ params: { id } })
    await edit(id, { price: '2500' })
    expect((await visitor.api.getProduct({ params: { id } })).price).toBe('2500.00')
    await edit(id, { name: 'Tomates cerises' })
    expect((await visitor.tries.getProduct({ params: { id } })).status).toBe(404)
  })
})

describe('the stock', () => {
  const sell = (productId: string, quantity: number) =>
    app.db.transaction(tx => reserveStock(tx, [{ productId, quantity }]))

  test('is not set over a sale that the vendor did not see', async () => {
    const { id } = await own({ stock: 20 })
    await sell(id, 5)
    const refused = await edit(id, { stock: 25, stockSeen: 20 })
    expect(refused).toMatchObject({ status: 409, body: { code: 'stock_changed', stock: 15 } })
    expect((await storedProduct(app.db, id))!.stock).toBe(15)
    expect((await edit(id, { stock: 25, stockSeen: 15 })).body.stock).toBe(25)
  })

  test('asked for again after a lost answer is what was asked for', async () => {
    const { id } = await own({ stock: 20 })
    await edit(id, { stock: 30, stockSeen: 20 })
    expect(await edit(id, { stock: 30, stockSeen: 20 })).toMatchObject({ status: 200, body: { stock: 30 } })
  })

  test('set while 20 orders take it counts every unit once', async () => {
    const { id } = await own({ stock: 100 })
    const sales = Array.from({ length: 20 }, () => sell(id, 1))
    const edits = Array.from({ length: 20 }, (_, i) => edit(id, { stock: 200 + i, stockSeen: 100 }))
    const answers = await Promise.all(edits)
    await Promise.all(sales)
    const won = answers.filter(({ status }) => status === 200)
    expect(won.length).toBeLessThanOrEqual(1)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    // A stock that was set was set before the first sale: then all sales come off it.
    const base = won[0]?.body.stock ?? 100
    expect((await storedProduct(app.db, id))!.stock).toBe(base - 20)
  })

  test('of 5 or fewer is low', async () => {
    const [few, none] = [await own({ stock: 5 }), await own({ stock: 0 })]
    const many = await own({ stock: 6 })
    const rejected = await own({ stock: 0, status: 'rejected', rejectionReason: 'Photo floue' })
    const { body } = await yao.tries.listVendorProducts({ query: { stock: 'low' } })
    expect(body.map(({ id }: { id: string }) => id).sort()).toEqual([few.id, none.id].sort())
    expect(body.every(({ isLowStock }: { isLowStock: boolean }) => isLowStock)).toBe(true)
    // It waits for a correction, not for goods.
    const { body: asked } = await yao.tries.listVendorProducts({
      query: { stock: 'low', status: 'rejected' },
    })
    expect(asked.map(({ id }: { id: string }) => id)).toEqual([rejected.id])
    expect((await yao.api.getVendorProduct({ params: { id: many.id } })).isLowStock).toBe(false)
  })
})
