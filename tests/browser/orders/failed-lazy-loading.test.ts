import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { fillCart, openEmptyCheckout, toastOf } from '#tests/support/pages/shopping.ts'
import { open, openVisitors, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

// Code that does not come takes its own part away, and nothing else.

let site: TestSite
let visitors: Visitors
let tomatoes: Product
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
  const vendor = await createVendor(site.db)
  tomatoes = await createProduct(site.db, { vendorId: vendor.id, name: 'Tomates', stock: 90 })
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

let awa: Awaited<ReturnType<typeof createCustomer>>
beforeEach(async () => {
  awa = await createCustomer(site.db, { phone: '+2250701020304' })
})

test('an order stands without what one says of it, and is shared once the window comes', async () => {
  const lines = [{ productId: tomatoes.id, quantity: 1 }]
  const order = await createOrder(site.db, { customerId: awa.id, lines, status: 'delivered' })
  const page = await visitors.newPage({ as: [awa] })
  let isCut = true
  const isAsked = Promise.withResolvers<void>()
  await page.route(/assets\/(item-review|order-problems|share-order-dialog)/, route => {
    isAsked.resolve()
    return isCut ? route.abort() : route.continue()
  })
  await open(page, `/orders/${order.id}`)
  await isAsked.promise
  await page.getByRole('button', { name: 'Partager' }).click()
  await seeText(toastOf(page), /Partage impossible/)
  await seeText(page.getByRole('heading', { level: 1 }), /^Commande AMIC/)
  isCut = false
  await page.getByRole('button', { name: 'Partager' }).click()
  await page.getByRole('dialog').waitFor()
})

test('where the fields of an address do not come, they are asked for again', async () => {
  const page = await visitors.newPage({ as: [awa] })
  await fillCart(page, [{ product: tomatoes, quantity: 1 }])
  let isCut = true
  await page.route(/assets\/typed-place/, route => (isCut ? route.abort() : route.continue()))
  await openEmptyCheckout(page)
  await seeText(page.getByRole('main').getByRole('alert').first(), /Ceci n’a pas pu être affiché/)
  isCut = false
  await page.getByRole('button', { name: 'Réessayer' }).first().click()
  await page.getByLabel('Commune').waitFor()
  expect(await page.getByRole('main').getByRole('alert').count()).toBe(0)
})
