import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#database/schema/catalogue.ts'
import { newId } from '#database/schema/columns.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp } from '#tests/support/servers/app.ts'

// More tomatoes than the shop counts, and a chicken that is named after them.

const TOMATOES = 1_004

const app = await startTestApp()
afterAll(app.close)
const { db } = app
const visitor = await app.browser()

let vendor: Awaited<ReturnType<typeof createVendor>>
beforeAll(async () => {
  vendor = await createVendor(db)
  const vendorId = vendor.id
  await createProduct(db, { vendorId, name: 'Poulet aux tomates', category: 'avicoles' })
  const { id } = await createProduct(db, { vendorId, name: 'Tomates', category: 'maraichers' })
  const [tomatoes] = await db.select().from(products).where(eq(products.id, id))
  await db
    .insert(products)
    .values(Array.from({ length: TOMATOES - 1 }, () => ({ ...tomatoes!, id: newId() })))
})

const questions = ['', '&search=tomates', '&minPrice=1', '&search=tomates&sort=price_asc']

test.each(questions)(
  '1,000 are counted, on each of its categories, and all are listed: %s',
  async question => {
    let listed = 0
    let path: string | undefined = `/api/products?limit=100${question}`
    while (path) {
      const { body, headers } = await visitor.get(path)
      expect(headers.get('x-total-count')).toBe('1000')
      listed += body.length
      path = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
    }
    expect(listed).toBe(TOMATOES + 1)
    const counts = await visitor.get(`/api/products/counts?${question.replace('&sort=price_asc', '')}`)
    expect(counts.body).toEqual({ vivriers: 0, maraichers: 1_000, avicoles: 1 })
  },
)

test('whoever sells them sees how many they are', async () => {
  const own = await app.browser(vendor.user.id)
  const { headers } = await own.tries.listVendorProducts({ query: { limit: '1' } })
  expect(headers.get('x-total-count')).toBe(String(TOMATOES + 1))
})
