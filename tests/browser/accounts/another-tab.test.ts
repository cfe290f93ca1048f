import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addresses } from '#database/schema/delivery.ts'
import { createAdmin, createCustomer, createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import { createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { createZone } from '#tests/support/makers/zones.ts'
import { fillCart, openEmptyCheckout } from '#tests/support/pages/shopping.ts'
import {
  hydrate,
  open,
  openVisitors,
  seeAddress,
  seeText,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'
import { CUSTOMER_KEY } from '#web/features/accounts/stored-customer.ts'

// One browser, two tabs: who leaves or comes in one of them does so in both.

let site: TestSite
let visitors: Visitors
let tomatoes: Product
beforeAll(async () => {
  site = await startTestSite()
  const { id: vendorId } = await createVendor(site.db)
  tomatoes = await createProduct(site.db, { vendorId, name: 'Tomates' })
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

/** Somebody who has a saved address. */
async function customerAt(fullName: string, directions: string) {
  const person = await createCustomer(site.db, { fullName, phone: '+2250701020304' })
  const { id: zoneId } = await createZone(site.db)
  const place = { userId: person.id, zoneId, label: 'Maison', address: directions, directions }
  await site.db.insert(addresses).values({ ...place, isDefault: true })
  return person
}

async function signOut(tab: Page): Promise<void> {
  await open(tab, '/dashboard')
  await tab.getByRole('main').getByRole('button', { name: 'Déconnexion' }).click()
  await seeAddress(tab, site.url.concat('/'))
}

async function signIn(tab: Page, email: string): Promise<void> {
  await open(tab, '/login')
  await tab.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await tab.getByRole('textbox', { name: 'Mot de passe' }).fill(PASSWORD)
  await tab.getByRole('button', { name: 'Se connecter' }).click()
  await seeAddress(tab, '**/dashboard')
}

const notesOf = (page: Page) => page.locator('[name=notes]')

test('whoever signs in after another finds nothing of that one in the tab that stayed open', async () => {
  const awa = await customerAt('Awa Koné', 'Angré, portail bleu')
  const moussa = await customerAt('Moussa Traoré', 'Marcory, face au marché')
  const page = await visitors.newPage({ as: [awa] })
  await fillCart(page, [{ product: tomatoes, quantity: 2 }])
  await openEmptyCheckout(page)
  const main = page.getByRole('main')
  await seeText(main, /Angré, portail bleu/)
  await notesOf(page).fill('Sonner chez Awa')
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }))
  await expect.poll(kept).toContain('Sonner chez Awa')
  const other = await page.context().newPage()
  await signOut(other)
  await seeText(main, /Connectez-vous pour passer commande/)
  await expect.poll(kept).not.toContain('Awa')
  await signIn(other, moussa.email)
  await seeText(main, /Marcory, face au marché/)
  await seeText(main, /^(?!.*Angré)/)
})

test('where one account follows another at once, what was typed does not go over to it', async () => {
  const awa = await customerAt('Awa Koné', 'Angré, portail bleu')
  const moussa = await customerAt('Moussa Traoré', 'Marcory, face au marché')
  const page = await visitors.newPage({ as: [awa] })
  await fillCart(page, [{ product: tomatoes, quantity: 2 }])
  await openEmptyCheckout(page)
  const main = page.getByRole('main')
  await notesOf(page).fill('Sonner chez Awa')
  const other = await page.context().newPage()
  // The first tab hears of nothing before both have happened.
  await page.route('**/api/auth/user', route => route.abort())
  await signOut(other)
  await signIn(other, moussa.email)
  await page.unroute('**/api/auth/user')
  await other.evaluate(key => localStorage.removeItem(key), CUSTOMER_KEY)
  await seeText(main, /Marcory, face au marché/)
  expect(await notesOf(page).inputValue()).toBe('')
  await hydrate(other)
})

test('an administrator who leaves in another tab does so in the one that stayed open', async () => {
  const fatou = await createAdmin(site.db)
  const other = await visitors.newPage({ screen: 'desktop' })
  await open(other, '/admin-login')
  await other.getByLabel("Nom d'utilisateur").fill(fatou.username)
  await other.getByRole('textbox', { name: 'Mot de passe' }).fill(PASSWORD)
  await other.getByRole('button', { name: 'Se connecter' }).click()
  await seeText(other.getByRole('banner'), fatou.username)
  const page = await other.context().newPage()
  await open(page, '/admin/users')
  await seeText(page.getByRole('main'), fatou.username)
  // No refused request tells it.
  await page.route('**/api/**', route => route.abort())
  await other.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).click()
  await seeAddress(page, '**/admin-login*')
})
