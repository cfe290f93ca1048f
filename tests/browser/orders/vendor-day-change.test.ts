import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayOf } from '#contract/day-of.ts'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { formatDate } from '#contract/french/dates.ts'
import { parcels } from '#database/schema/orders.ts'
import { inDays } from '#tests/support/makers/delivery-days.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { open, openVisitors, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

// The telephone of a producer, put aside with a page open, and taken up again the next day.

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
  productId = (await createProduct(site.db, { vendorId: vendor.id, name: 'Tomates', stock: 90 })).id
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

/** A parcel to be delivered to somebody in so many days. */
async function parcelTo(to: string, ahead: number): Promise<void> {
  const { id: customerId } = await createCustomer(site.db, { fullName: to })
  const lines = [{ productId, quantity: 2 }]
  const order = await createOrder(site.db, { customerId, lines, status: 'confirmed', directions: to })
  await site.db
    .update(parcels)
    .set({ plannedOn: inDays(ahead) })
    .where(eq(parcels.orderId, order.id))
}

const main = (page: Page) => page.getByRole('main')
const takeUpAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))

/** A page of the vendor, at ten in the evening of today. */
async function openInTheEvening(path: string): Promise<Page> {
  const page = await visitors.newPage({ as: [vendor.user] })
  await page.clock.install({ time: `${dayOf(new Date())}T22:00:00Z` })
  await open(page, path)
  return page
}

test('the run that stayed open becomes that of the new day at midnight', async () => {
  await parcelTo('Awa Koné', 0)
  await parcelTo('Moussa Traoré', 1)
  const page = await openInTheEvening('/vendor/tournee')
  const stops = () => main(page).getByRole('heading', { level: 2 }).allInnerTexts()
  await expect.poll(stops).toEqual(['Awa Koné'])
  await page.clock.fastForward('02:30:00')
  await expect.poll(async () => (await stops()).sort()).toEqual(['Awa Koné', 'Moussa Traoré'])
  await seeText(main(page), new RegExp(`Tournée du jour .*${formatWeekday(inDays(1))}`))
})

test('the list of what is to be prepared tells the new day to who takes the phone up again', async () => {
  await parcelTo('Awa Koné', 0)
  await parcelTo('Moussa Traoré', 1)
  const page = await openInTheEvening('/vendor/preparation')
  const days = main(page)
    .getByRole('group', { name: /Pour quel jour/ })
    .getByRole('button')
  await expect.poll(() => days.allInnerTexts()).toEqual(['Aujourd’hui (1)', 'Demain (1)'])
  await page.clock.setSystemTime(new Date(`${inDays(1)}T06:00:00Z`))
  await takeUpAgain(page)
  await expect
    .poll(async () => (await days.allInnerTexts()).sort())
    .toEqual(['Aujourd’hui (1)', expect.stringMatching(/^En retard, .* \(1\)$/)])
  await seeText(main(page), new RegExp(formatDate(`${inDays(1)}T06:00:00Z`)))
})

test('what is ticked off stays so over a reload, until its day is over', async () => {
  await parcelTo('Awa Koné', 0)
  const page = await openInTheEvening('/vendor/preparation')
  const boxes = main(page).getByRole('checkbox')
  await boxes.first().check()
  await boxes.last().check()
  await page.reload()
  await expect.poll(() => boxes.first().isChecked()).toBe(true)
  expect(await boxes.last().isChecked()).toBe(true)
  await boxes.last().uncheck()
  await page.reload()
  await expect.poll(() => boxes.first().isChecked()).toBe(true)
  expect(await boxes.last().isChecked()).toBe(false)
  await page.clock.fastForward('02:30:00')
  await expect.poll(() => boxes.first().isChecked()).toBe(false)
})

test.each(['/vendor/tournee', '/vendor/preparation'])(
  '%s is read again by who comes back to it',
  async path => {
    await parcelTo('Awa Koné', 0)
    const page = await visitors.newPage({ as: [vendor.user] })
    await open(page, path)
    await seeText(main(page), /Awa Koné/)
    await parcelTo('Moussa Traoré', 0)
    await takeUpAgain(page)
    await seeText(main(page), /Moussa Traoré/)
  },
)
