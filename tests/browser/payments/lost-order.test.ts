import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orders } from '#database/schema/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { expectFocusKept } from '#tests/support/pages/chromium.ts'
import { routeFirst } from '#tests/support/pages/connection.ts'
import {
  confirmButton,
  enterAddress,
  fillCart,
  openCheckout,
  toastOf,
} from '#tests/support/pages/shopping.ts'
import { open, openVisitors, seeAddress, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { startPayingSite, type TestSite } from '#tests/support/servers/site.ts'

// An order that was placed without this page knowing it: its answer was lost, or it was placed elsewhere.

let site: TestSite
let visitors: Visitors
let vendorId: string
let tomatoes: Product
let awa: Awaited<ReturnType<typeof createCustomer>>
beforeAll(async () => {
  site = await startPayingSite()
  vendorId = (await createVendor(site.db)).id
  visitors = await openVisitors(site)
})
beforeEach(async () => {
  tomatoes = await createProduct(site.db, { vendorId, name: 'Tomates', price: '800.00', stock: 20 })
  awa = await createCustomer(site.db)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const notice = (page: Page) => page.getByRole('region', { name: 'Commande déjà enregistrée' })
const ordersOfAwa = () =>
  site.db.select().from(orders).where(eq(orders.customerId, awa.id)).orderBy(orders.createdAt, orders.id)
const statuses = async () => (await ordersOfAwa()).map(({ status }) => status)
const payBy = (page: Page, name: RegExp) => page.getByRole('radio', { name }).check()

/** Awa's checkout, after a reload, of an order to be paid online whose answer was lost. */
async function afterLostAnswer(): Promise<Page> {
  const page = await visitors.newPage({ as: [awa] })
  await fillCart(page, [{ product: tomatoes, quantity: 2 }])
  await openCheckout(page)
  await payBy(page, /Mobile money/)
  await routeFirst(page, '**/api/orders', route => route.fetch().then(() => route.abort()))
  await confirmButton(page).click()
  await seeText(toastOf(page), /Erreur de commande/)
  expect(await statuses()).toEqual(['pending'])
  await open(page, '/checkout')
  await seeText(notice(page), /Vous avez déjà commandé ces produits/)
  return page
}

test('who cancels the order whose answer was lost, and begins anew, makes another one', async () => {
  const page = await afterLostAnswer()
  await notice(page).getByRole('button', { name: 'Annuler et recommencer' }).click()
  await notice(page).waitFor({ state: 'detached' })
  await expectFocusKept(page)
  await payBy(page, /Paiement à la livraison/)
  await confirmButton(page).click()
  await seeAddress(page, '**/order-success?order=*')
  expect(await statuses()).toEqual(['cancelled', 'pending'])
})

test('who orders a second time does, though the answer to the first was lost', async () => {
  const page = await afterLostAnswer()
  await notice(page).getByRole('button', { name: 'Commander une deuxième fois' }).click()
  await notice(page).waitFor({ state: 'detached' })
  await expectFocusKept(page)
  await confirmButton(page).click()
  await page.getByRole('dialog', { name: 'Paiement' }).waitFor()
  const [first, second] = await ordersOfAwa()
  expect(second?.status).toBe('pending')
  expect(new URL(page.url()).searchParams.get('order')).toBe(second?.id)
  expect(first?.id).not.toBe(second?.id)
})

test('an order for cash whose answer was lost is not doubled in another tab, the first being closed', async () => {
  const tab = await visitors.newPage({ as: [awa] })
  await fillCart(tab, [{ product: tomatoes, quantity: 2 }])
  await openCheckout(tab)
  await payBy(tab, /Paiement à la livraison/)
  await routeFirst(tab, '**/api/orders', route => route.fetch().then(() => route.abort()))
  await confirmButton(tab).click()
  await seeText(toastOf(tab), /Erreur de commande/)
  const page = await tab.context().newPage()
  await tab.close()
  await openCheckout(page)
  await payBy(page, /Paiement à la livraison/)
  await confirmButton(page).click()
  await seeText(page.getByRole('main'), /Une seule commande est enregistrée/)
  expect(await statuses()).toEqual(['pending'])
})

test('an order whose answer was lost, and that was cancelled since, is made anew', async () => {
  const page = await afterLostAnswer()
  const [first] = await ordersOfAwa()
  const cancelled = await page.request.patch(`/api/orders/${first!.id}/status`, {
    data: { status: 'cancelled', as: 'customer' },
    headers: { origin: site.url },
  })
  expect(cancelled.status()).toBe(200)
  await open(page, '/checkout')
  await confirmButton(page).click()
  await page.getByRole('dialog', { name: 'Paiement' }).waitFor()
  expect(await statuses()).toEqual(['cancelled', 'pending'])
})

test('an order that was placed meanwhile on another device is told before it is doubled', async () => {
  const page = await visitors.newPage({ as: [awa] })
  await fillCart(page, [{ product: tomatoes, quantity: 2 }])
  const isRead = page.waitForResponse('**/api/customer/unpaid-orders')
  await open(page, '/checkout')
  await enterAddress(page)
  await isRead
  const lines = [{ productId: tomatoes.id, quantity: 2 }]
  await createOrder(site.db, { customerId: awa.id, lines, paymentMethod: 'cinetpay' })
  await payBy(page, /Mobile money/)
  await confirmButton(page).click()
  await seeText(notice(page), /Vous avez déjà commandé ces produits/)
  expect(await statuses()).toEqual(['pending'])
})
