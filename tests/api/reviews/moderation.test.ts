import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditEvents } from '#database/schema/audit.ts'
import { products } from '#database/schema/catalogue.ts'
import { newId } from '#database/schema/columns.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct, createReview, type Product } from '#tests/support/makers/products-and-orders.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
let admin: Awaited<ReturnType<typeof createAdmin>>
let office: TestBrowser
let visitor: TestBrowser
beforeAll(async () => {
  app = await startTestApp()
  admin = await createAdmin(app.db)
  office = await app.browser(admin.id)
  visitor = await app.browser()
})
afterAll(() => app.close())

let vendor: Awaited<ReturnType<typeof createVendor>>
let awa: Awaited<ReturnType<typeof createCustomer>>
let phone: TestBrowser
let product: Product
beforeEach(async () => {
  vendor = await createVendor(app.db)
  awa = await createCustomer(app.db, { fullName: 'Awa Koné' })
  phone = await app.browser(awa.id)
  product = await createProduct(app.db, { vendorId: vendor.id, name: 'Tomates' })
})

const ownReview = () => phone.tries.getMyReview({ params: { id: product.id } })
const publicReviews = async () => (await visitor.api.listReviews({ params: { id: product.id } })).items
const review = (fields: Partial<Parameters<typeof createReview>[1]> = {}) =>
  createReview(app.db, { productId: product.id, customerId: awa.id, ...fields })

describe('an administrator', () => {
  const productNow = async () => await visitor.api.getProduct({ params: { id: product.id } })
  const hide = (id: string, reason = 'Propos injurieux') =>
    office.tries.moderateReview({ params: { id }, body: { hidden: true, reason } })
  const eventsOf = (id: string) =>
    app.db.select().from(auditEvents).where(eq(auditEvents.targetId, id)).orderBy(auditEvents.id)

  test('hides a review with a reason: it is no longer public and counts no more', async () => {
    const bad = await review({ rating: 1, comment: 'Voleurs' })
    await review({ customerId: (await createCustomer(app.db)).id, rating: 5 })
    expect(await productNow()).toMatchObject({ rating: '3.00', reviewCount: 2, vendor: { rating: '3.00' } })

    expect(await hide(bad.id)).toMatchObject({
      status: 200,
      body: { id: bad.id, hidden: { reason: 'Propos injurieux', at: expect.any(String) } },
    })
    expect(await productNow()).toMatchObject({ rating: '5.00', reviewCount: 1, vendor: { rating: '5.00' } })
    expect((await publicReviews()).map((item: { comment: string }) => item.comment)).toEqual(['Très bon'])
    expect((await ownReview()).body).toMatchObject({
      mayReview: false,
      review: { comment: 'Voleurs', hiddenReason: 'Propos injurieux' },
    })

    expect(
      await office.tries.moderateReview({ params: { id: bad.id }, body: { hidden: false } }),
    ).toMatchObject({
      body: { hidden: null },
    })
    expect(await productNow()).toMatchObject({ rating: '3.00', reviewCount: 2, vendor: { rating: '3.00' } })
    expect(await eventsOf(bad.id)).toMatchObject([
      {
        action: 'review.hidden',
        actorId: admin.id,
        targetType: 'review',
        before: { hidden: false, reason: null },
        after: { hidden: true, reason: 'Propos injurieux' },
      },
      {
        action: 'review.shown',
        before: { hidden: true, reason: 'Propos injurieux' },
        after: { hidden: false, reason: null },
      },
    ])
  })

  test('the only review hidden leaves no rating', async () => {
    const { id } = await review({ rating: 1 })
    await hide(id)
    expect(await productNow()).toMatchObject({ rating: null, reviewCount: 0, vendor: { rating: null } })
  })

  test('hiding what is hidden changes nothing', async () => {
    const { id } = await review()
    await hide(id, 'Propos injurieux')
    expect(await hide(id, 'Une autre raison')).toMatchObject({
      status: 200,
      body: { hidden: { reason: 'Propos injurieux' } },
    })
    expect(await eventsOf(id)).toHaveLength(1)
  })

  test.each([
    [{ hidden: true }, 'reason', 'Veuillez indiquer pourquoi cet avis est masqué.'],
    [{ hidden: true, reason: '  ' }, 'reason', 'Veuillez indiquer pourquoi cet avis est masqué.'],
    [
      { hidden: true, reason: 'a'.repeat(501) },
      'reason',
      'La raison est trop longue (500 caractères au plus).',
    ],
    [{}, 'hidden', 'Dites si l’avis est masqué ou montré.'],
  ])('is told what is wrong with what it sends (%#)', async (body, field, message) => {
    const { id } = await review()
    expect(await office.tries.moderateReview({ params: { id }, body })).toMatchObject({
      status: 400,
      body: { message, errors: { [field]: message } },
    })
  })

  test('finds reviews by their words, their product and their state', async () => {
    const word = newId().slice(-8)
    const spoken = await review({ comment: `Pas 100 % ${word}` })
    const named = await createProduct(app.db, { vendorId: vendor.id, name: `Ignames ${word}` })
    const ofNamed = await createReview(app.db, { productId: named.id, customerId: awa.id })
    await hide(ofNamed.id)
    const search = (words: string, query = '') =>
      office.get(`/api/admin/reviews?search=${encodeURIComponent(words)}${query}`)
    const found = async (query: string) => {
      const { body } = await search(word, query)
      return [body.total, body.items.map((item: { id: string }) => item.id).toSorted()]
    }
    expect(await found('')).toEqual([2, [spoken.id, ofNamed.id].toSorted()])
    expect(await found('&state=hidden')).toEqual([1, [ofNamed.id]])
    expect(await found('&state=shown')).toEqual([1, [spoken.id]])
    expect(await found('&limit=1&page=3')).toEqual([2, []])
    expect((await search(`00 % ${word}`)).body.total).toBe(1)
    await app.db
      .update(products)
      .set({ name: `Épis de maïs ${word}` })
      .where(eq(products.id, named.id))
    expect((await search(`EPIS DE MAIS ${word}`)).body.items).toMatchObject([{ id: ofNamed.id }])
  })

  test('finds those with few stars that are public', async () => {
    const word = newId().slice(-8)
    const rated = async (rating: number) => {
      const { id: productId } = await createProduct(app.db, { vendorId: vendor.id })
      return createReview(app.db, { productId, customerId: awa.id, rating, comment: word })
    }
    const [poor] = await Promise.all([1, 2, 3, 2].map(rated))
    await hide(poor!.id)
    const low = await office.tries.listReviewsToModerate({ query: { state: 'low', search: word } })
    expect(low.body.items.map(({ rating }: { rating: number }) => rating)).toEqual([2, 2])
    expect((await office.tries.listReviewsToModerate({ query: { state: 'bad' } })).status).toBe(400)
  })

  test('is told of a review that does not exist', async () => {
    expect(await hide(newId())).toMatchObject({ status: 404, body: { code: 'review_not_found' } })
  })
})
