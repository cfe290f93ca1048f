import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderNumber } from '#contract/orders/order-number.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { open, openVisitors, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

test('a search and a place stand in the title of the shop, also as it was sent', async () => {
  const page = await visitors.newPage({ javaScript: false })
  await page.goto(`${site.url}/boutique?search=tomates`)
  expect(await page.title()).toBe('«\u00a0tomates\u00a0» – Notre Boutique – AMIC')
  await page.goto(`${site.url}/boutique?search=tomates&region=Abidjan`)
  expect(await page.title()).toBe('«\u00a0tomates\u00a0» – Notre Boutique à Abidjan – AMIC')
})

test('each tab of a producer names itself in the title, which goes with it', async () => {
  const vendor = await createVendor(site.db)
  const page = await visitors.newPage({ as: [vendor.user], screen: 'desktop' })
  await open(page, '/vendor')
  const titleIs = (title: string) => expect.poll(() => page.title()).toBe(`${title} – AMIC`)
  await titleIs('Mes Produits – Espace Vendeur')
  for (const [tab, title] of [
    ['Commandes', 'Commandes'],
    ['Mes revenus', 'Mes revenus'],
    ['Avis', 'Avis'],
    ['Problèmes', 'Problèmes'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await titleIs(`${title} – Espace Vendeur`)
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  }
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
  await titleIs('Contact')
  await page.goBack()
  await titleIs('Problèmes – Espace Vendeur')
})

test('an order is named by its number, for its customer and for administrators', async () => {
  const [admin, customer, vendor] = [
    await createAdmin(site.db),
    await createCustomer(site.db),
    await createVendor(site.db),
  ]
  const { id: productId } = await createProduct(site.db, { vendorId: vendor.id })
  const { id, serial } = await createOrder(site.db, {
    customerId: customer.id,
    lines: [{ productId, quantity: 1 }],
  })
  for (const [person, path] of [
    [customer, `/orders/${id}`],
    [admin, `/admin/orders/${id}`],
  ] as const) {
    const page = await visitors.newPage({ as: [person] })
    await open(page, path)
    await expect.poll(() => page.title()).toBe(`Commande ${orderNumber(serial)} – AMIC`)
  }
})
