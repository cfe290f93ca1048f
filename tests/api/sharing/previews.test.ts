import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { vendors } from '#database/schema/accounts.ts'
import { productImages, products } from '#database/schema/catalogue.ts'
import { newId } from '#database/schema/columns.ts'
import { media } from '#database/schema/media.ts'
import { storePicture } from '#server/media/public.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp } from '#tests/support/servers/app.ts'

const app = await startTestApp()
afterAll(app.close)
const { db } = app
const vendor = await createVendor(db)

const ask = (path: string, headers = {}) => fetch(`${app.url}${path}`, { headers })
const pathOf = ({ id }: { id: string }) => `/apercu/product/${id}.jpg`

async function bytesOf(path: string): Promise<Buffer> {
  const answer = await ask(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  return Buffer.from(await answer.arrayBuffer())
}

async function createProductWithPhoto(background: string) {
  const product = await createProduct(db, { vendorId: vendor.id })
  const photo = sharp({ create: { width: 400, height: 300, channels: 3, background } })
  const picture = await storePicture(app.deps, await photo.png().toBuffer())
  const mediaId = newId()
  await db.insert(media).values({ id: mediaId, ...picture })
  await db.insert(productImages).values({ productId: product.id, position: 0, mediaId })
  return product
}

describe('the preview of a product', () => {
  test('is a picture that messages and social networks show: its photo on the left, its words on the right', async () => {
    const product = await createProductWithPhoto('#c03020')
    const bytes = await bytesOf(pathOf(product))

    expect(bytes.length).toBeLessThan(300_000)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const lookAt = async (left: number) =>
      sharp(await sharp(bytes).extract({ left, top: 100, width: 500, height: 420 }).toBuffer()).stats()
    const { dominant, channels: photo } = await lookAt(40)
    expect(dominant.r).toBeGreaterThan(dominant.g + 60)
    expect(photo[0]!.stdev).toBeLessThan(20)
    // Dark words on light paper.
    const { channels: words } = await lookAt(650)
    expect(words[0]!.min).toBeLessThan(60)
    expect(words[0]!.mean).toBeGreaterThan(200)
  })

  test('tells its name and its price of now', async () => {
    const product = await createProduct(db, { vendorId: vendor.id })
    const drawn = [await bytesOf(pathOf(product))]
    for (const change of [{ price: '1750.00' }, { name: 'Tomates <bio> & cerises' }]) {
      await db.update(products).set(change).where(eq(products.id, product.id))
      await expect.poll(async () => (await bytesOf(pathOf(product))).equals(drawn.at(-1)!)).toBe(false)
      drawn.push(await bytesOf(pathOf(product)))
    }
  })

  test('is one and the same, however its address is written', async () => {
    const product = await createProduct(db, { vendorId: vendor.id })
    const loud = `/apercu/product/${product.id.toUpperCase()}.jpg`
    const before = await bytesOf(loud)
    await db.update(products).set({ price: '2750.00' }).where(eq(products.id, product.id))
    await expect.poll(async () => (await bytesOf(loud)).equals(before)).toBe(false)
    expect((await bytesOf(loud)).equals(await bytesOf(pathOf(product)))).toBe(true)
  })

  test('is kept, and named so that who has it does not load it again', async () => {
    const product = await createProduct(db, { vendorId: vendor.id })
    const first = await ask(pathOf(product), { 'accept-encoding': 'br, gzip' })
    expect(first.headers.get('content-encoding')).toBeNull()
    const again = await ask(pathOf(product), { 'if-none-match': first.headers.get('etag')! })
    expect(again.status).toBe(304)
  })

  test('has room for the longest name, and for letters that its face lacks', async () => {
    const product = await createProduct(db, {
      vendorId: vendor.id,
      name: 'Ɛfɔ frais du matin '.repeat(10).trim(),
    })
    expect(await sharp(await bytesOf(pathOf(product))).metadata()).toMatchObject({ width: 1200, height: 630 })
  })

  test('is not there for what visitors may not see', async () => {
    const hidden = await createProduct(db, { vendorId: vendor.id, status: 'pending' })
    for (const path of [pathOf(hidden), pathOf({ id: newId() }), '/apercu/product/tomates.jpg']) {
      expect((await ask(path)).status, path).toBe(404)
    }
  })

  test('is asked for by many at once, and answers them all', async () => {
    const many = await Promise.all(
      Array.from({ length: 8 }, () => createProduct(db, { vendorId: vendor.id })),
    )
    const answers = await Promise.all([...many, ...many].map(product => ask(pathOf(product))))
    expect(answers.map(answer => answer.status)).toEqual(Array(16).fill(200))
  })
})

test('a producer has a preview while it is approved', async () => {
  const producer = await createVendor(db)
  const path = `/apercu/producteur/${producer.id}.jpg`
  const alone = await bytesOf(path)
  await createProduct(db, { vendorId: producer.id })
  await createProduct(db, { vendorId: producer.id })
  await expect.poll(async () => (await bytesOf(path)).equals(alone)).toBe(false)
  await db.update(vendors).set({ status: 'suspended' }).where(eq(vendors.id, producer.id))
  await expect.poll(async () => (await ask(path)).status).toBe(404)
})
