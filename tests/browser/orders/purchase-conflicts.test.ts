import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { products } from '#database/schema/catalogue.ts'
import { countRows, stockOf } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible, hasFocus } from '#tests/support/pages/chromium.ts'
import { cutConnection, restoreConnection } from '#tests/support/pages/connection.ts'
import { confirmButton, fillCart, openCheckout, storedCart, toastOf } from '#tests/support/pages/shopping.ts'
import { open, openVisitors, seeAddress, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
let vendorId: string
let tomatoes: Product
let yam: Product
beforeAll(async () => {
  site = await startTestSite()
  vendorId = (await createVendor(site.db)).id
  visitors = await openVisitors(site)
})
beforeEach(async () => {
  tomatoes = await createProduct(site.db, { vendorId, name: 'Tomates', price: '800.00', stock: 20 })
  yam = await createProduct(site.db, { vendorId, name: 'Igname', price: '600.00', stock: 20 })
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

/** Resolves once the site, which keeps its answers, tells it too. */
async function change({ id }: Product, changes: Partial<Product>): Promise<void> {
  await site.db.update(products).set(changes).where(eq(products.id, id))
  const told = async () => (await fetch(`${site.url}/api/products/${id}`)).json()
  if (changes.status === undefined) await expect.poll(told).toMatchObject(changes)
}
const changes = (page: Page) => page.getByRole('region', { name: 'Changements dans votre panier' })
/** Resolves when the form knows prices and stocks of the cart: what changes from then on is news to it. */
async function openCheckedCheckout(page: Page, ...inCart: Product[]): Promise<void> {
  const checks = inCart.map(async ({ id }) =>
    (await page.waitForResponse(`**/api/products/${id}`)).finished(),
  )
  await openCheckout(page)
  await Promise.all(checks)
}
const shopper = async () => visitors.newPage({ as: [await createCustomer(site.db)] })

test('the cart tells what has changed since, and takes nothing over by itself', async () => {
  const page = await visitors.newPage()
  await change(yam, { stock: 3 })
  await fillCart(page, [
    { product: tomatoes, quantity: 2, price: '700.00' },
    { product: yam, quantity: 5 },
  ])
  await open(page, '/cart')
  await seeText(
    changes(page),
    /Le prix de Tomates est passé de 700 FCFA à 800 FCFA\..*Il ne reste que 3 kg d’Igname\./,
  )
  await seeText(page.getByRole('main'), /Total 4 400 FCFA/)
  await expectAccessible(page)

  await changes(page)
    .getByRole('button', { name: /^Accepter le nouveau prix/ })
    .click()
  await seeText(page.getByRole('main'), /Total 4 600 FCFA/)
  await changes(page)
    .getByRole('button', { name: /^En prendre 3 kg/ })
    .click()
  await seeText(changes(page), 'Votre panier est à jour.')
  await seeText(page.getByRole('main'), /Total 3 400 FCFA/)
  expect(await storedCart(page)).toEqual([
    ['Tomates', 2],
    ['Igname', 3],
  ])
})

test('a product withdrawn from sale and one that ran out leave with one tap', async () => {
  const page = await visitors.newPage()
  await fillCart(page, [
    { product: tomatoes, quantity: 2 },
    { product: yam, quantity: 1 },
  ])
  await change(tomatoes, { status: 'out_of_stock' })
  await change(yam, { stock: 0 })
  await open(page, '/cart')
  await seeText(changes(page), /Tomates n’est plus en vente\..*Igname est en rupture de stock\./)
  await changes(page).getByRole('button', { name: 'Tout accepter' }).click()
  await seeText(page.getByRole('heading', { level: 1 }), 'Votre panier est vide')
})

test('a price that changes while one fills the form is accepted, and the order goes through', async () => {
  const page = await shopper()
  await fillCart(page, [{ product: tomatoes, quantity: 2 }])
  await openCheckedCheckout(page, tomatoes)
  await page.getByRole('radio', { name: /Paiement à la livraison/ }).check()
  await change(tomatoes, { price: '900.00' })
  const before = await countRows(site.db, 'orders')
  await confirmButton(page).click()
  await seeText(toastOf(page), /Erreur de commande Un prix a changé/)
  await seeText(changes(page), /Le prix de Tomates est passé de 800 FCFA à 900 FCFA/)
  await expectAccessible(page)
  expect(await countRows(site.db, 'orders')).toBe(before)

  await changes(page)
    .getByRole('button', { name: /^Accepter le nouveau prix/ })
    .click()
  await confirmButton(page).click()
  await seeAddress(page, '**/order-success?order=*')
  await seeText(page.getByRole('main'), /2 kg × 900 FCFA.*Total 1 800 FCFA/)
})

test('stock that goes while one fills the form: all that changed is shown at once', async () => {
  const page = await shopper()
  await fillCart(page, [
    { product: tomatoes, quantity: 5 },
    { product: yam, quantity: 1 },
  ])
  await openCheckedCheckout(page, tomatoes, yam)
  await page.getByRole('radio', { name: /Paiement à la livraison/ }).check()
  await change(tomatoes, { stock: 4 })
  await change(yam, { price: '650.00' })
  await confirmButton(page).click()
  await seeText(
    changes(page),
    /Il ne reste que 4 kg de Tomates\..*Le prix d’Igname est passé de 600 FCFA à 650 FCFA/,
  )

  await confirmButton(page).click()
  await expect.poll(() => hasFocus(changes(page))).toBe(true)
  await changes(page).getByRole('button', { name: 'Tout accepter' }).click()
  await confirmButton(page).click()
  await seeAddress(page, '**/order-success?order=*')
  expect(await stockOf(site.db, tomatoes.id)).toBe(0)
})

test('without a way to ask for prices the cart is kept, and says so', async () => {
  const page = await visitors.newPage()
  await fillCart(page, [{ product: tomatoes, quantity: 2 }])
  await page.route('**/api/products/*', route => route.abort())
  await open(page, '/cart')
  await seeText(changes(page), /n’ont pas pu être vérifiés\. Votre panier est conservé/)
  await seeText(page.getByRole('main'), /Total 1 600 FCFA/)
  await expectAccessible(page)

  await cutConnection(page)
  await seeText(changes(page), /Vous êtes hors ligne\. Votre panier est conservé/)
  await page.unroute('**/api/products/*')
  await change(tomatoes, { price: '850.00' })
  await restoreConnection(page)
  await seeText(changes(page), /passé de 800 FCFA à 850 FCFA/)
})
