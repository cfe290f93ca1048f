import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sessions } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { favouriteProducers, favouriteProducts, stockAlerts } from '#database/schema/favourites.ts'
import { createCustomer, createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import { createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeAddress,
  seeText,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
let vendorId: string
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
  vendorId = (await createVendor(site.db, { businessName: 'Ferme de Yao' })).id
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

let awa: Awaited<ReturnType<typeof createCustomer>>
let tomatoes: Product
beforeEach(async () => {
  awa = await createCustomer(site.db, { fullName: 'Awa Koné' })
  tomatoes = await createProduct(site.db, { vendorId, name: 'Tomates' })
})

test('hearts fill the list of favourites, and empty it', async () => {
  const page = await visitors.newPage({ as: [awa] })
  await open(page, `/product/${tomatoes.id}`)
  const heart = page.getByRole('button', { name: 'Ajouter Tomates à mes favoris' }).first()
  await heart.click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  await expectUsableOnEveryScreen(page)
  await open(page, `/producteur/${vendorId}`)
  const producer = page.getByRole('button', { name: 'Ajouter Ferme de Yao à mes favoris' })
  await producer.click()
  await expect.poll(() => producer.getAttribute('aria-pressed')).toBe('true')
  await expectUsableOnEveryScreen(page)

  await open(page, '/dashboard')
  await page.getByRole('main').getByRole('link', { name: 'Mes favoris' }).click()
  const main = page.getByRole('main')
  await seeText(main, /Mes favoris Produits .*Tomates.*Producteurs Ferme de Yao Bouaké/)
  await expectUsableOnEveryScreen(page)

  await main.getByRole('button', { name: 'Ajouter Ferme de Yao à mes favoris' }).click()
  await seeText(toastOf(page), /Retiré des favoris Ferme de Yao/)
  await main.getByRole('button', { name: 'Ajouter Tomates à mes favoris' }).first().click()
  await seeText(main, /Aucun favori Touchez le cœur d’un produit/)
  await expectUsableOnEveryScreen(page)
  // It was a slip of the thumb.
  await seeText(toastOf(page), /Retiré des favoris Tomates/)
  await toastOf(page).getByRole('button', { name: 'Annuler' }).click()
  await seeText(main, /Mes favoris Produits .*Tomates/)
})

test('a heart pressed before the page knows who is there counts', async () => {
  const page = await visitors.newPage({ as: [awa] })
  const asked = Promise.withResolvers<void>()
  await page.route('**/api/auth/user', async route => {
    await asked.promise
    await route.continue()
  })
  await open(page, `/product/${tomatoes.id}`)
  const heart = page.getByRole('button', { name: 'Ajouter Tomates à mes favoris' }).first()
  await heart.click()
  asked.resolve()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  expect(new URL(page.url()).pathname).toBe(`/product/${tomatoes.id}`)
})

test('who likes a product and was signed out elsewhere is asked to sign in, and comes back to it', async () => {
  const page = await visitors.newPage({ as: [awa] })
  const isKnown = page.waitForResponse('**/api/customer/favourites/ids')
  await open(page, `/product/${tomatoes.id}`)
  await isKnown
  await site.db.delete(sessions).where(eq(sessions.userId, awa.id))
  await page.getByRole('button', { name: 'Ajouter Tomates à mes favoris' }).first().click()
  await seeAddress(page, '**/login?suite=*')
  await seeText(toastOf(page), /Connexion requise.*Connectez-vous pour garder vos favoris\./)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(awa.email)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await seeAddress(page, `**/product/${tomatoes.id}`)
})

test('who finds a product sold out is told when it returns, or not any more', async () => {
  await site.db.update(products).set({ stock: 0 }).where(eq(products.id, tomatoes.id))
  const page = await visitors.newPage({ as: [awa] })
  await open(page, `/product/${tomatoes.id}`)
  await page.getByRole('button', { name: 'Prévenez-moi : Tomates' }).click()
  await seeText(page.getByRole('main'), /Nous vous préviendrons, une seule fois, dès son retour\./)
  await expectAccessible(page)
  await open(page, '/favoris')
  await seeText(page.getByRole('main'), /Produits attendus Tomates Vendu par Ferme de Yao/)
  await expectAccessible(page)
  const { id: productId } = await createProduct(site.db, { vendorId, name: 'Mil', stock: 0 })
  await site.db.insert(stockAlerts).values({ userId: awa.id, productId, createdAt: new Date() })
  await page.reload()
  const cancel = page.getByRole('button', { name: /^Annuler l’alerte/ })
  await expect.poll(() => cancel.count()).toBe(2)
  // The server has told of the millet meanwhile: of its alert nothing is said.
  await site.db.delete(stockAlerts).where(eq(stockAlerts.productId, productId))
  await page.getByRole('button', { name: 'Annuler l’alerte : Tomates' }).click()
  await seeText(page.getByRole('main'), /Aucun favori/)
  await seeText(toastOf(page), /Alerte annulée Tomates/)
})

test('a stranger who wants to be told is asked to sign in', async () => {
  await site.db.update(products).set({ stock: 0 }).where(eq(products.id, tomatoes.id))
  const page = await visitors.newPage()
  await open(page, `/product/${tomatoes.id}`)
  await page.getByRole('button', { name: 'Prévenez-moi : Tomates' }).click()
  await seeAddress(page, `**/login?suite=*${tomatoes.id}`)
  await seeText(
    toastOf(page),
    /Connexion requise.*Connectez-vous pour être prévenu du retour de ce produit\./,
  )
})

test('a producer who did not tell a region has none, on its products and among favourites', async () => {
  const { id } = await createVendor(site.db, { businessName: 'Ferme de Kofi' }, { region: null })
  const { id: productId } = await createProduct(site.db, { vendorId: id, name: 'Gombos' })
  const liked = { userId: awa.id, createdAt: new Date() }
  await site.db.insert(favouriteProducts).values({ ...liked, productId })
  await site.db.insert(favouriteProducers).values({ ...liked, vendorId: id })
  for (const name of ['Mil', 'Fonio', 'Sorgho', 'Niébé']) await createProduct(site.db, { vendorId, name })
  await site.db.update(products).set({ createdAt: new Date() }).where(eq(products.id, productId))
  const page = await visitors.newPage({ as: [awa] })
  await open(page, '/favoris')
  await seeText(page.getByRole('article').first(), /Gombos .* Ferme de Kofi Région non spécifiée/)
  await seeText(
    page.getByRole('main'),
    /Producteurs Ferme de Kofi Région non spécifiée Les derniers arrivages/,
  )
  const arrivals = page
    .getByRole('region', { name: 'Les derniers arrivages' })
    .getByRole('heading', { level: 3 })
  await expect.poll(() => arrivals.allTextContents()).toHaveLength(4)
  expect(await arrivals.allTextContents()).not.toContain('Gombos')
})

test('a stranger reads what favourites are, and finds the door and something to like', async () => {
  const page = await visitors.newPage()
  await open(page, '/favoris')
  await seeText(page.getByRole('heading', { level: 1 }), 'Mes favoris')
  await seeText(
    page.getByRole('main'),
    /Touchez le cœur .*Se connecter Créer un compte Les derniers arrivages .*Tomates/,
  )
  await expectAccessible(page)
})

test('a choice that could not be kept is said, and favourites that could not be read', async () => {
  const page = await visitors.newPage({ as: [awa] })
  await page.route('**/api/customer/favourites/products/*', route => route.abort())
  await open(page, `/product/${tomatoes.id}`)
  const heart = page.getByRole('button', { name: 'Ajouter Tomates à mes favoris' }).first()
  await heart.click()
  await seeText(toastOf(page), /Votre choix n’a pas pu être gardé\. Veuillez réessayer\./)
  expect(await heart.getAttribute('aria-pressed')).toBe('false')
  await page.route('**/api/customer/favourites', route => route.abort())
  await open(page, '/favoris')
  await seeText(page.getByRole('main'), /Vos favoris n’ont pas pu être affichés/)
  await expectAccessible(page)
})
