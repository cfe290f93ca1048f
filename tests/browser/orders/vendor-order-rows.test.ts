import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { HOUR_MS } from '#contract/durations.ts'
import { orderNumber } from '#contract/orders/order-number.ts'
import { parcels } from '#database/schema/orders.ts'
import { inDays } from '#tests/support/makers/delivery-days.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeText,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

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

const stall = (screen: 'phone' | 'desktop' = 'phone') => visitors.newPage({ screen, as: [vendor.user] })
const sell = (fields: Partial<Parameters<typeof createOrder>[1]> = {}) =>
  createOrder(site.db, { customerId, lines: [{ productId: tomatoes.id, quantity: 2 }], ...fields })
/** An order for the day after tomorrow. */
async function sellForLater(status: 'confirmed' | 'shipped') {
  const order = await sell({ status })
  await site.db
    .update(parcels)
    .set({ plannedOn: inDays(2) })
    .where(eq(parcels.orderId, order.id))
  return order
}

test('where there is room, what rows say stands in columns, and each has its next step whenever it is for', async () => {
  await sell()
  await sellForLater('confirmed')
  await sellForLater('shipped')
  const page = await stall('desktop')
  await open(page, '/vendor?tab=commandes')
  const goods = page.getByRole('article').getByText('Tomates (2 kg)')
  await expect.poll(() => goods.count()).toBe(3)
  const boxes = await Promise.all((await goods.all()).map(async each => (await each.boundingBox())!))
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(1)
  expect(new Set(boxes.map(({ width }) => width)).size).toBe(1)
  for (const [place, row] of (await page.getByRole('article').all()).entries()) {
    const name = (await row.getByText('Awa Koné').boundingBox())!
    expect(Math.abs(name.y - boxes[place]!.y)).toBeLessThan(2)
  }
  await page.getByRole('button', { name: 'Marquer comme expédiée' }).click()
  await seeText(toastOf(page), 'Statut mis à jour')
  await expect.poll(() => page.getByRole('button', { name: 'Marquer comme livrée' }).count()).toBe(2)
})

test('where rows stand in columns, the buttons of all orders to confirm look alike', async () => {
  await sell()
  await sell()
  const page = await stall('desktop')
  await open(page, '/vendor?tab=commandes')
  const confirm = page.getByRole('button', { name: 'Confirmer la commande' })
  await expect.poll(() => confirm.count()).toBe(2)
  const looks = () =>
    confirm.evaluateAll(buttons => new Set(buttons.map(each => getComputedStyle(each).backgroundColor)).size)
  await expect.poll(looks).toBe(1)
})

test('of several orders each is a row: it has its next step, and opens to all the rest', async () => {
  const [waiting, later] = [await sell(), await sellForLater('confirmed')]
  const page = await stall()
  await open(page, '/vendor?tab=commandes')
  const row = (order: typeof waiting) => page.getByRole('article', { name: orderNumber(order.serial) })
  await seeText(row(waiting), /1 600 FCFA à encaisser Awa Koné .*Tomates \(2 kg\) .*Confirmer la commande$/)
  await seeText(page.getByRole('region', { name: formatWeekday(inDays(2)) }), /^[LMJVSD]/)
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
  // Opened, it still says when, where and how much is to be taken.
  const when = formatWeekday(inDays(2))
  await seeText(
    row(later),
    new RegExp(`à encaisser Awa Koné Confirmée Livraison ${when} .*Tomates, 2 kg .*Appeler WhatsApp`),
  )
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

test('what a tap confirms is read on the row, never cut: goods, of many the first two, and what is to be taken at the door', async () => {
  const product = (name: string) => createProduct(site.db, { vendorId: vendor.id, name, stock: 20 })
  const goods = [
    await product('Huile rouge de palme pressée à froid'),
    await product('Attiéké de Grand-Lahou'),
    await product('Feuilles de patate douce'),
    await product('Gombo sec'),
  ]
  const lines = goods.map(({ id }) => ({ productId: id, quantity: 2 }))
  const paid = { paymentMethod: 'cinetpay', paymentStatus: 'completed' } as const
  const [few, many] = [await sell({ lines: lines.slice(0, 3) }), await sell({ lines })]
  const [cash, online, cancelled] = [await sell(), await sell(paid), await sell({ status: 'cancelled' })]
  const page = await stall()
  await open(page, '/vendor?tab=commandes')
  const row = (order: typeof few) => page.getByRole('article', { name: orderNumber(order.serial) })
  await seeText(row(cash), /1 600 FCFA à encaisser Awa Koné/)
  await seeText(row(online), /1 600 FCFA déjà payé Awa Koné/)
  await seeText(row(cancelled), /1 600 FCFA Awa Koné/)
  await seeText(
    row(few),
    /Huile rouge de palme pressée à froid \(2 kg\), Attiéké de Grand-Lahou \(2 kg\), Feuilles de patate douce \(2 kg\) .*Confirmer/,
  )
  await seeText(
    row(many),
    /Huile rouge de palme pressée à froid \(2 kg\), Attiéké de Grand-Lahou \(2 kg\) \+ 2 autres /,
  )
  for (const words of [/^Huile.*douce/, /^Huile.*autres$/]) {
    const isCut = await page
      .getByText(words)
      .first()
      .evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => {
        return scrollWidth > clientWidth || scrollHeight > clientHeight
      })
    expect(isCut).toBe(false)
  }
  await expectUsableOnEveryScreen(page)
})

test('on a phone the next act of an order that was opened stays in sight, above the bar', async () => {
  const goods = await Promise.all(
    [1, 2, 3, 4, 5].map(basket =>
      createProduct(site.db, { vendorId: vendor.id, name: `Panier de légumes ${basket}`, stock: 9 }),
    ),
  )
  await sell({ lines: goods.map(({ id: productId }) => ({ productId, quantity: 1 })) })
  const page = await stall()
  await open(page, '/vendor?tab=commandes')
  const row = page.getByRole('article')
  const confirm = row.getByRole('button', { name: 'Confirmer la commande' })
  const bar = page.getByRole('navigation', { name: 'Accès rapide' })
  await confirm.waitFor()
  await seeText(row, /Annuler la commande/)
  const bottomOf = (box: { y: number; height: number }) => box.y + box.height
  await expect
    .poll(async () => {
      const [act, navigation] = [(await confirm.boundingBox())!, (await bar.boundingBox())!]
      return bottomOf(act) <= navigation.y && bottomOf((await row.boundingBox())!) > navigation.y
    })
    .toBe(true)
  await expectUsableOnEveryScreen(page)
})

test('an act that waits for the connection is told on its row, folded or not', async () => {
  const later = await sellForLater('confirmed')
  await sell()
  const page = await stall()
  await page.route('**/api/orders/*/status', route => route.abort())
  await open(page, '/vendor?tab=commandes')
  const row = page.getByRole('article', { name: orderNumber(later.serial) })
  await row.locator('summary').click()
  await row.getByRole('button', { name: 'Marquer comme expédiée' }).click()
  await seeText(row, /« Marquer comme expédiée » partira tout seul/)
  await row.locator('summary').click()
  await row.getByRole('link', { name: /^WhatsApp/ }).waitFor({ state: 'hidden' })
  await seeText(row, /« Marquer comme expédiée » partira tout seul/)
  await expectUsableOnEveryScreen(page)
})

test('a confirmed order leaves its place to the next one, which a double tap does not reach', async () => {
  await sell({ status: 'delivered' })
  const [first, second] = [await sell(), await sell()]
  const page = await stall()
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await page.clock.install()
  await open(page, '/vendor?tab=commandes')
  const row = (order: typeof first) => page.getByRole('article', { name: orderNumber(order.serial) })
  const confirm = (order: typeof first) => row(order).getByRole('button', { name: 'Confirmer la commande' })
  await confirm(second).waitFor()
  const box = (await confirm(first).boundingBox())!
  const tap = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  await page.clock.pauseAt(Date.now() + HOUR_MS)
  await tap()
  await expect
    .poll(async () => {
      await page.clock.runFor(1)
      return row(first).textContent()
    })
    .toMatch(/Confirmée/)
  expect((await confirm(second).boundingBox())!.y).toBeCloseTo(box.y, -1)
  await tap()
  await page.clock.runFor(2_000)
  expect(sent.length).toBe(1)
  await tap()
  await expect
    .poll(async () => {
      await page.clock.runFor(1)
      return row(second).textContent()
    })
    .toMatch(/Confirmée/)
})
