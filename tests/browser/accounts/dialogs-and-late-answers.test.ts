import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addresses } from '#database/schema/delivery.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { createZone } from '#tests/support/makers/zones.ts'
import { enterAddress, fillCart, openEmptyCheckout, toastOf } from '#tests/support/pages/shopping.ts'
import { open, openVisitors, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

// An answer that comes late closes nothing but what asked for it.

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

let awa: Awaited<ReturnType<typeof createCustomer>>
beforeEach(async () => {
  awa = await createCustomer(site.db, { phone: '+2250701020304' })
})

/** A page of Awa, whose calls that change such an address are held until they are let go. */
async function openHolding(path: string, calls: string) {
  const page = await visitors.newPage({ as: [awa] })
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(calls, async route => {
    if (route.request().method() !== 'GET') await isLetGo
    await route.continue()
  })
  await open(page, path)
  return { page, letGo }
}

test('a profile that was opened anew stays open', async () => {
  const { page, letGo } = await openHolding('/profile', '**/api/customer/profile')
  const change = page.getByRole('button', { name: 'Modifier mes informations' })
  const name = page.getByLabel('Nom complet')
  await change.click()
  await name.fill('Awa Traoré')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await change.click()
  await name.fill('Awa Touré')
  letGo()
  await seeText(toastOf(page), /Profil mis à jour/)
  expect(await name.inputValue()).toBe('Awa Touré')
})

/** A home and an office of Awa. */
async function addTwoAddresses() {
  const { id: zoneId } = await createZone(site.db)
  const place = { userId: awa.id, zoneId, address: 'Angré', directions: 'Angré' }
  await site.db.insert(addresses).values(['Maison', 'Bureau'].map(label => ({ ...place, label })))
}

test('the window of another address stays open', async () => {
  await addTwoAddresses()
  const { page, letGo } = await openHolding('/profile', '**/api/customer/addresses/*')
  const shown = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Modifier Maison' }).click()
  await shown.getByRole('button', { name: 'Enregistrer' }).click()
  await shown.getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('button', { name: 'Modifier Bureau' }).click()
  const label = shown.getByLabel('Libellé')
  await label.fill('Atelier')
  letGo()
  await seeText(toastOf(page), /Adresse enregistrée/)
  expect(await label.inputValue()).toBe('Atelier')
})

test('the question about another address is still asked', async () => {
  await addTwoAddresses()
  const { page, letGo } = await openHolding('/profile', '**/api/customer/addresses/*')
  const shown = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Supprimer Maison' }).click()
  await shown.getByRole('button', { name: 'Supprimer', exact: true }).click()
  await shown.getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('button', { name: 'Supprimer Bureau' }).click()
  letGo()
  await expect.poll(() => page.getByRole('button', { name: 'Supprimer Maison' }).count()).toBe(0)
  await seeText(shown, /Supprimer l’adresse « Bureau » \?/)
})

test('what is typed in a window stays when one taps beside it, and goes when one closes it', async () => {
  const page = await visitors.newPage({ as: [awa] })
  await open(page, '/profile')
  const opener = page.getByRole('button', { name: 'Ajouter une adresse' })
  const shown = page.getByRole('dialog')
  const label = shown.getByLabel('Libellé')
  await opener.click()
  await label.waitFor()
  await page.mouse.click(4, 4)
  await shown.waitFor({ state: 'detached' })
  await opener.click()
  await label.fill('Chez maman')
  await page.mouse.click(4, 4)
  expect(await label.inputValue()).toBe('Chez maman')
  await page.keyboard.press('Escape')
  await shown.waitFor({ state: 'detached' })
})

test('an order goes where it was said, once the window of a new address is closed', async () => {
  const vendor = await createVendor(site.db)
  const product = await createProduct(site.db, { vendorId: vendor.id })
  const { page, letGo } = await openHolding('/cart', '**/api/customer/addresses')
  await fillCart(page, [{ product, quantity: 1 }])
  await openEmptyCheckout(page)
  await enterAddress(page, 'Angré')
  await page.getByText('Garder cette adresse').click()
  await page.getByRole('button', { name: 'Autre nom' }).click()
  const shown = page.getByRole('dialog')
  await shown.getByLabel('Libellé').fill('Chez maman')
  const asked = page.waitForRequest('**/api/customer/addresses')
  await shown.getByRole('button', { name: 'Ajouter l’adresse' }).click()
  await asked
  await shown.getByRole('button', { name: 'Fermer' }).click()
  await page.getByLabel('Adresse de livraison').fill('Riviera 3')
  letGo()
  await seeText(toastOf(page), /Adresse enregistrée/)
  expect(await page.getByLabel('Adresse de livraison').inputValue()).toBe('Riviera 3')
})
