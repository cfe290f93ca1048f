import { eq } from 'drizzle-orm'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayOf } from '#contract/day-of.ts'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { DAY_MS } from '#contract/durations.ts'
import { vendors } from '#database/schema/accounts.ts'
import { parcels } from '#database/schema/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { expectNoOverflow } from '#tests/support/pages/chromium.ts'
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
let vendor: Awaited<ReturnType<typeof createVendor>>
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
})
beforeEach(async () => {
  vendor = await createVendor(site.db, {
    businessName: 'Coopérative des femmes maraîchères de Yamoussoukro et environs',
  })
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const stall = () => visitors.newPage({ as: [vendor.user] })

test('a producer with nothing to do is told so; bars lead to what is a tab on a desktop', async () => {
  await createProduct(site.db, { vendorId: vendor.id, stock: 90 })
  const page = await stall()
  await open(page, '/vendor')
  const today = page.getByRole('region', { name: 'Aujourd’hui' })
  await seeText(today, /Rien à faire aujourd’hui Ni commande à confirmer, ni colis à livrer/)
  expect(await page.getByRole('region', { name: 'Premiers pas' }).count()).toBe(0)
  await expectUsableOnEveryScreen(page)
  const menu = page.getByRole('banner').getByLabel('Menu', { exact: true })
  const others = page.getByRole('banner').getByRole('link', { name: /^(Avis|Problèmes)$/ })
  expect(await others.count()).toBe(0)
  expect(await page.getByRole('tab').count()).toBe(0)
  await page
    .getByRole('navigation', { name: 'Accès rapide' })
    .getByRole('link', { name: /^Revenus/ })
    .click()
  await seeText(page.getByRole('main'), /Aucun revenu pour le moment/)
  // The same on each of its pages, with a mark where one is.
  await menu.click()
  await others.filter({ hasText: 'Problèmes' }).click()
  await seeText(page.getByRole('main'), /Aucun problème signalé/)
  await menu.click()
  expect(await others.evaluateAll(links => links.map(link => link.ariaCurrent))).toEqual([null, 'page'])
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect.poll(() => page.getByRole('tab').count()).toBe(5)
  expect(await others.count()).toBe(0)
})

test('the first products are whole in the first screen, below what is to be done, above the figures', async () => {
  const yao = await createVendor(site.db, { businessName: 'Ferme de Yao' })
  for (const name of ['Gombo frais', 'Tomates'])
    await createProduct(site.db, { vendorId: yao.id, name, stock: 3 })
  const page = await visitors.newPage({ as: [yao.user] })
  await open(page, '/vendor')
  const topOf = async (part: Locator) => (await part.boundingBox())!.y
  const last = page.getByRole('article').last()
  await last.waitFor()
  // Its end is where the next one begins.
  await expect
    .poll(() => topOf(last))
    .toBeLessThanOrEqual(await topOf(page.getByRole('navigation', { name: 'Accès rapide' })))
  const figures = page.getByText('Total produits')
  expect(await topOf(figures)).toBeGreaterThan(await topOf(last))
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect.poll(async () => (await topOf(figures)) > (await topOf(last))).toBe(true)
})

test('on a desktop the list begins high, with its actions and filters in one row', async () => {
  for (let index = 0; index < 13; index++) await createProduct(site.db, { vendorId: vendor.id, stock: 90 })
  const page = await visitors.newPage({ screen: 'desktop', as: [vendor.user] })
  await open(page, '/vendor')
  const row = async (part: Locator) => (await part.boundingBox())!
  const search = await row(page.getByRole('searchbox', { name: 'Rechercher dans mes produits' }))
  const add = await row(page.getByRole('button', { name: 'Ajouter un produit' }))
  const stock = await row(page.getByRole('combobox', { name: 'Stock' }))
  for (const { y } of [add, stock]) expect(Math.abs(y - search.y)).toBeLessThan(add.height)
  expect((await row(page.getByRole('article').first())).y).toBeLessThanOrEqual(430)
})

test('a new producer reads how to begin, with what is done ticked, and adds a first product', async () => {
  const page = await visitors.newPage({ screen: 'desktop', as: [vendor.user] })
  await open(page, '/vendor')
  const steps = page.getByRole('region', { name: 'Premiers pas' }).getByRole('listitem')
  await seeText(steps.nth(0), /Présenter votre ferme/)
  await seeText(steps.nth(1), /Indiquer où être payé/)
  await seeText(steps.nth(2), /Ajouter un produit/)
  expect(await page.getByText('Rien à faire aujourd’hui').count()).toBe(0)
  await expectUsableOnEveryScreen(page)
  await site.db.update(vendors).set({ story: 'Trois sœurs et un champ.' }).where(eq(vendors.id, vendor.id))
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/vendor')
  await seeText(steps.nth(0), /Présenter votre ferme Fait/)
  await page.getByRole('button', { name: 'Ajouter mon premier produit' }).click()
  await seeAddress(page, '**/vendor?produit=nouveau')
  await createProduct(site.db, { vendorId: vendor.id, status: 'pending' })
  await open(page, '/vendor')
  await seeText(steps.nth(2), /Ajouter un produit Fait/)
  await steps.nth(1).getByRole('link').click()
  await seeAddress(page, '**/vendor-profile#versements')
})

test('what is to be done today comes first, and leads to where it is done', async () => {
  const { id: productId } = await createProduct(site.db, {
    vendorId: vendor.id,
    name: 'Piment rouge long de Korhogo, séché au soleil',
    price: '800.00',
    stock: 2,
  })
  const { id: customerId } = await createCustomer(site.db)
  const lines = [{ productId, quantity: 1 }]
  await createOrder(site.db, { customerId, lines })
  await createOrder(site.db, { customerId, lines, status: 'confirmed' })
  // Nobody can confirm it before it is paid.
  await createOrder(site.db, { customerId, lines, paymentMethod: 'cinetpay' })
  await site.db.update(parcels).set({ plannedOn: dayOf(new Date()) })
  const page = await stall()
  await open(page, '/vendor')
  await seeText(
    page.getByRole('main'),
    /1 commande à confirmer 1 colis à livrer aujourd’hui 1 stock bas à compléter .*Total produits 1/,
  )
  await page.setViewportSize({ width: 1280, height: 900 })
  await seeText(
    page.getByRole('main'),
    /1 commande à confirmer 1 colis à livrer aujourd’hui Tournée du jour, 800 FCFA à encaisser 1 stock bas à compléter Piment rouge long de Korhogo, séché au soleil \(2\) .*Total produits 1/,
  )
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectUsableOnEveryScreen(page)
  for (const [link, address] of [
    ['1 commande à confirmer', '/vendor?tab=commandes&status=pending'],
    ['1 colis à livrer aujourd’hui', '/vendor/tournee'],
    ['1 stock bas à compléter', '/vendor?stock=low'],
  ] as const) {
    await page.getByRole('link', { name: link }).click()
    await seeAddress(page, `${site.url}${address}`)
    await open(page, '/vendor')
  }
})

test('with nothing to deliver today, the next run is told', async () => {
  const { id: productId } = await createProduct(site.db, { vendorId: vendor.id, stock: 20 })
  const { id: customerId } = await createCustomer(site.db)
  await createOrder(site.db, { customerId, lines: [{ productId, quantity: 1 }], status: 'confirmed' })
  const inTwoDays = dayOf(new Date(Date.now() + 2 * DAY_MS))
  await site.db.update(parcels).set({ plannedOn: inTwoDays })
  const page = await visitors.newPage({ screen: 'desktop', as: [vendor.user] })
  await open(page, '/vendor')
  await seeText(
    page.getByRole('region', { name: 'Aujourd’hui' }),
    `Rien à livrer aujourd’hui Prochaine tournée ${formatWeekday(inTwoDays)} : 1 colis`,
  )
  await expectUsableOnEveryScreen(page)
})

test('the run cannot be read: the way to it is still there', async () => {
  await createProduct(site.db, { vendorId: vendor.id, stock: 90 })
  const page = await stall()
  await page.route('**/api/vendor/orders?*status=confirmed*', route => route.abort())
  await open(page, '/vendor')
  await page.getByRole('link', { name: 'Tournée du jour' }).click()
  await seeAddress(page, '**/vendor/tournee')
})

test('nothing can be read: one failure with one retry, which brings all', async () => {
  await createProduct(site.db, { vendorId: vendor.id, stock: 2 })
  const page = await visitors.newPage({ screen: 'desktop', as: [vendor.user] })
  let isCut = true
  for (const address of ['**/api/vendor/orders?*', '**/api/vendor/products?*', '**/api/vendor/stats'])
    await page.route(address, route => (isCut ? route.abort() : route.continue()))
  await open(page, '/vendor')
  const main = page.getByRole('main')
  await seeText(main, /Vos produits n’ont pas pu être affichés/)
  await expect.poll(() => main.locator('.animate-glimmer').count()).toBe(0)
  expect(await main.getByRole('button', { name: 'Réessayer' }).count()).toBe(1)
  const other = main.getByText(/n’(a|ont) pas pu être lus?\./)
  expect(await other.filter({ visible: true }).count()).toBe(0)
  expect(await main.getByRole('region', { name: 'Aujourd’hui' }).count()).toBe(0)
  await expectUsableOnEveryScreen(page)
  isCut = false
  await main.getByRole('button', { name: 'Réessayer' }).click()
  await main.getByRole('link', { name: '1 stock bas à compléter' }).waitFor()
  await seeText(main, /Total produits 1/)
})

test('what waits cannot be read: the ways to it are still there, and nothing is promised to come', async () => {
  await createProduct(site.db, { vendorId: vendor.id, stock: 90 })
  const page = await stall()
  await page.route('**/api/vendor/orders*', route => route.abort())
  await open(page, '/vendor')
  const today = page.getByRole('region', { name: 'Aujourd’hui' })
  await seeText(today, /Mes commandes Tournée du jour Aucun stock à compléter/)
  await expect.poll(() => today.locator('.animate-glimmer').count()).toBe(0)
  await expectUsableOnEveryScreen(page)
})
