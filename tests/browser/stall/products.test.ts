import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { products } from '#database/schema/catalogue.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { addPictures, createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible, expectNoOverflow } from '#tests/support/pages/chromium.ts'
import { routeFirst } from '#tests/support/pages/connection.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeText,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'
import { paint } from '#tests/support/shops/market.ts'

let site: TestSite
let visitors: Visitors
let vendor: Awaited<ReturnType<typeof createVendor>>
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
})
beforeEach(async () => {
  vendor = await createVendor(site.db)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const sell = (fields: Partial<Parameters<typeof createProduct>[1]> = {}) =>
  createProduct(site.db, { vendorId: vendor.id, ...fields })
const stall = () => visitors.newPage({ as: [vendor.user] })
const main = (page: Page) => page.getByRole('main')
const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** A stored picture has an address made of its content. */
const colors = ['#c03020', '#902010']

test('each product shows where it stands, and all that is known of it', async () => {
  const tomatoes = await sell({ name: 'Tomates', createdAt: new Date('2026-11-02T08:00:00Z') })
  await paint(site, tomatoes.id, colors)
  await addPictures(site.db, (await sell({ name: 'Piments', status: 'pending' })).id, 1)
  await sell({ name: 'Choux', status: 'rejected', rejectionReason: 'Photo floue' })
  await sell({ name: 'Gombos', status: 'out_of_stock' })
  const page = await stall()
  await open(page, '/vendor')
  await seeText(main(page), /4 produits/)
  // Who sells is not led around the shop.
  const footer = page.getByRole('contentinfo')
  await seeText(footer, /^Contact .*Mentions légales/)
  expect(await footer.getByRole('link', { name: 'Produits Vivriers' }).count()).toBe(0)
  await seeText(cardOf(page, 'Tomates'), /Tomates 1 500 FCFA \/ kg Actif/)
  await seeText(cardOf(page, 'Piments'), /Image non disponible.*En attente/)
  await seeText(
    cardOf(page, 'Choux'),
    /Choux 1 500 FCFA \/ kg Rejeté Raison du rejet Photo floue Corriger Choux$/,
  )
  await seeText(cardOf(page, 'Gombos'), /Rupture .*AMIC a retiré ce produit de la vente\. Demander/)
  await expectUsableOnEveryScreen(page)

  await cardOf(page, 'Tomates').getByRole('button', { name: 'Aperçu de Tomates' }).click()
  const preview = page.getByRole('dialog', { name: 'Tomates' })
  await seeText(
    preview,
    /1 500 FCFA \/ kg 20 kg disponibles Cueillies ce matin Catégorie Produits Maraîchers Unité kg Région Bouaké Statut Actif Date de création 2 novembre 2026/,
  )
  await expect.poll(() => preview.getByRole('img').count()).toBe(2)
  await expectUsableOnEveryScreen(page)
  await preview.getByRole('button', { name: 'Fermer' }).last().click()
  await cardOf(page, 'Tomates').getByRole('button', { name: 'Aperçu de Tomates' }).click()
  await preview.getByRole('button', { name: 'Modifier' }).click()
  await page.getByRole('dialog', { name: 'Modifier le produit' }).getByLabel('Nom du produit').waitFor()
  expect(new URL(page.url()).searchParams.get('produit')).toBe(tomatoes.id)
  await page.goBack()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
})

test('a product that was imported without a photo asks for one', async () => {
  await sell({ name: 'Ignames', status: 'pending' })
  const page = await stall()
  await open(page, '/vendor')
  await seeText(cardOf(page, 'Ignames'), /En attente Sans photo, ce produit ne peut pas être validé/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ajouter une photo : Ignames' }).click()
  await page.getByRole('dialog', { name: 'Modifier le produit' }).getByText('Prendre une photo').waitFor()
})

test('a form that was refused does not put back what was sold since it opened', async () => {
  const { id } = await sell({ name: 'Tomates', stock: 20, status: 'active' })
  await addPictures(site.db, id, 1)
  const page = await stall()
  await open(page, `/vendor?produit=${id}`)
  const form = page.getByRole('dialog', { name: 'Modifier le produit' })
  await form.getByLabel('Prix').fill('1600')
  await routeFirst(page, '**/api/vendor/products/*', route => route.abort())
  const heard = page.waitForResponse(answer => answer.url().includes(`/api/vendor/products/${id}`))
  await site.db.update(products).set({ stock: 15 }).where(eq(products.id, id))
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await seeText(toastOf(page), /Connexion perdue/)
  await heard
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  const [saved] = await site.db.select().from(products).where(eq(products.id, id))
  expect([saved?.price, saved?.stock]).toEqual(['1600.00', 15])
})

test('what is nearly sold is announced; many products are searched and filtered in the address', async () => {
  for (let count = 0; count < 11; count += 1) await sell({ name: `Gombo numéro ${count}` })
  await sell({ name: 'Œufs frais', category: 'avicoles', stock: 4 })
  const page = await stall()
  await open(page, '/vendor')
  await seeText(main(page), /1 stock bas à compléter/)
  await expect.poll(() => main(page).getByLabel('Rechercher dans mes produits').count()).toBe(0)
  await sell({ name: 'Pintade', stock: 0, status: 'pending' })
  await page.reload()
  await seeText(main(page), /2 stocks bas à compléter/)
  await main(page).getByRole('searchbox', { name: 'Rechercher dans mes produits' }).fill('oeufs')
  await main(page).getByRole('button', { name: 'Rechercher' }).click()
  await seeText(main(page), /1 produit .*Œufs frais 1 500/)
  expect(new URL(page.url()).searchParams.get('search')).toBe('oeufs')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Filtres' }).click()
  await page.getByLabel('Statut').selectOption('Rejeté')
  await seeText(main(page), /Aucun produit trouvé/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Voir tous mes produits' }).click()
  await page.getByRole('link', { name: '2 stocks bas à compléter' }).click()
  await seeText(main(page), /2 produits /)
  expect(new URL(page.url()).search).toBe('?stock=low')
  await page.reload()
  await page.getByRole('button', { name: 'Stock bas (5 ou moins)' }).waitFor()
  await page.getByRole('link', { name: 'Réinitialiser' }).click()
  await seeText(main(page), /13 produits/)
})

test('a product that nobody ordered is deleted, after a question that names it', async () => {
  const ordered = await sell({ name: 'Tomates' })
  const customerId = (await createCustomer(site.db)).id
  await createOrder(site.db, { customerId, lines: [{ productId: ordered.id, quantity: 1 }] })
  const { id } = await sell({ name: 'Choux' })
  const page = await stall()
  await open(page, `/vendor?produit=${ordered.id}`)
  await seeText(page.getByRole('dialog'), /figure dans une commande : il ne peut pas être supprimé/)
  await expect.poll(() => page.getByRole('button', { name: 'Supprimer le produit' }).count()).toBe(0)

  await open(page, '/vendor')
  await cardOf(page, 'Choux').getByRole('button', { name: 'Modifier Choux' }).click()
  await page.getByRole('button', { name: 'Supprimer le produit' }).click()
  const question = page.getByRole('dialog', { name: 'Supprimer « Choux » ?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Supprimer définitivement' }).click()
  await seeText(toastOf(page), 'Produit supprimé')
  await seeText(main(page), /1 produit (?!à).*Tomates 1 500/)
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(await site.db.select().from(products).where(eq(products.id, id))).toEqual([])
})

test('a list that cannot be read says why, and comes at the next try', async () => {
  await sell({ name: 'Tomates' })
  const page = await stall()
  // The stream of orders, once open, has the list read again by itself.
  await page.route('**/api/vendor/orders/events?*', () => {})
  await page.route('**/api/vendor/products?*', route => route.fulfill({ status: 500, body: '' }))
  await open(page, '/vendor')
  await seeText(main(page), /Vos produits n’ont pas pu être affichés/)
  await expectAccessible(page)
  await page.unroute('**/api/vendor/products?*')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await cardOf(page, 'Tomates').waitFor()
})

test('nothing is wider than a narrow phone', async () => {
  await sell({
    name: 'Anticonstitutionnellement vôtres, les tomates',
    status: 'rejected',
    rejectionReason: 'x',
  })
  const page = await stall()
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/vendor')
  await page.getByRole('article').waitFor()
  await expectNoOverflow(page)
  await open(page, '/vendor?produit=nouveau')
  await page.getByLabel('Nom du produit').waitFor()
  const form = page.getByRole('dialog')
  expect(await form.evaluate(element => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
})
