import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayOf } from '#contract/day-of.ts'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { DAY_MS } from '#contract/durations.ts'
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
  const page = await stall()
  await open(page, '/vendor')
  const today = page.getByRole('region', { name: 'Aujourd’hui' })
  await seeText(today, /Rien à faire aujourd’hui Ni commande à confirmer, ni colis à livrer/)
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

test('on a phone the first product is whole in the first screen, below what is to be done, above the figures', async () => {
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
  await expect.poll(async () => (await topOf(figures)) < (await topOf(last))).toBe(true)
})

test('what is to be done today comes before the figures, and leads to where it is done', async () => {
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
    /Aujourd’hui 1 commande à confirmer 1 colis à livrer aujourd’hui 1 stock à compléter Total produits 1/,
  )
  await page.setViewportSize({ width: 1280, height: 900 })
  await seeText(
    page.getByRole('main'),
    /Aujourd’hui 1 commande à confirmer 1 colis à livrer aujourd’hui Tournée du jour, 800 FCFA à encaisser 1 stock à compléter Piment rouge long de Korhogo, séché au soleil \(2\) Total produits 1/,
  )
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectUsableOnEveryScreen(page)
  for (const [link, address] of [
    ['1 commande à confirmer', '/vendor?tab=commandes&status=pending'],
    ['1 colis à livrer aujourd’hui', '/vendor/tournee'],
    ['1 stock à compléter', '/vendor?stock=low'],
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
  const page = await stall()
  await page.route('**/api/vendor/orders?*status=confirmed*', route => route.abort())
  await open(page, '/vendor')
  await page.getByRole('link', { name: 'Tournée du jour' }).click()
  await seeAddress(page, '**/vendor/tournee')
})

test('what waits cannot be read: the ways to it are still there, and nothing is promised to come', async () => {
  const page = await stall()
  await page.route('**/api/vendor/orders*', route => route.abort())
  await page.route('**/api/vendor/products*', route => route.abort())
  await open(page, '/vendor')
  const today = page.getByRole('region', { name: 'Aujourd’hui' })
  await seeText(today, /Mes commandes Tournée du jour Mes produits/)
  await expect.poll(() => today.locator('.animate-glimmer').count()).toBe(0)
  await expectUsableOnEveryScreen(page)
})
