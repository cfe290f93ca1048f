import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { products } from '#database/schema/catalogue.ts'
import { stockOf } from '#tests/support/makers/orders.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible, hasFocus } from '#tests/support/pages/chromium.ts'
import { cutConnection, restoreConnection } from '#tests/support/pages/connection.ts'
import { open, openVisitors, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

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
const cardOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })

test('the stock is set with the thumb: taps are one change, a typed number waits for OK', async () => {
  const { id } = await sell({ name: 'Tomates', stock: 7 })
  const page = await stall()
  const changes: unknown[] = []
  page.on('request', request => {
    if (request.method() === 'PATCH') changes.push(request.postDataJSON())
  })
  await open(page, '/vendor')
  const card = cardOf(page, 'Tomates')
  const more = card.getByRole('button', { name: 'Un de plus, Tomates' })
  await more.waitFor()
  await page.clock.install()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await more.click()
  await more.click()
  await card.getByRole('button', { name: 'Un de moins, Tomates' }).click()
  expect(await card.getByLabel('Stock de Tomates').inputValue()).toBe('8')
  await page.clock.runFor(1_000)
  await page.clock.resume()
  await seeText(card, /Stock enregistré/)
  expect(changes).toEqual([{ stock: 8, stockSeen: 7 }])
  expect(await stockOf(site.db, id)).toBe(8)
  await card.getByLabel('Stock de Tomates').fill('125')
  await expectAccessible(page)
  await card.getByRole('button', { name: 'OK' }).click()
  await expect.poll(() => stockOf(site.db, id)).toBe(125)
  expect(changes).toHaveLength(2)
})

test('a number that is confirmed while another one is being saved is saved after it', async () => {
  const { id } = await sell({ name: 'Gombo', stock: 5 })
  const page = await stall()
  await open(page, '/vendor')
  const card = cardOf(page, 'Gombo')
  const changes: unknown[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**/api/vendor/products/${id}`, async route => {
    changes.push(route.request().postDataJSON())
    if (changes.length === 1) await released
    await route.continue()
  })
  await card.getByRole('button', { name: 'Un de plus, Gombo' }).click()
  await expect.poll(() => changes).toHaveLength(1)
  await card.getByLabel('Stock de Gombo').fill('12')
  await card.getByLabel('Stock de Gombo').press('Enter')
  release()
  await expect.poll(() => stockOf(site.db, id)).toBe(12)
  expect(changes).toEqual([
    { stock: 6, stockSeen: 5 },
    { stock: 12, stockSeen: 6 },
  ])
})

test('beside the stock stands its unit, or that little is left', async () => {
  await sell({ name: 'Persil', unit: 'botte', stock: 2 })
  await sell({ name: 'Menthe', unit: 'botte', stock: 20 })
  const page = await stall()
  await open(page, '/vendor')
  await cardOf(page, 'Menthe').getByText('bottes', { exact: true }).waitFor()
  const card = cardOf(page, 'Persil')
  await card.getByText('Plus que 2 en stock').waitFor()
  const less = card.getByRole('button', { name: 'Un de moins, Persil' })
  await less.click()
  await card.getByText('Plus que 1 en stock').waitFor()
  await less.press('Enter')
  // At its end it keeps the focus.
  expect(await less.isDisabled()).toBe(true)
  expect(await hasFocus(less)).toBe(true)
})

test('taps count from the stock that was in sight, whatever the page learns before they are sent', async () => {
  const { id } = await sell({ name: 'Tomates', stock: 7 })
  await sell({ name: 'Choux', stock: 4 })
  const page = await stall()
  await open(page, '/vendor')
  const card = cardOf(page, 'Tomates')
  await card.waitFor()
  await page.clock.install()
  await card.getByRole('button', { name: 'Un de plus, Tomates' }).click()
  // Five are sold; the page hears of it by saving another product's stock.
  await site.db.update(products).set({ stock: 2 }).where(eq(products.id, id))
  const heard = page.waitForResponse(answer => /vendor\/products\?/.test(answer.url()))
  await page.getByLabel('Stock de Choux').fill('9')
  await page.getByLabel('Stock de Choux').press('Enter')
  await heard
  await page.clock.runFor(1_000)
  await seeText(card, /Stock non enregistré\. Le stock a changé entre-temps/)
  expect(await stockOf(site.db, id)).toBe(2)
})

test('taps that were not sent yet are sent when the vendor goes elsewhere', async () => {
  const { id } = await sell({ name: 'Tomates', stock: 7 })
  const page = await stall()
  await open(page, '/vendor')
  await cardOf(page, 'Tomates').getByRole('button', { name: 'Un de plus, Tomates' }).click()
  await page.getByRole('link', { name: /^Commandes/ }).click()
  await expect.poll(() => stockOf(site.db, id)).toBe(8)
})

test('a stock that could not be saved says so, and what was sold meanwhile is not put back', async () => {
  const { id } = await sell({ name: 'Tomates', stock: 7 })
  const page = await stall()
  await open(page, '/vendor')
  const card = cardOf(page, 'Tomates')
  await card.waitFor()
  await cutConnection(page)
  await card.getByRole('button', { name: 'Un de plus, Tomates' }).click()
  await seeText(card, /Stock non enregistré\. Vous êtes hors ligne Réessayer Abandonner/)
  await expectAccessible(page)
  await restoreConnection(page)
  await card.getByRole('button', { name: 'Réessayer' }).click()
  await expect.poll(() => stockOf(site.db, id)).toBe(8)

  await page.route('**/api/vendor/products/*', async route => {
    await site.db.update(products).set({ stock: 3 }).where(eq(products.id, id))
    await route.continue()
  })
  await card.getByRole('button', { name: 'Un de plus, Tomates' }).click()
  await seeText(card, /Stock non enregistré\. Le stock a changé entre-temps/)
  await expect.poll(() => card.getByLabel('Stock de Tomates').inputValue()).toBe('3')
  expect(await stockOf(site.db, id)).toBe(3)
})
