import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pages } from '#database/schema/pages.ts'
import { readInitialPages } from '#server/pages/public.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { countRows, orderBody, stockOf } from '#tests/support/makers/orders.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { publishLegalPages } from '#tests/support/makers/put-pages.ts'
import { setUpFactor } from '#tests/support/security/second-factor.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { production } from '#tests/support/servers/production.ts'

let app: TestApp
let admin: TestBrowser
let customer: TestBrowser
let productId: string
beforeAll(async () => {
  app = await startTestApp({ env: production })
  admin = await app.browser((await createAdmin(app.db)).id)
  await setUpFactor(admin, 'admin', new Date())
  customer = await app.browser((await createCustomer(app.db)).id)
  const { id: vendorId } = await createVendor(app.db)
  productId = (await createProduct(app.db, { vendorId, stock: 9 })).id
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(pages)
})

const order = (key: string) =>
  customer.tries.placeOrder({ body: orderBody([{ productId, quantity: 1 }]), idempotencyKey: key })

test('a production without conditions of sale sells nothing, and says to administrators which pages it lacks', async () => {
  expect(await order('early')).toMatchObject({ status: 409, body: { code: 'shop_not_open' } })
  expect(await admin.api.getOpening()).toEqual({
    takesOrders: false,
    missing: [
      { slug: 'confidentialite', title: 'Politique de confidentialité' },
      { slug: 'conditions', title: 'Conditions d’utilisation' },
      { slug: 'mentions-legales', title: 'Mentions légales' },
      { slug: 'cgv', title: 'Conditions générales de vente' },
    ],
  })
  await publishLegalPages(app.db)
  await app.db.update(pages).set({ isPublished: false }).where(eq(pages.slug, 'cgv'))
  expect(await admin.api.getOpening()).toMatchObject({ takesOrders: false, missing: [{ slug: 'cgv' }] })
  expect((await order('early')).status).toBe(409)
  expect([await countRows(app.db, 'orders'), await stockOf(app.db, productId)]).toEqual([0, 9])
})

test('a page that is withdrawn stops new orders, not the answer about one that was placed', async () => {
  await publishLegalPages(app.db)
  expect(await admin.api.getOpening()).toEqual({ takesOrders: true, missing: [] })
  const placed = await order('placed')
  expect(placed.status).toBe(201)
  await admin.tries.changePage({ params: { slug: 'cgv' }, body: { is_published: false } })
  expect(await order('placed')).toMatchObject({ status: 201, body: { id: placed.body.id } })
  expect(await order('next')).toMatchObject({ status: 409, body: { code: 'shop_not_open' } })
})

test('a trial sells without them', async () => {
  const trial = await startTestApp()
  try {
    const { id: vendorId } = await createVendor(trial.db)
    const product = await createProduct(trial.db, { vendorId })
    const visitor = await trial.browser((await createCustomer(trial.db)).id)
    const body = orderBody([{ productId: product.id, quantity: 1 }])
    expect((await visitor.tries.placeOrder({ body })).status).toBe(201)
    const officer = await trial.browser((await createAdmin(trial.db)).id)
    expect((await officer.api.getOpening()).takesOrders).toBe(true)
  } finally {
    await trial.close()
  }
})

test.each([
  [24, 'dans un délai de 24 heures est annulée'],
  [1, 'dans un délai de 1 heure est annulée'],
])(
  'the initial conditions of sale say the %i hours that the shop begins with',
  async (cashAnswerHours, said) => {
    const pages = await readInitialPages({ cashAnswerHours })
    expect(pages.find(({ slug }) => slug === 'cgv')?.content).toContain(said)
    expect(pages.filter(({ content }) => content.includes('{{'))).toEqual([])
  },
)

test.each((await readInitialPages({ cashAnswerHours: 72 })).map(page => [page.slug, page.content]))(
  'the initial text of %s is words for visitors, with marked blanks where only the shop knows',
  async (slug, content) => {
    const isLegal = ['confidentialite', 'conditions', 'mentions-legales', 'cgv'].includes(slug)
    expect(content).not.toMatch(/d[ée]monstration|fictif|amic\.example/)
    expect(content.includes('[à compléter : ')).toBe(isLegal || slug === 'about')
    await app.db.insert(pages).values({ slug, title: 'Titre', content })
    const published = await admin.tries.changePage({ params: { slug }, body: { is_published: true } })
    expect(published.status).toBe(content.includes('[à compléter : ') ? 409 : 200)
  },
)
