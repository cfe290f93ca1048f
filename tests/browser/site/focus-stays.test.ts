import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addresses, closedDays } from '#database/schema/delivery.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { hasFocus } from '#tests/support/pages/chromium.ts'
import { holdRoute } from '#tests/support/pages/connection.ts'
import { fillCart, toastOf } from '#tests/support/pages/shopping.ts'
import { open, openVisitors, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

// What is pressed may be gone then: one goes on from there, not from the top of the page.

let site: TestSite
let visitors: Visitors
let vendor: Awaited<ReturnType<typeof createVendor>>
let tomatoes: Product
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
  vendor = await createVendor(site.db)
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

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().press('Enter')
/** What holds the focus says this. */
const seeFocusOn = (page: Page, words: RegExp) => seeText(page.locator('main :focus, dialog :focus'), words)

test('a form takes the focus of the button that opened it, and gives it back', async () => {
  const page = await visitors.newPage({ as: [awa] })
  await open(page, '/profile')
  await press(page, 'Modifier mes informations')
  await seeFocusOn(page, /Nom complet/)
  await press(page, 'Annuler')
  await seeFocusOn(page, /Modifier mes informations/)
  await press(page, 'Changer mon mot de passe')
  await seeFocusOn(page, /Mot de passe actuel/)
  await press(page, 'Annuler')
  await seeFocusOn(page, /Changer mon mot de passe/)
})

test('what arrives by itself does not take it', async () => {
  const page = await visitors.newPage({ as: [awa] })
  const arrive = await holdRoute(page, '**/api/customer/sessions')
  await open(page, '/profile')
  const edit = page.getByRole('button', { name: 'Modifier mes informations' })
  await edit.focus()
  // As in the moment between two views, when the pressed button has gone.
  await edit.evaluate(button => button.setAttribute('hidden', ''))
  arrive()
  await page.getByText('Cet appareil').waitFor()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
})

test('an order keeps it when it is cancelled', async () => {
  const lines = [{ productId: tomatoes.id, quantity: 1 }]
  const { id } = await createOrder(site.db, { customerId: awa.id, lines })
  const page = await visitors.newPage({ as: [awa] })
  await open(page, `/orders/${id}`)
  await press(page, 'Annuler la commande')
  await page.getByRole('dialog').getByRole('button', { name: 'Oui, annuler' }).press('Enter')
  await seeText(toastOf(page), /Commande annulée/)
  await page.getByRole('button', { name: 'Annuler la commande' }).waitFor({ state: 'detached' })
  await seeFocusOn(page, /Mes commandes.*Annulée/)
})

test('the cart keeps it when a line is taken out', async () => {
  const page = await visitors.newPage()
  const okra = await createProduct(site.db, { vendorId: vendor.id, name: 'Gombo' })
  await fillCart(
    page,
    [tomatoes, okra].map(product => ({ product, quantity: 1 })),
  )
  await open(page, '/boutique')
  await page
    .getByRole('link', { name: /^Panier/ })
    .first()
    .press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Mon panier' })
  await drawer.getByRole('button', { name: 'Retirer Tomates du panier' }).press('Enter')
  await expect.poll(() => drawer.getByRole('link', { name: 'Tomates' }).count()).toBe(0)
  await seeFocusOn(page, /^Gombo/)
})

test('favourites keep it when a heart is taken away', async () => {
  const page = await visitors.newPage({ as: [awa] })
  await open(page, `/producteur/${vendor.id}`)
  await press(page, /^Ajouter .* à mes favoris/)
  await expect.poll(() => page.locator('main [aria-pressed=true]').count()).toBe(1)
  await open(page, '/favoris')
  await page.locator('main [aria-pressed=true]').press('Enter')
  await seeFocusOn(page, /Aucun favori/)
})

test('an order of a producer keeps it where it goes to another part of the list', async () => {
  const lines = [{ productId: tomatoes.id, quantity: 1 }]
  const orders = [1, 2].map(() => createOrder(site.db, { customerId: awa.id, lines }))
  const [first] = await Promise.all(orders)
  const page = await visitors.newPage({ screen: 'desktop', as: [vendor.user] })
  await open(page, '/vendor?tab=commandes')
  const row = page.locator(`article[aria-labelledby="order-${first!.id}"]`)
  await row.getByRole('button', { name: 'Confirmer la commande' }).press('Enter')
  await seeText(row, /Confirmée/)
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest('article')?.getAttribute('aria-labelledby')),
    )
    .toBe(`order-${first!.id}`)
})

test('whoever went to a message by its key is back where they were when it goes', async () => {
  const page = await visitors.newPage({ as: [awa] })
  await fillCart(page, [{ product: tomatoes, quantity: 1 }])
  await open(page, '/boutique')
  await press(page, /^Ajouter au panier/)
  await seeText(toastOf(page), /Produit ajouté au panier/)
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await toastOf(page).getByText('Produit ajouté').waitFor({ state: 'detached' })
  await seeFocusOn(page, /Ajouter au panier/)
})

test('messages keep it when one leaves those that are not read', async () => {
  const send = (subject: string) =>
    fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.url },
      body: JSON.stringify({
        name: 'Awa',
        email: 'awa@amic.example',
        subject,
        message: 'Bonjour à vous tous',
      }),
    })
  for (const subject of ['Livraison', 'Paiement']) expect((await send(subject)).ok).toBe(true)
  const page = await visitors.newPage({ as: [await createAdmin(site.db)] })
  await open(page, '/admin/messages?unread=1')
  await press(page, /^Marquer comme lu.*Livraison/)
  await seeFocusOn(page, /^1 message/)
})

test('an address and a day leave it in their list when they are taken out of it', async () => {
  const kept = { userId: awa.id, address: 'Cocody' }
  await site.db.insert(addresses).values(['Domicile', 'Bureau'].map(label => ({ ...kept, label })))
  const page = await visitors.newPage({ as: [awa, await createAdmin(site.db)] })
  await open(page, '/profile')
  await press(page, 'Supprimer Bureau')
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).press('Enter')
  await seeText(toastOf(page), /Adresse supprimée/)
  await seeFocusOn(page, /^Domicile/)

  await site.db.insert(closedDays).values([
    { date: '2099-05-16', name: 'Tabaski' },
    { date: '2099-12-25', name: 'Noël' },
  ])
  await open(page, '/admin/livraison#jours')
  await press(page, 'Retirer Tabaski 2099')
  await seeText(toastOf(page), /Jour retiré/)
  await seeFocusOn(page, /Noël/)
})

test('products of the front page keep it when one is added or taken out', async () => {
  const page = await visitors.newPage({ as: [await createAdmin(site.db)] })
  await open(page, '/admin/reglages#une')
  const field = page.getByLabel('Ajouter un produit')
  await field.fill('Tomates')
  await press(page, 'Ajouter Tomates')
  await expect.poll(() => hasFocus(field)).toBe(true)
  await press(page, 'Retirer Tomates')
  await seeFocusOn(page, /^Rien n’est choisi/)
})
