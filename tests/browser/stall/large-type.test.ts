import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOf } from '#contract/day-of.ts'
import { parcels } from '#database/schema/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct, createReview } from '#tests/support/makers/products-and-orders.ts'
import { expectNoOverflowInLargeType } from '#tests/support/pages/chromium.ts'
import { holdRoute } from '#tests/support/pages/connection.ts'
import { open, openVisitors, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
let vendor: Awaited<ReturnType<typeof createVendor>>
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
  vendor = await createVendor(site.db)
  const { id: productId } = await createProduct(site.db, { vendorId: vendor.id, name: 'Feuilles d’oseille' })
  const { id: customerId } = await createCustomer(site.db, { fullName: 'Clémence Sangaré' })
  await createReview(site.db, { productId, customerId, rating: 4 })
  const { id: papayaId } = await createProduct(site.db, {
    vendorId: vendor.id,
    name: 'Papaye',
    unit: 'pièce',
  })
  const lines = [
    { productId, quantity: 6 },
    { productId: papayaId, quantity: 10 },
  ]
  const order = await createOrder(site.db, { customerId, lines, status: 'confirmed' })
  await site.db
    .update(parcels)
    .set({ plannedOn: dayOf(new Date()) })
    .where(eq(parcels.orderId, order.id))
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

test.each([
  ['/vendor?tab=commandes', /Clémence Sangaré/],
  ['/vendor?tab=revenus', 'Où vous êtes payé'],
  ['/vendor?tab=avis', /^en moyenne/],
  ['/vendor?tab=problemes', /^Aucun problème/],
  ['/vendor/tournee', /^Clémence Sangaré$/],
  ['/vendor/preparation', /^Clémence Sangaré$/],
])('%s is no wider than a phone in large letters', async (path, shown) => {
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, path)
  await page.getByRole('main').getByText(shown).first().waitFor()
  await expectNoOverflowInLargeType(page)
})

test('the figures of a stall are not, before they are read either', async () => {
  const page = await visitors.newPage({ as: [vendor.user] })
  const release = await holdRoute(page, '**/api/vendor/stats')
  await open(page, '/vendor')
  await page.getByText('Total produits').waitFor()
  await expectNoOverflowInLargeType(page)
  release()
  await expect.poll(() => page.locator('dl[aria-busy=true]').count()).toBe(0)
  await expectNoOverflowInLargeType(page)
})

test('how much is packed is written in one line', async () => {
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor/preparation')
  const quantities = page.getByRole('main').getByText(/^10.pièces$/)
  await quantities.first().waitFor()
  const lines = await quantities.evaluateAll(all =>
    all.map(quantity => {
      const words = document.createRange()
      words.selectNodeContents(quantity)
      return words.getClientRects().length
    }),
  )
  expect(lines).toEqual([1, 1])
})
