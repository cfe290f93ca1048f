import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayOf } from '#contract/day-of.ts'
import { parcels } from '#database/schema/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProblem } from '#tests/support/makers/problems.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { cutConnection, holdRoute, restoreConnection } from '#tests/support/pages/connection.ts'
import { cachedTexts, waitForServiceWorker } from '#tests/support/pages/offline-site.ts'
import { expectUsable } from '#tests/support/pages/shown-site.ts'
import { open, openVisitors, seeAddress, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
let vendor: Awaited<ReturnType<typeof createVendor>>
let productId: string
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
})
beforeEach(async () => {
  vendor = await createVendor(site.db)
  productId = (await createProduct(site.db, { vendorId: vendor.id, stock: 90 })).id
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

/** A parcel to be delivered to somebody today. */
async function parcelTo(to: string, status: 'confirmed' | 'shipped' = 'shipped') {
  const { id: customerId } = await createCustomer(site.db, { fullName: to })
  const lines = [{ productId, quantity: 2 }]
  const order = await createOrder(site.db, { customerId, lines, status, directions: to })
  await site.db
    .update(parcels)
    .set({ plannedOn: dayOf(new Date()) })
    .where(eq(parcels.orderId, order.id))
}

const ORDERS = '**/api/vendor/orders*'
const WHO = '**/api/auth/vendor'
const main = (page: Page) => page.getByRole('main')
const stopOf = (page: Page, to: string) => page.getByRole('article', { name: to })
const seeStops = (page: Page, names: readonly string[]) =>
  expect.poll(() => main(page).getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(names)

/** A page that has kept the run of the day. */
async function openRun(): Promise<Page> {
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor/tournee')
  await stopOf(page, 'Awa Koné').waitFor()
  return page
}

test('a run is read again as soon as the connection is back', async () => {
  await parcelTo('Awa Koné')
  const page = await openRun()
  let isCut = true
  for (const address of [WHO, ORDERS])
    await page.route(address, route => (isCut ? route.abort() : route.continue()))
  await open(page, '/vendor/tournee')
  await seeText(main(page), /Sans connexion : voici la tournée, lue le/)
  await cutConnection(page)
  await parcelTo('Moussa Traoré')
  isCut = false
  await restoreConnection(page)
  await seeStops(page, ['Awa Koné', 'Moussa Traoré'])
  expect(await main(page).getByText('Sans connexion').count()).toBe(0)
})

test('a run that was read by the front page opens without a connection, though its page was never seen', async () => {
  await parcelTo('Awa Koné')
  const page = await visitors.newPage({ as: [vendor.user], serviceWorker: true })
  await open(page, '/vendor')
  await waitForServiceWorker(page)
  for (const kept of [/^\S+\/vendor\/tournee$/m, /^\S+\/assets\/vendor_\.tournee-\S+\.js$/m])
    await expect.poll(() => cachedTexts(page)).toMatch(kept)
  await cutConnection(page)
  await page.getByRole('link', { name: /colis à livrer/ }).click()
  await seeStops(page, ['Awa Koné'])
  await open(page, '/vendor/tournee')
  await seeText(main(page), /Sans connexion : voici la tournée, lue le/)
  await seeStops(page, ['Awa Koné'])
})

test('what else waits stands above the run, also where nothing is to be delivered, and goes without a connection', async () => {
  const { id: customerId } = await createCustomer(site.db)
  const lines = [{ productId, quantity: 1 }]
  await createOrder(site.db, { customerId, lines })
  await createProduct(site.db, { vendorId: vendor.id, stock: 2 })
  const delivered = await createOrder(site.db, { customerId, lines, status: 'delivered' })
  await createProblem(site, delivered.id)
  const page = await visitors.newPage({ as: [vendor.user], serviceWorker: true })
  await open(page, '/vendor/tournee')
  await seeText(
    main(page),
    /1 commande à confirmer 1 problème sans réponse 1 stock bas à compléter Rien à livrer aujourd’hui/,
  )
  await parcelTo('Awa Koné')
  await open(page, '/vendor/tournee')
  await seeText(main(page), /1 commande à confirmer 1 problème sans réponse .*Awa Koné/)
  await expectUsable(page)
  await waitForServiceWorker(page)
  await expect.poll(() => cachedTexts(page)).toMatch(/^\S+\/vendor\/tournee$/m)
  await cutConnection(page)
  await open(page, '/vendor/tournee')
  await seeStops(page, ['Awa Koné'])
  const beside = page.getByRole('region', { name: 'À faire aussi' })
  expect(await beside.count()).toBe(0)
  await restoreConnection(page)
  await beside.getByRole('link', { name: '1 commande à confirmer' }).click()
  await seeAddress(page, '**/vendor?tab=commandes&status=pending')
})

test('what could not be read beside the run comes by itself once it can be', async () => {
  const { id: customerId } = await createCustomer(site.db)
  await createOrder(site.db, { customerId, lines: [{ productId, quantity: 1 }] })
  await parcelTo('Awa Koné')
  const page = await visitors.newPage({ as: [vendor.user] })
  await page.clock.install()
  let isDown = true
  await page.route('**/api/vendor/orders?*toAnswer=1*', route =>
    isDown ? route.fulfill({ status: 502 }) : route.fallback(),
  )
  await open(page, '/vendor/tournee')
  await stopOf(page, 'Awa Koné').waitFor()
  const beside = page.getByRole('region', { name: 'À faire aussi' })
  const toConfirm = beside.getByRole('link', { name: '1 commande à confirmer' })
  await expect.poll(() => beside.getByRole('link').count()).toBe(2)
  expect(await toConfirm.count()).toBe(0)
  isDown = false
  await expect
    .poll(async () => {
      await page.clock.fastForward('00:31')
      return toConfirm.count()
    })
    .toBe(1)
})

test('a service that fails is called so', async () => {
  await parcelTo('Awa Koné')
  const page = await openRun()
  await page.route(ORDERS, route => route.fulfill({ status: 502 }))
  await open(page, '/vendor/tournee')
  await seeText(main(page), /Le service ne répond pas : voici la tournée, lue le/)
})

test('a line on which nobody answers shows the kept run, and what is typed stays when somebody does', async () => {
  await parcelTo('Awa Koné')
  const page = await openRun()
  const letGo = [await holdRoute(page, WHO), await holdRoute(page, ORDERS)]
  await open(page, '/vendor/tournee')
  const code = stopOf(page, 'Awa Koné').getByLabel('Code du client')
  await code.fill('1234')
  const answered = page.waitForResponse(ORDERS)
  for (const go of letGo) go()
  await answered
  await expect.poll(() => code.inputValue()).toBe('1234')
})

test('the focus goes from act to act, and on to what is left', async () => {
  await parcelTo('Awa Koné', 'confirmed')
  await parcelTo('Moussa Traoré', 'confirmed')
  const page = await openRun()
  const focus = page.locator('main :focus')
  await stopOf(page, 'Awa Koné').getByRole('button', { name: 'Partir avec ce colis' }).press('Enter')
  await seeText(focus, /^Awa Koné$/)
  const stop = stopOf(page, 'Awa Koné')
  await stop.getByRole('button', { name: /sans code/ }).press('Enter')
  await stop.getByRole('button', { name: 'Oui, sans code' }).press('Enter')
  await seeStops(page, ['Moussa Traoré'])
  await seeText(focus, /^À livrer 1 colis.*Moussa Traoré/)
})
