import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayOf } from '#contract/day-of.ts'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { parcels } from '#database/schema/orders.ts'
import { orderNumber } from '#server/orders/public.ts'
import { createOrder, createProduct, type Product } from '#tests/support/makers.ts'
import { createCustomer, createVendor } from '#tests/support/people.ts'
import { toastOf } from '#tests/support/shopping.ts'
import { startTestSite, type TestSite } from '#tests/support/site.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeText,
  type Visitors,
} from '#tests/support/visitors.ts'

let site: TestSite
let visitors: Visitors
let vendor: Awaited<ReturnType<typeof createVendor>>
let tomatoes: Product
let customerId: string
beforeAll(async () => {
  site = await startTestSite()
  customerId = (await createCustomer(site.db, { fullName: 'Awa Koné' })).id
  visitors = await openVisitors(site)
})
beforeEach(async () => {
  vendor = await createVendor(site.db)
  tomatoes = await createProduct(site.db, { vendorId: vendor.id, price: '800.00', stock: 20 })
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const day = dayOf(new Date(Date.now() + 2 * 86_400_000))

const stall = (screen: 'phone' | 'desktop' = 'phone') => visitors.newPage({ screen, as: [vendor.user] })
const sell = (fields: Partial<Parameters<typeof createOrder>[1]> = {}) =>
  createOrder(site.db, { customerId, lines: [{ productId: tomatoes.id, quantity: 2 }], ...fields })
/** An order for the day after tomorrow. */
async function sellForLater(status: 'confirmed' | 'shipped') {
  const order = await sell({ status })
  await site.db.update(parcels).set({ plannedOn: day }).where(eq(parcels.orderId, order.id))
  return order
}

test('of several orders each is a row: it has its next step, and opens to all the rest', async () => {
  const [waiting, later] = [await sell(), await sellForLater('confirmed')]
  const page = await stall()
  await open(page, '/vendor?tab=commandes')
  const row = (order: typeof waiting) => page.getByRole('article', { name: orderNumber(order.serial) })
  await seeText(row(waiting), /Awa Koné 1 600 FCFA 2 kg .* Confirmer la commande$/)
  await seeText(page.getByRole('region', { name: formatWeekday(day) }), /^[LMJVSD]/)
  const buttons = async (order: typeof waiting) =>
    (await row(order).getByRole('button').allInnerTexts()).map(words => words.replace(/\s+/g, ' '))
  // What is for another day has its step where it opens.
  expect(await buttons(waiting)).toEqual(['Confirmer la commande'])
  expect(await buttons(later)).toEqual([])
  await expectUsableOnEveryScreen(page)

  await row(later).locator('summary').press('Enter')
  await row(later)
    .getByRole('link', { name: /^WhatsApp/ })
    .waitFor()
  await expect
    .poll(() => buttons(later))
    .toEqual(['Marquer comme expédiée', 'Il en manque', 'Livrer un autre jour', 'Annuler la commande'])
  await expectUsableOnEveryScreen(page)
  await row(later).locator('summary').press('Enter')
  await expect.poll(() => buttons(later)).toEqual([])

  await row(waiting).getByRole('button', { name: 'Confirmer la commande' }).click()
  await seeText(toastOf(page), 'Statut mis à jour')
  await seeText(row(waiting), /Confirmée/)
})

test('on a desktop a row has its next step whenever it is for', async () => {
  await sellForLater('confirmed')
  await sellForLater('shipped')
  const page = await stall('desktop')
  await open(page, '/vendor?tab=commandes')
  await page.getByRole('button', { name: 'Marquer comme expédiée' }).click()
  await seeText(toastOf(page), 'Statut mis à jour')
  await expect.poll(() => page.getByRole('button', { name: 'Marquer comme livrée' }).count()).toBe(2)
})
