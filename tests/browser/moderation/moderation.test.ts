import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { orderItems } from '#database/schema/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import {
  createOrder,
  createProduct,
  type Product,
  storedProduct,
} from '#tests/support/makers/products-and-orders.ts'
import { proposeProduct } from '#tests/support/makers/proposals.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import { expectUsableOnEveryScreen, open, seeAddress, seeText } from '#tests/support/pages/visitors.ts'
import {
  main,
  type Office,
  openRow,
  pressMore,
  question,
  searchOf,
  startOffice,
} from '#tests/support/shops/office.ts'

let office: Office
let vendor: Awaited<ReturnType<typeof createVendor>>
beforeAll(async () => {
  office = await startOffice()
  vendor = await createVendor(office.db, { businessName: 'Ferme de Yao' })
})
afterAll(() => office.close())
beforeEach(async () => {
  await office.db.delete(orderItems)
  await office.db.delete(products)
})

const propose = (fields: Partial<Product>, pictures?: number) =>
  proposeProduct(office.site, { vendorId: vendor.id, ...fields }, pictures)
const statusOf = async (id: string) => (await storedProduct(office.db, id))?.status
const title = (page: Page) => page.getByRole('heading', { level: 2 }).first()

test('Fatou sees how the market does and what waits, and goes there', async () => {
  await propose({ name: 'Tomates' })
  const page = await office.open()
  await open(page, '/admin')
  await seeText(
    main(page),
    /Administration Bienvenue, Fatou Diabaté\. Vendeurs et validation À traiter 1 produit à valider/,
  )
  await seeText(
    main(page),
    /Vendeurs \d+ Approuvés Produits 0 Actifs Commandes \d+ Sans les annulées Revenus [\d ]+ FCFA/,
  )
  await expectUsableOnEveryScreen(page)
  await page.getByRole('link', { name: '1 produit à valider' }).click()
  await seeText(title(page), 'Tomates')
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Produits' })
    .click()
  await seeText(page.getByRole('heading', { level: 1 }), 'Produits')
})

test('Fatou finds products by words, status and category, and the address keeps it', async () => {
  await propose({ name: 'Tomates du matin' }, 5)
  await propose({ name: 'Igname kponan', category: 'vivriers', status: 'active' })
  const page = await office.open()
  await open(page, '/admin/products')
  await seeText(main(page), /2 produits/)
  await openRow(page, 'Tomates du matin')
  await seeText(main(page).getByRole('list', { name: 'Images de Tomates du matin' }), /\+2 autres images/)
  await expectUsableOnEveryScreen(page)
  await page.getByLabel('Statut').selectOption('Actif')
  await seeText(main(page), /1 produit .*Actif/)
  expect(searchOf(page)).toBe('?status=active')
  await page.getByLabel('Statut').selectOption('Tous')
  await page.getByLabel('Recherche', { exact: true }).fill('tomate')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await seeText(main(page), /1 produit /)
  expect(searchOf(page)).toBe('?search=tomate')
  await page.getByLabel('Catégorie').selectOption('Vivriers')
  await seeText(main(page), /Aucun produit trouvé/)
  await expectUsableOnEveryScreen(page)
  await page.reload()
  await seeText(main(page), /Aucun produit trouvé/)
  await page.getByRole('link', { name: 'Réinitialiser' }).click()
  await seeText(main(page), /2 produits/)
  expect(searchOf(page)).toBe('')
  const word = page.getByLabel('Recherche', { exact: true })
  expect(await word.inputValue()).toBe('')
  // What was typed and never sent goes as well.
  await page.getByLabel('Statut').selectOption('Actif')
  await seeText(main(page), /1 produit /)
  await word.fill('igname')
  await page.getByRole('link', { name: 'Réinitialiser' }).click()
  await seeText(main(page), /2 produits/)
  await expect.poll(() => word.inputValue()).toBe('')
})

test('Fatou rejects with a reason, approves, deactivates, puts back and deletes', async () => {
  const { id } = await propose({ name: 'Tomates' })
  const page = await office.open()
  await open(page, '/admin/products?status=pending')
  await page.getByRole('button', { name: 'Rejeter : Tomates' }).click()
  await question(page).getByRole('button', { name: 'Rejeter le produit' }).click()
  await seeText(toastOf(page), 'Raison requise Veuillez indiquer la raison du rejet.')
  await seeText(question(page), /Veuillez indiquer la raison du rejet\./)
  await expectUsableOnEveryScreen(page)
  await question(page).getByRole('button', { name: 'Photo floue' }).click()
  await question(page).getByRole('button', { name: 'Prix incohérent' }).click()
  expect(await question(page).getByLabel('Raison du rejet').inputValue()).toMatch(
    /^La photo est floue.* Le prix ne correspond pas/,
  )
  await question(page).getByLabel('Raison du rejet').fill('La photo est trop sombre.')
  await question(page).getByRole('button', { name: 'Rejeter le produit' }).click()
  await seeText(toastOf(page), 'Produit rejeté')
  await seeText(main(page), /Aucun produit trouvé/)
  await page.getByLabel('Statut').selectOption('Tous')
  await openRow(page, 'Tomates')
  await seeText(main(page), /Rejeté .*Raison du rejet : La photo est trop sombre\./)
  await page.getByRole('button', { name: 'Approuver : Tomates' }).click()
  await seeText(main(page), /1 produit .*Actif/)
  await page.getByRole('button', { name: 'Désactiver : Tomates' }).click()
  await seeText(main(page), /1 produit .*Rupture/)
  await page.getByRole('button', { name: 'Réactiver : Tomates' }).click()
  await seeText(toastOf(page), 'Produit réactivé')
  await seeText(main(page), /1 produit .*Actif/)
  expect(await statusOf(id)).toBe('active')
  await pressMore(page, 'Supprimer', 'Tomates')
  await seeText(question(page), /Supprimer « Tomates » \?.*Ferme de Yao/)
  await expectUsableOnEveryScreen(page)
  await question(page).getByRole('button', { name: 'Supprimer le produit' }).click()
  await seeText(main(page), /Aucun produit trouvé/)
  expect(await statusOf(id)).toBe(undefined)
})

test('Fatou decides on vendors, each time after a question', async () => {
  const awa = await createVendor(
    office.db,
    { businessName: 'Jardins d’Awa', status: 'pending' },
    { fullName: 'Awa Koné', phone: '+2250505000001' },
  )
  const stored = async () => (await office.db.select().from(vendors).where(eq(vendors.id, awa.id)))[0]?.status
  const page = await office.open()
  await open(page, '/admin/vendors')
  await page.getByLabel('Recherche', { exact: true }).fill('awa')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await seeText(main(page), /1 vendeur .*Awa Koné .* 0 FCFA En attente depuis moins d’un jour/)
  await openRow(page, 'Jardins d’Awa')
  await seeText(
    main(page),
    /Inscrit le .* Note moyenne Aucune Ventes totales 0 FCFA Produits 0 Livrées sans code 0/,
  )
  await expectUsableOnEveryScreen(page)
  const decide = async (act: string) => {
    await main(page)
      .getByRole('button', { name: new RegExp(`^${act}`) })
      .click()
    await seeText(question(page), new RegExp(`${act} Jardins d’Awa \\?`))
    await expectUsableOnEveryScreen(page)
    await question(page).getByRole('button', { name: act, exact: true }).click()
  }
  await decide('Approuver')
  await seeText(toastOf(page), /Statut mis à jour Jardins .* : Approuvé/)
  expect(await stored()).toBe('approved')
  await pressMore(page, 'Suspendre', 'Jardins d’Awa')
  await question(page)
    .getByLabel(/Raison/)
    .fill('Colis non livrés')
  await question(page).getByRole('button', { name: 'Suspendre', exact: true }).click()
  await seeText(main(page), /1 vendeur .*Suspendu/)
  await openRow(page, 'Jardins d’Awa')
  await seeText(main(page), /Raison : Colis non livrés/)
  await decide('Réactiver')
  await seeText(main(page), /1 vendeur .*Approuvé/)
  expect(await stored()).toBe('approved')
  await page.getByLabel('Statut').selectOption('Rejeté')
  await seeText(main(page), /Aucun vendeur trouvé/)
  await expectUsableOnEveryScreen(page)
  await page.getByRole('link', { name: 'Voir tous les vendeurs' }).click()
  await seeText(main(page), /2 vendeurs .*Approuvé/)
})

test('the dashboard with two tabs shows vendors, and products to validate', async () => {
  const kofi = await createVendor(office.db, { businessName: 'Ferme de Kofi', status: 'pending' })
  const yams = await propose({ name: 'Igname' })
  const hens = await propose({ name: 'Pintade' })
  const page = await office.open()
  await open(page, '/admin-dashboard-old?search=kofi')
  await seeText(main(page), /1 vendeur .*Ferme de Kofi.*0 FCFA Approuver Suspendre$/)
  await expectUsableOnEveryScreen(page)
  await main(page).getByLabel('Statut').selectOption('Approuvé')
  await seeText(main(page), /Aucun vendeur trouvé/)
  await main(page).getByLabel('Statut').selectOption('En attente')
  await seeText(main(page), /1 vendeur .*Ferme de Kofi/)
  expect(searchOf(page)).toContain('status=pending')
  await main(page).getByLabel('Statut').selectOption('Tous')
  await page.getByRole('button', { name: 'Suspendre : Ferme de Kofi' }).click()
  await question(page).getByRole('button', { name: 'Suspendre', exact: true }).click()
  await page.getByRole('button', { name: 'Réactiver : Ferme de Kofi' }).waitFor()
  expect(await office.db.select().from(vendors).where(eq(vendors.id, kofi.id))).toMatchObject([
    { status: 'suspended' },
  ])
  await page.getByRole('tab', { name: 'Validation des produits (2)' }).click()
  expect(searchOf(page)).toBe('?tab=produits')
  await seeText(main(page), /2 produits à valider/)
  await expectUsableOnEveryScreen(page)
  await page.getByRole('button', { name: 'Examiner : Igname' }).click()
  await question(page).getByRole('button', { name: 'Rejeter', exact: true }).click()
  await seeText(toastOf(page), 'Raison requise Veuillez indiquer la raison du rejet.')
  await expectUsableOnEveryScreen(page)
  await question(page).getByRole('button', { name: 'Désactiver' }).click()
  await seeText(main(page), /1 produit à valider/)
  expect(await statusOf(yams.id)).toBe('out_of_stock')
  await page.getByRole('button', { name: 'Examiner : Pintade' }).click()
  await question(page).getByRole('button', { name: 'Approuver' }).click()
  await seeText(main(page), /Aucun produit en attente de validation/)
  expect(await statusOf(hens.id)).toBe('active')
  await expectUsableOnEveryScreen(page)
})

test('a product without any picture cannot be approved, and one that was ordered cannot be deleted', async () => {
  const bare = await createProduct(office.db, { vendorId: vendor.id, status: 'pending', name: 'Manioc' })
  const sold = await propose({ name: 'Tomates', status: 'active' })
  const { id: customerId } = await createCustomer(office.db)
  await createOrder(office.db, { customerId, lines: [{ productId: sold.id, quantity: 1 }] })
  const page = await office.open()
  await open(page, '/admin/products')
  await openRow(page, 'Manioc')
  await seeText(main(page), /Aucune image/)
  await page.getByRole('button', { name: 'Approuver : Manioc' }).click()
  await seeText(toastOf(page), /Ce produit n’a aucune image/)
  expect(await statusOf(bare.id)).toBe('pending')
  await pressMore(page, 'Supprimer', 'Tomates')
  await question(page).getByRole('button', { name: 'Supprimer le produit' }).click()
  await seeText(
    toastOf(page),
    /Suppression impossible Ce produit figure dans des commandes\..*rupture de stock/,
  )
  expect(await statusOf(sold.id)).toBe('active')
})

test('a picture that cannot be loaded says which one it is', async () => {
  const { id } = await propose({ name: 'Tomates' }, 2)
  const page = await office.open('phone')
  await page.route('**/attached_assets/**', route => route.abort())
  await open(page, '/admin/products')
  await main(page).locator('summary').click()
  await seeText(main(page).getByRole('list', { name: 'Images de Tomates' }), /^Image 1 Image 2/)
  await expectAccessible(page)
  expect(await statusOf(id)).toBe('pending')
})

test('an administrator sees the page of a product that is not public, straight from its address', async () => {
  const { id } = await propose({ name: 'Tomates en attente' })
  const page = await office.open('phone')
  await open(page, `/product/${id}`)
  await seeText(page.getByRole('heading', { level: 1 }), 'Tomates en attente')
  await seeText(main(page), /Ce produit n’est pas dans la boutique \(en attente\)\./)
  await expectAccessible(page)
  const visitor = await office.visitors.newPage()
  await open(visitor, `/product/${id}`)
  await seeText(main(visitor), /Produit non trouvé/)
})

test('whoever is no administrator is led to the way in from everywhere', async () => {
  const page = await office.visitors.newPage({ as: [vendor.user] })
  for (const screen of ['', '/products', '/products/queue', '/vendors', '-dashboard-old']) {
    await open(page, `/admin${screen}`)
    await seeAddress(page, /\/admin-login(\?|$)/)
    await seeText(page.getByRole('heading', { level: 1 }), 'Connexion Administrateur')
  }
})

test('when the lists cannot be read, one is told so and may try again', async () => {
  await propose({ name: 'Tomates' })
  const page = await office.open('phone')
  await page.route('**/api/admin/products*', route => route.abort())
  await open(page, '/admin/products')
  await seeText(main(page), /Les produits n’ont pas pu être affichés/)
  await expectAccessible(page)
  await page.unroute('**/api/admin/products*')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await seeText(main(page), /1 produit /)
})

test('more than a page of vendors and products goes page after page', async () => {
  for (let count = 0; count < 21; count += 1) await createVendor(office.db, { businessName: 'Grande série' })
  const page = await office.open('phone')
  await open(page, '/admin/vendors?search=Grande+s%C3%A9rie')
  await seeText(main(page), /21 vendeurs .*Page 1 sur 2/)
  await page.getByRole('link', { name: 'Suivante' }).click()
  await seeText(main(page), /Page 2 sur 2/)
  await expect.poll(() => main(page).locator('summary').count()).toBe(1)
  expect(searchOf(page)).toBe('?search=Grande+s%C3%A9rie&page=2')
})
