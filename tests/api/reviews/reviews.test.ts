import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '#database/schema/columns.ts'
import { mails } from '#database/schema/mails.ts'
import { backgroundTasks } from '#server/background/background-tasks.ts'
import { type Outbox, startOutbox } from '#server/outbox/public.ts'
import { countWaiting } from '#tests/support/database/count-waiting.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import {
  createOrder,
  createProduct,
  createReview,
  type Product,
  storedProduct,
} from '#tests/support/makers/products-and-orders.ts'
import { type MailServer, startMailServer } from '#tests/support/partners/mail-server.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { jobsAreDone } from '#tests/support/servers/jobs.ts'
import { eventually } from '#tests/support/servers/processes.ts'

let post: MailServer
let app: TestApp
let outbox: Outbox
let office: TestBrowser
let visitor: TestBrowser
beforeAll(async () => {
  post = await startMailServer()
  app = await startTestApp({ env: { SMTP_URL: post.url, PUBLIC_URL: 'https://amic.example' } })
  outbox = await startOutbox({ pool: app.pool, tasks: backgroundTasks(app.deps), log: app.deps.log })
  office = await app.browser((await createAdmin(app.db)).id)
  visitor = await app.browser()
})
afterAll(async () => {
  await outbox.stop()
  await app.close()
  await post.close()
})

let vendor: Awaited<ReturnType<typeof createVendor>>
let awa: Awaited<ReturnType<typeof createCustomer>>
let stall: TestBrowser
let phone: TestBrowser
let product: Product
beforeEach(async () => {
  vendor = await createVendor(app.db)
  awa = await createCustomer(app.db, { fullName: 'Awa Koné' })
  stall = await app.browser(vendor.userId)
  phone = await app.browser(awa.id)
  product = await createProduct(app.db, { vendorId: vendor.id, name: 'Tomates' })
})

const receive = (status: 'delivered' | 'shipped' = 'delivered') =>
  createOrder(app.db, {
    customerId: awa.id,
    status,
    lines: [{ productId: product.id, quantity: 1 }],
  })
const ownReview = () => phone.tries.getMyReview({ params: { id: product.id } })
const publicReviews = async () => (await visitor.api.listReviews({ params: { id: product.id } })).items
const review = (fields: Partial<Parameters<typeof createReview>[1]> = {}) =>
  createReview(app.db, { productId: product.id, customerId: awa.id, ...fields })

describe('whether a customer may review', () => {
  test('not before it has received the product, once afterwards', async () => {
    const early = { mayReview: false, review: null }
    expect((await ownReview()).body).toEqual(early)
    await receive('shipped')
    expect((await ownReview()).body).toEqual(early)
    expect(
      await phone.tries.reviewProduct({ params: { id: product.id }, body: { rating: 5 } }),
    ).toMatchObject({
      body: { code: 'not_received' },
    })
    expect((await ownReview()).body).toEqual(early)
    await receive()
    expect((await ownReview()).body).toEqual({ mayReview: true, review: null })
    await phone.tries.reviewProduct({
      params: { id: product.id },
      body: { rating: 4, comment: 'Bien mûres' },
    })
    expect((await ownReview()).body).toMatchObject({
      mayReview: false,
      review: { rating: 4, comment: 'Bien mûres', hiddenReason: null, answer: null },
    })
  })

  test('nothing is said of a product that is not for its eyes', async () => {
    const hidden = await createProduct(app.db, { vendorId: vendor.id, status: 'pending' })
    for (const id of [hidden.id, newId()]) {
      expect(await phone.tries.getMyReview({ params: { id } })).toMatchObject({
        status: 404,
        body: { code: 'product_not_found' },
      })
    }
  })
})

test('the vendor is told of a new review by mail', async () => {
  await receive()
  await phone.tries.reviewProduct({ params: { id: product.id }, body: { rating: 4, comment: 'Bien mûres' } })
  expect(await jobsAreDone(app.db)).toBe(true)
  const [mail] = await app.db
    .select()
    .from(mails)
    .where(and(eq(mails.recipient, vendor.user.email), eq(mails.kind, 'new-review')))
  expect(mail).toMatchObject({ status: 'sent' })
  const letter = post.taken.find(taken => taken.to === vendor.user.email)
  expect(letter?.headers.get('subject')).toMatch(/Nouvel avis sur Tomates\s:\s4 sur 5/)
  expect(letter?.text).toMatch(/Bien mûres/)
  expect(letter?.text).toContain('https://amic.example/vendor?tab=avis')
  expect(letter?.text).not.toContain('Koné')
})

describe('a vendor', () => {
  test('reads the reviews of its own products, and finds those without an answer', async () => {
    const other = await createProduct(app.db, { vendorId: (await createVendor(app.db)).id })
    await createReview(app.db, { productId: other.id, customerId: awa.id })
    const answered = await review({ answer: 'Merci', answeredAt: new Date() })
    const second = await createCustomer(app.db, { fullName: 'Kofi Aka' })
    const open = await review({ customerId: second.id, rating: 4 })
    await review({
      customerId: (await createCustomer(app.db)).id,
      rating: 1,
      hiddenAt: new Date(),
      hiddenReason: 'Insultes',
    })
    const body = await stall.api.listVendorReviews()
    expect(body).toMatchObject({ total: 2, page: 1, limit: 20, rating: '4.50' })
    expect(body.items[0]).toMatchObject({
      id: open.id,
      customerName: 'Kofi A.',
      product: { id: product.id, name: 'Tomates' },
      answer: null,
    })
    const unanswered = await stall.tries.listVendorReviews({ query: { state: 'unanswered' } })
    expect(unanswered.body.items.map((item: { id: string }) => item.id)).toEqual([open.id])
    const done = await stall.tries.listVendorReviews({ query: { state: 'answered' } })
    expect(done.body.items.map((item: { id: string }) => item.id)).toEqual([answered.id])
    expect((await stall.tries.listVendorReviews({ query: { state: 'late' } })).status).toBe(400)
  })

  test('reads how many stars it has, and finds the reviews by their stars and by their product', async () => {
    const gombo = await createProduct(app.db, { vendorId: vendor.id, name: 'Gombo' })
    const [kofi, mariam] = [await createCustomer(app.db), await createCustomer(app.db)]
    const five = await review({ rating: 5, answer: 'Merci', answeredAt: new Date() })
    const two = await review({ customerId: kofi.id, rating: 2 })
    const ofGombo = await createReview(app.db, { productId: gombo.id, customerId: kofi.id, rating: 5 })
    await review({ customerId: mariam.id, rating: 1, hiddenAt: new Date(), hiddenReason: 'Insultes' })
    const { counts } = await stall.api.listVendorReviews({ query: { stars: 2 } })
    expect(counts).toEqual({
      all: 3,
      unanswered: 2,
      stars: [
        { stars: 5, count: 2 },
        { stars: 4, count: 0 },
        { stars: 3, count: 0 },
        { stars: 2, count: 1 },
        { stars: 1, count: 0 },
      ],
      products: [
        { id: product.id, name: 'Tomates', count: 2 },
        { id: gombo.id, name: 'Gombo', count: 1 },
      ],
    })
    const idsOf = async (query: Record<string, string>) =>
      (await stall.tries.listVendorReviews({ query })).body.items.map((item: { id: string }) => item.id)
    expect(await idsOf({ stars: '2' })).toEqual([two.id])
    expect(await idsOf({ product: gombo.id })).toEqual([ofGombo.id])
    expect((await idsOf({ stars: '5' })).toSorted()).toEqual([five.id, ofGombo.id].toSorted())
    expect(await idsOf({ stars: '5', product: gombo.id })).toEqual([ofGombo.id])
    for (const query of [{ stars: '6' }, { stars: 'x' }, { product: 'x' }])
      expect((await stall.tries.listVendorReviews({ query })).status).toBe(400)
  })

  test('answers once, and everybody reads it under the review', async () => {
    const { id } = await review({ comment: 'Un peu petites' })
    expect((await publicReviews())[0]).toMatchObject({ id, answer: null })
    const path = `/api/vendor/reviews/${id}/answer`
    expect(await stall.post(path, { answer: '  Merci, elles grossissent.  ' })).toMatchObject({
      status: 201,
      body: { id, answer: { text: 'Merci, elles grossissent.', createdAt: expect.any(String) } },
    })
    expect((await publicReviews())[0]!.answer!.text).toBe('Merci, elles grossissent.')
    expect(await stall.post(path, { answer: 'Encore moi' })).toMatchObject({
      status: 409,
      body: { code: 'already_answered', message: 'Vous avez déjà répondu à cet avis.' },
    })
    expect((await publicReviews())[0]!.answer!.text).toBe('Merci, elles grossissent.')
  })

  test('answers while another review is written: both count', async () => {
    const { id } = await review({ rating: 2 })
    const { id: kofi } = await createCustomer(app.db)
    const client = await app.pool.connect()
    const acting = async () => {
      await client.query('begin')
      await client.query(
        `insert into reviews (id, product_id, customer_id, rating, comment) values ($1, $2, $3, 4, 'Bonnes')`,
        [newId(), product.id, kofi],
      )
      let isAnswered = false
      const answering = stall.tries
        .answerReview({ params: { id }, body: { answer: 'Merci' } })
        .finally(() => {
          isAnswered = true
        })
      // It may wait for the other one, or not.
      await eventually(async () => isAnswered || (await countWaiting(app.pool)) > 0)
      await client.query('commit')
      return answering
    }
    const { status } = await acting().finally(() => client.release())
    expect(status).toBe(201)
    expect(await storedProduct(app.db, product.id)).toMatchObject({ rating: '3.00', reviewCount: 2 })
  })

  test('pressing ten times at once answers once', async () => {
    const { id } = await review()
    const presses = Array.from({ length: 10 }, (_, n) =>
      stall.tries.answerReview({ params: { id }, body: { answer: `Merci ${n}` } }),
    )
    const statuses = (await Promise.all(presses)).map(answer => answer.status)
    expect(statuses.toSorted()).toEqual([201, ...Array(9).fill(409)])
  })

  test.each([
    [{}, 'Écrivez votre réponse.'],
    [{ answer: '   ' }, 'Écrivez votre réponse.'],
    [{ answer: 'a'.repeat(2001) }, 'La réponse est trop longue (2\u202f000 caractères au plus).'],
  ])('is told what is wrong with an answer (%#)', async (body, message) => {
    const { id } = await review()
    expect(await stall.tries.answerReview({ params: { id }, body })).toMatchObject({
      status: 400,
      body: { message, errors: { answer: message } },
    })
  })

  test('cannot answer a review of another stall, or one that is hidden', async () => {
    const { id } = await review()
    const other = await app.browser((await createVendor(app.db)).userId)
    expect((await other.tries.answerReview({ params: { id }, body: { answer: 'Merci' } })).status).toBe(404)
    await office.tries.moderateReview({ params: { id }, body: { hidden: true, reason: 'Insultes' } })
    expect((await stall.tries.answerReview({ params: { id }, body: { answer: 'Merci' } })).status).toBe(404)
  })
})
