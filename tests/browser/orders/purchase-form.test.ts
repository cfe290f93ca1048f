import { eq } from 'drizzle-orm'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sessions } from '#database/schema/accounts.ts'
import { countRows } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import { createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible, expectUncovered } from '#tests/support/pages/chromium.ts'
import { cutConnection, restoreConnection, routeFirst } from '#tests/support/pages/connection.ts'
import { waitForNetworkIdle } from '#tests/support/pages/page-loading.ts'
import {
  confirmButton,
  enterAddress,
  fillCart,
  openCheckout,
  openEmptyCheckout,
  storedCart,
  toastOf,
} from '#tests/support/pages/shopping.ts'
import { open, openVisitors, seeAddress, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
let tomatoes: Product
let chilli: Product
let awa: Awaited<ReturnType<typeof createCustomer>>
let ordersBefore: number
beforeAll(async () => {
  site = await startTestSite()
  const vendor = await createVendor(site.db)
  tomatoes = await createProduct(site.db, {
    vendorId: vendor.id,
    name: 'Tomates',
    price: '800.00',
    stock: 500,
  })
  chilli = await createProduct(site.db, { vendorId: vendor.id, name: 'Piment', price: '50.00', unit: 'g' })
  visitors = await openVisitors(site)
})
beforeEach(async () => {
  awa = await createCustomer(site.db, { region: 'Bouaké' })
  ordersBefore = await countRows(site.db, 'orders')
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const newOrders = async () => (await countRows(site.db, 'orders')) - ordersBefore
const shopper = () => visitors.newPage({ as: [awa] })

test('whoever is not signed in is asked to, and finds the cart again', async () => {
  const page = await visitors.newPage()
  await fillCart(page, [{ product: tomatoes, quantity: 3 }])
  await open(page, '/checkout')
  await seeText(page.getByRole('heading', { level: 1 }), 'Connexion requise')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await page.getByLabel('E-mail').fill(awa.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await seeText(page.getByRole('heading', { level: 1 }), 'Finaliser la commande')
  await seeText(page.getByRole('main'), /Tomates × 3 kg 2 400 FCFA/)
})

test('a session that ended while one fills the form: signing in again, nothing lost', async () => {
  const page = await shopper()
  await fillCart(page, [{ product: tomatoes, quantity: 1 }])
  await openCheckout(page)
  await page.getByRole('radio', { name: /Paiement à la livraison/ }).check()
  await site.db.delete(sessions).where(eq(sessions.userId, awa.id))
  await confirmButton(page).click()
  await seeText(page.getByRole('heading', { level: 1 }), 'Connexion requise')
  expect(await storedCart(page)).toEqual([['Tomates', 1]])
  expect(await newOrders()).toBe(0)
})

test('a refusal that signing in would not change is said, and the order can be confirmed again', async () => {
  const page = await shopper()
  await fillCart(page, [{ product: tomatoes, quantity: 1 }])
  await openCheckout(page)
  await page.getByRole('radio', { name: /Paiement à la livraison/ }).check()
  await routeFirst(page, '**/api/orders', async route => {
    const headers = { ...route.request().headers(), origin: 'https://ailleurs.example' }
    await route.fulfill({ response: await route.fetch({ headers }) })
  })
  await confirmButton(page).click()
  await seeText(toastOf(page), /Erreur de commande.*vient d’un autre site/)
  expect(await newOrders()).toBe(0)
  await confirmButton(page).click()
  await seeAddress(page, '**/order-success?order=*')
  expect(await newOrders()).toBe(1)
})

test('what is missing stands beside the button and leads there, is said beside the field and above the form, and no message covers them', async () => {
  const page = await shopper()
  await fillCart(page, [{ product: tomatoes, quantity: 1 }])
  await openEmptyCheckout(page)
  await page.getByRole('button', { name: 'Indiquez votre adresse' }).click()
  const address = page.getByLabel('Adresse de livraison')
  await expect.poll(() => address.evaluate(field => field === document.activeElement)).toBe(true)
  await address.fill('Marché de Treichville')
  await page.getByRole('button', { name: 'Choisissez comment payer' }).click()
  const ways = page.getByRole('group', { name: 'Choisissez comment payer' })
  await expect.poll(() => ways.evaluate(group => group === document.activeElement)).toBe(true)
  await expectAccessible(page)

  await address.fill('   ')
  await confirmButton(page).click()
  const summary = page.getByRole('main').getByRole('alert')
  await seeText(summary, '2 informations sont à corriger Adresse manquante Méthode de paiement manquante')
  await seeText(ways, /Méthode de paiement manquante$/)
  expect(await address.getAttribute('aria-invalid')).toBe('true')
  await seeText(toastOf(page), /^$/)
  await expectAccessible(page)

  await address.fill('Marché de Treichville')
  await confirmButton(page).click()
  await seeText(summary, 'Une information est à corriger Méthode de paiement manquante')
  expect(await newOrders()).toBe(0)
  await page.getByRole('radio', { name: /Paiement à la livraison/ }).check()
  await expect.poll(() => page.getByRole('button', { name: 'Choisissez comment payer' }).count()).toBe(0)
})

test('on a phone the bar with the total alone stays in sight, and nothing is read through it', async () => {
  const page = await shopper()
  await fillCart(page, [{ product: tomatoes, quantity: 1 }])
  await openCheckout(page)
  const bar = confirmButton(page).locator('xpath=ancestor::*[contains(@class, "act-bar")]')
  expect(await bar.evaluate(shown => getComputedStyle(shown).backgroundColor)).toMatch(/^rgb\(/)
  await seeText(bar, /^Total 1 000 FCFA Confirmer la commande$|Total [\d\s]+ FCFA Confirmer la commande$/)
  const bottomOf = (shown: Locator) => shown.evaluate(element => element.getBoundingClientRect().bottom)
  expect(await bottomOf(bar)).toBe(800)
  // The ways through the site wait at the end.
  const ways = page.getByRole('navigation', { name: 'Accès rapide' })
  expect(await bottomOf(ways)).toBeGreaterThan(800)
  await ways.scrollIntoViewIfNeeded()
  await expectUncovered(ways.getByRole('link', { name: 'Boutique' }))
})

test('what checks an order comes once one fills it in; when it cannot, that is said, and one tries again', async () => {
  const page = await visitors.newPage({ as: [awa] })
  await fillCart(page, [{ product: tomatoes, quantity: 1 }])
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  const isAsked = () => asked.some(url => /\/(place-order\.schemas|zod)-[^/]+\.js$/.test(url))
  await openEmptyCheckout(page)
  await waitForNetworkIdle(page)
  expect(isAsked()).toBe(false)

  await page.route('**/assets/place-order.schemas-*.js', route => route.abort())
  await enterAddress(page)
  await page.getByRole('radio', { name: /Paiement à la livraison/ }).check()
  await expect.poll(isAsked).toBe(true)
  await confirmButton(page).click()
  await seeText(toastOf(page), /Erreur de commande .*Veuillez réessayer/)
  expect(await countRows(site.db, 'orders')).toBe(ordersBefore)

  await page.unroute('**/assets/place-order.schemas-*.js')
  await confirmButton(page).click()
  await seeAddress(page, '**/order-success?order=*')
  expect(await countRows(site.db, 'orders')).toBe(ordersBefore + 1)
})

test('two quick presses make one order', async () => {
  const page = await shopper()
  await fillCart(page, [{ product: tomatoes, quantity: 2 }])
  await openCheckout(page)
  await page.getByRole('radio', { name: /Paiement à la livraison/ }).check()
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) sent.push(request.url())
  })
  await confirmButton(page).dblclick()
  await seeAddress(page, '**/order-success?order=*')
  // A second may be on its way.
  await waitForNetworkIdle(page)
  expect(sent).toHaveLength(1)
  expect(await newOrders()).toBe(1)
})

test('an answer that is lost on the way does not make a second order', async () => {
  const page = await shopper()
  await fillCart(page, [{ product: tomatoes, quantity: 2 }])
  await openCheckout(page)
  await page.getByRole('radio', { name: /Paiement à la livraison/ }).check()
  await routeFirst(page, '**/api/orders', async route => {
    await route.fetch()
    await route.abort()
  })
  await confirmButton(page).click()
  await seeText(toastOf(page), /Erreur de commande.*Impossible de créer la commande\. Veuillez réessayer\./)
  expect(await storedCart(page)).toEqual([['Tomates', 2]])

  // Sent again before its days, or who sells what, are known, it is still the same order.
  await page.route(/\/api\/(delivery\/vendors|products)\//, () => {})
  await page.reload()
  await page.getByRole('radio', { name: /Paiement à la livraison/ }).check()
  await confirmButton(page).click()
  await seeAddress(page, '**/order-success?order=*')
  await seeText(
    page.getByRole('main'),
    /Une seule commande est enregistrée .*même si vous avez confirmé plusieurs fois\. Pour en passer une deuxième/,
  )
  expect(await newOrders()).toBe(1)
})

test('after a lost answer and a changed form, the first order is told before a second is made', async () => {
  const page = await shopper()
  const { id: vendorId } = await createVendor(site.db)
  const last = await createProduct(site.db, { vendorId, name: 'Derniers gombos', stock: 2 })
  await fillCart(page, [{ product: last, quantity: 2 }])
  await openCheckout(page)
  await page.getByRole('radio', { name: /Paiement à la livraison/ }).check()
  await routeFirst(page, '**/api/orders', route => route.fetch().then(() => route.abort()))
  await confirmButton(page).click()
  await seeText(toastOf(page), 'Erreur de commande')
  // The order itself took what is missing now.
  const isRead = page.waitForResponse(`**/api/products/${last.id}`)
  await cutConnection(page)
  await restoreConnection(page)
  expect(await (await isRead).json()).toMatchObject({ stock: 0 })
  await open(page, '/cart')
  await page.getByRole('link', { name: 'Procéder au paiement' }).click()
  await seeText(page.getByRole('main'), /Derniers gombos × 2/)
  expect(await page.getByText(/rupture de stock|Hors du total/).count()).toBe(0)

  await page.getByLabel('Notes de livraison').fill('Après 17 heures')
  await confirmButton(page).click()
  await seeText(page.getByRole('main'), /Votre commande est déjà enregistrée/)
  expect(await toastOf(page).getByText('Erreur de commande').count()).toBe(0)
  await expectAccessible(page)
  expect(await newOrders()).toBe(1)
})

test('an order too small for mobile money says so and can be paid in cash', async () => {
  const page = await shopper()
  await fillCart(page, [{ product: chilli, quantity: 1 }])
  await openCheckout(page)
  expect(await page.getByRole('radio', { name: /Mobile money/ }).isDisabled()).toBe(true)
  await seeText(page.getByRole('main'), /Le paiement mobile accepte de 100 à 2\s500\s000\sFCFA/)
  await expectAccessible(page)
})

test('an address is saved under a name, and nothing is saved without one', async () => {
  const page = await shopper()
  await fillCart(page, [{ product: tomatoes, quantity: 1 }])
  await openEmptyCheckout(page)
  await page.getByText('Garder cette adresse pour la prochaine fois').click()
  await page.getByRole('button', { name: 'Domicile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouvelle adresse' })
  await dialog.getByLabel('Adresse de livraison').fill('  ')
  await dialog.getByRole('button', { name: 'Ajouter l’adresse' }).click()
  await seeText(dialog, 'Adresse manquante')
  await expectAccessible(page)
  await dialog.getByLabel('Adresse de livraison').fill('Air France 2, portail vert')
  await dialog.getByRole('checkbox', { name: 'Utiliser cette adresse par défaut' }).check()
  await dialog.getByRole('button', { name: 'Ajouter l’adresse' }).click()
  await dialog.waitFor({ state: 'detached' })
  const main = page.getByRole('main')
  const known = /Domicile.*Air France 2, portail vert, Bouaké.*À remettre à Awa Koné/
  await seeText(main, known)

  await page.reload()
  await seeText(main, known)
  await page.getByRole('button', { name: 'Modifier' }).click()
  const saved = page.getByRole('radio', { name: 'Domicile Air France 2, portail vert, Bouaké' })
  expect(await saved.isChecked()).toBe(true)
})

test('an order that does not exist, or is somebody else’s, is not found', async () => {
  const page = await shopper()
  for (const address of ['/order-success', '/order-success?order=rien', `/checkout?order=${awa.id}`]) {
    await open(page, address)
    await seeText(page.getByRole('heading', { level: 1 }), 'Commande introuvable')
  }
  await expectAccessible(page)
})
