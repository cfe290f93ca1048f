import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { users, vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { newId } from '#database/schema/columns.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct, createReview } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp } from '#tests/support/servers/app.ts'

const app = await startTestApp()
afterAll(app.close)
const { db } = app
const visitor = await app.browser()
const show = (id: string) => visitor.tries.getProducer({ params: { id } })
const reviewsOf = (id: string, query = '') => visitor.get(`/api/vendors/${id}/reviews${query}`)

test('an approved producer shows its stall, and neither phone, nor e-mail, nor street', async () => {
  const vendor = await createVendor(
    db,
    {
      businessName: 'Ferme Bonikro',
      businessAddress: 'Route de Katiola, Bouaké',
      description: 'L’igname kponan',
    },
    { fullName: 'Yao N’Guessan', phone: '+2250505000001' },
  )
  await createProduct(db, { vendorId: vendor.id })
  await createProduct(db, { vendorId: vendor.id, status: 'pending' })
  const answer = await show(vendor.id)
  expect(answer).toMatchObject({
    status: 200,
    body: {
      id: vendor.id,
      businessName: 'Ferme Bonikro',
      description: 'L’igname kponan',
      town: 'Bouaké',
      region: 'Bouaké',
      rating: null,
      reviewCount: 0,
      productCount: 1,
    },
  })
  const text = JSON.stringify(answer.body)
  for (const secret of ['0505', 'Katiola', vendor.user.email, vendor.user.username, 'Guessan']) {
    expect(text).not.toContain(secret)
  }
})

test.each(['pending', 'suspended', 'rejected'] as const)(
  'a producer that is %s is not there',
  async status => {
    const vendor = await createVendor(db, { status })
    for (const answer of [await show(vendor.id), await reviewsOf(vendor.id)]) {
      expect(answer).toMatchObject({
        status: 404,
        body: { code: 'producer_not_found', message: 'Producteur introuvable' },
      })
    }
  },
)

test('neither is one that does not exist', async () => {
  expect((await show(newId())).status).toBe(404)
  expect((await show('ferme-de-yao')).status).toBe(404)
})

describe('what is kept of a producer is dropped', () => {
  test('when it changes, sells something new, or is suspended', async () => {
    const vendor = await createVendor(db)
    expect((await show(vendor.id)).body).toMatchObject({ productCount: 0, businessName: 'Ferme de Yao' })
    const { id } = await createProduct(db, { vendorId: vendor.id })
    expect((await show(vendor.id)).body.productCount).toBe(1)
    await db.update(products).set({ status: 'out_of_stock' }).where(eq(products.id, id))
    expect((await show(vendor.id)).body.productCount).toBe(0)
    await db.update(users).set({ region: 'Man' }).where(eq(users.id, vendor.userId))
    expect((await show(vendor.id)).body.region).toBe('Man')
    await db.update(vendors).set({ status: 'suspended' }).where(eq(vendors.id, vendor.id))
    expect((await show(vendor.id)).status).toBe(404)
  })

  test('when a review is written, or its author takes another name', async () => {
    const vendor = await createVendor(db)
    const product = await createProduct(db, { vendorId: vendor.id, name: 'Gombo' })
    expect((await reviewsOf(vendor.id)).body).toEqual([])
    const awa = await createCustomer(db, { fullName: 'Awa Koné' })
    await createReview(db, { productId: product.id, customerId: awa.id, rating: 4, comment: 'Frais' })
    expect((await show(vendor.id)).body).toMatchObject({ rating: '4.00', reviewCount: 1 })
    expect((await reviewsOf(vendor.id)).body).toMatchObject([
      { customerName: 'Awa K.', comment: 'Frais', product: { name: 'Gombo', isPublic: true } },
    ])
    const names = async () => [
      (await reviewsOf(vendor.id)).body[0].customerName,
      (await visitor.api.listReviews({ params: { id: product.id } })).items[0]!.customerName,
    ]
    expect(await names()).toEqual(['Awa K.', 'Awa K.'])
    await db.update(users).set({ fullName: 'Awa Traoré' }).where(eq(users.id, awa.id))
    expect(await names()).toEqual(['Awa T.', 'Awa T.'])
    await db.update(users).set({ erasedAt: new Date(), isActive: false }).where(eq(users.id, awa.id))
    expect(await names()).toEqual(['Ancien client', 'Ancien client'])
  })
})

test('the reviews of a producer are read page by page, of all its products, without the hidden ones', async () => {
  const vendor = await createVendor(db)
  const sold = await createProduct(db, { vendorId: vendor.id, name: 'Riz' })
  const former = await createProduct(db, { vendorId: vendor.id, name: 'Fonio', status: 'out_of_stock' })
  for (let n = 0; n < 5; n += 1) {
    await createReview(db, {
      productId: n % 2 ? sold.id : former.id,
      customerId: (await createCustomer(db)).id,
      comment: `avis ${n}`,
      createdAt: new Date(Date.UTC(2026, 1, 1 + n)),
      ...(n === 3 && { hiddenAt: new Date(), hiddenReason: 'Hors sujet' }),
    })
  }
  const first = await reviewsOf(vendor.id, '?limit=3')
  expect(first.headers.get('x-total-count')).toBe('4')
  const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1]
  const second = await visitor.get(next!)
  expect(second.headers.get('link')).toBe(null)
  const read = [...first.body, ...second.body]
  expect(read.map(item => item.comment)).toEqual(['avis 4', 'avis 2', 'avis 1', 'avis 0'])
  expect(read.map(item => item.product.isPublic)).toEqual([false, false, true, false])
})
