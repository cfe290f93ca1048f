import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayOf } from '#contract/day-of.ts'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { DAY_MS } from '#contract/durations.ts'
import { type OrderStatus, orderStatuses, orderStatusFacts } from '#contract/orders/facts.ts'
import { orderNumber } from '#contract/orders/order-number.ts'
import { orderEvents, parcels } from '#database/schema/orders.ts'
import { stockOf } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { routeFirst } from '#tests/support/pages/connection.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import { open, openVisitors, seeAddress, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
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
  vendor = await createVendor(site.db, { businessName: 'Ferme de Yao' })
  tomatoes = await createProduct(site.db, { vendorId: vendor.id, price: '800.00', stock: 20 })
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const inDays = (count: number) => dayOf(new Date(Date.now() + count * DAY_MS))

type OrderFields = Partial<Parameters<typeof createOrder>[1]>
const sell = (fields: OrderFields = {}) =>
  createOrder(site.db, { customerId, lines: [{ productId: tomatoes.id, quantity: 2 }], ...fields })
const stall = (screen: 'phone' | 'desktop' = 'phone') => visitors.newPage({ screen, as: [vendor.user] })

test('whoever is not a vendor is shown the way in', async () => {
  const page = await visitors.newPage()
  await open(page, '/vendor')
  await seeAddress(page, '**/vendor-login')
  await seeText(toastOf(page), 'Accès non autorisé')
})

test('a vendor who waits for approval is told so', async () => {
  const waiting = await createVendor(site.db, { status: 'pending' })
  const page = await visitors.newPage({ as: [waiting.user] })
  await open(page, '/vendor')
  await seeText(page.getByRole('main'), /Votre compte attend sa validation/)
  await expectAccessible(page)
})

test('the figures count products and money, received and to come', async () => {
  await createProduct(site.db, { vendorId: vendor.id, status: 'pending' })
  await sell({ status: 'delivered', paymentStatus: 'completed' })
  await sell({ status: 'delivered' })
  await sell({ status: 'cancelled' })
  const page = await stall('desktop')
  await open(page, '/vendor')
  await seeText(
    page.getByRole('main'),
    /Total produits 2 Produits actifs 1 Produits à valider 1 Revenus reçus 1 600 FCFA Encaissé en espèces : 1 600 FCFA Versé : 0 FCFA À vous verser : 0 FCFA Livré, à encaisser : 1 600 FCFA/,
  )
})

test('an order is found by its number, by who ordered it and by a phone; the address keeps it', async () => {
  const kofi = await createCustomer(site.db, { fullName: 'Kofi Aka', phone: '+2250701020399' })
  const { serial } = await sell()
  const { serial: ofKofi } = await sell({ customerId: kofi.id, status: 'delivered' })
  const page = await stall()
  await open(page, '/vendor?tab=commandes&status=confirmed')
  const main = page.getByRole('main')
  const field = main.getByRole('searchbox', { name: 'Rechercher dans mes commandes' })
  for (const [searched, found] of [
    [orderNumber(serial), serial],
    ['kofi', ofKofi],
    ['07 01 02 03 99', ofKofi],
  ] as const) {
    await field.fill(searched)
    await field.press('Enter')
    await seeText(main, new RegExp(`1 commande .*${orderNumber(found)}`))
    expect(await main.getByRole('article').count()).toBe(1)
  }
  await page.reload()
  await seeText(main, new RegExp(orderNumber(ofKofi)))
  expect(await field.inputValue()).toBe('07 01 02 03 99')
  await main.getByRole('link', { name: 'En attente' }).click()
  await seeText(main, /Aucune commande trouvée/)
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Voir toutes mes commandes' }).click()
  await seeText(main, /2 commandes/)
})

test('what is delivered and not paid leads to the orders that it counts', async () => {
  const { serial } = await sell({ status: 'delivered' })
  await sell({ status: 'delivered', paymentStatus: 'completed' })
  const page = await stall()
  await open(page, '/vendor?tab=revenus')
  await page.getByRole('link', { name: 'Commandes livrées, pas encore payées' }).click()
  await seeAddress(page, '**/vendor?tab=commandes&toCollect=1')
  const main = page.getByRole('main')
  await seeText(main, new RegExp(`1 commande .*${orderNumber(serial)}.*J’ai reçu 1 600 FCFA`))
  await main.getByRole('button', { name: 'J’ai reçu' }).click()
  await seeText(main, /Rien à encaisser/)
})

test('of more orders than a page, those to confirm come first, then today’s, and what is over last', async () => {
  const sellFor = async (plannedOn: string, status: OrderStatus = 'confirmed') => {
    const { id, serial } = await sell({ status })
    await site.db.update(parcels).set({ plannedOn }).where(eq(parcels.orderId, id))
    return orderNumber(serial)
  }
  const todays = await sellFor(inDays(0))
  for (let count = 0; count < 20; count += 1) await sellFor(inDays(2))
  await sell({ status: 'delivered' })
  const unanswered = await sellFor(inDays(3), 'pending')
  const page = await stall('desktop')
  await open(page, '/vendor?tab=commandes')
  await seeText(page.getByRole('main'), '23 commandes')
  const groups = page.getByRole('region').filter({ has: page.getByRole('article') })
  await seeText(groups.first(), new RegExp(`^À confirmer.*${unanswered}.*${formatWeekday(inDays(3))}`, 'i'))
  await seeText(groups.nth(1), new RegExp(`^Aujourd’hui.*${todays}`))
  await expect.poll(() => page.getByRole('article').count()).toBe(20)
  // One that comes, or is moved, while somebody looks on, stands where it belongs.
  const also = await sellFor(inDays(0))
  await seeText(groups.nth(1), new RegExp(`^Aujourd’hui.*${todays}.*${also}`))
  await page.getByRole('button', { name: 'Voir plus' }).click()
  await seeText(groups.last(), /^Terminées.*Livrée/)
  await expect.poll(() => page.getByRole('article').count()).toBe(24)
})

test('the list goes on page after page, whatever news come meanwhile, and is filtered by status in the address', async () => {
  for (let count = 0; count < 22; count += 1) await sell()
  await sell({ status: 'shipped' })
  const page = await stall('desktop')
  const asked = Promise.withResolvers<void>()
  const mayGoOn = Promise.withResolvers<void>()
  await routeFirst(page, '**/api/vendor/orders?*cursor=*', async route => {
    asked.resolve()
    await mayGoOn.promise
    await route.continue()
  })
  await open(page, '/vendor?tab=commandes')
  await seeText(page.getByRole('main'), '23 commandes')
  await expect.poll(() => page.getByRole('article').count()).toBe(20)
  await page.getByRole('button', { name: 'Voir plus' }).click()
  await asked.promise
  // How many wait for an answer is read again with the list.
  const newsCame = page.waitForResponse('**/api/vendor/orders?toAnswer=1*')
  await sell()
  await newsCame
  mayGoOn.resolve()
  await expect.poll(() => page.getByRole('article').count()).toBe(24)
  // The assistant's button floats over whatever is beneath it.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Expédiées' }).click()
  await seeText(page.getByRole('main'), '1 commande')
  expect(new URL(page.url()).search).toBe('?tab=commandes&status=shipped')
  await page.reload()
  await seeText(page.getByRole('article'), /Expédiée/)
  await page.getByRole('link', { name: 'Annulées' }).click()
  await seeText(page.getByRole('main'), 'Aucune commande avec ce statut')
  await expectAccessible(page)
})

test('a card says how the order is paid and how to reach its customer, and cancels it after asking', async () => {
  const awa = await createCustomer(site.db, { fullName: 'Awa Koné', phone: '+2250707000001' })
  const order = await sell({ customerId: awa.id })
  const page = await stall()
  await open(page, '/vendor?tab=commandes')
  const card = page.getByRole('article')
  await seeText(card, /1 600 FCFA Paiement à la livraison En attente/)
  const hrefOf = (name: string | RegExp) => card.getByRole('link', { name }).getAttribute('href')
  expect(await page.getByText('+225 07 07 00 00 01', { exact: true }).first().isVisible()).toBe(true)
  expect(await hrefOf('Appeler Awa Koné au +225 07 07 00 00 01')).toBe('tel:+2250707000001')
  expect(await hrefOf('WhatsApp à Awa Koné')).toContain('https://wa.me/2250707000001?text=')
  const subject = encodeURIComponent(`Votre commande ${orderNumber(order.serial)}`)
  expect(await hrefOf(awa.email)).toBe(`mailto:${awa.email}?subject=${subject}`)

  // Cancelling asks first, takes a reason, keeps it over a failure, and gives the stock back.
  await card.getByRole('button', { name: 'Annuler la commande' }).click()
  const question = page.getByRole('dialog')
  await seeText(question, /Annuler la commande AMIC-\d{6} \? Le client sera prévenu par e-mail/)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Garder la commande' }).click()
  await seeText(card, /En attente/)

  await card.getByRole('button', { name: 'Annuler la commande' }).click()
  await question.getByLabel('Raison').fill('Récolte perdue')
  await routeFirst(page, '**/api/orders/*/status', route => route.fulfill({ status: 503, json: {} }))
  await question.getByRole('button', { name: 'Annuler la commande' }).click()
  await seeText(toastOf(page), /Impossible de mettre à jour le statut/)
  expect(await question.getByLabel('Raison').inputValue()).toBe('Récolte perdue')
  await question.getByRole('button', { name: 'Annuler la commande' }).click()
  await seeText(toastOf(page), 'Statut mis à jour')
  await seeText(card, /Annulée/)
  await expect.poll(() => card.getByRole('button').count()).toBe(0)
  const events = await site.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id))
  expect(events.map(({ toStatus, reason }) => [toStatus, reason])).toEqual([['cancelled', 'Récolte perdue']])
  expect(await stockOf(site.db, tomatoes.id)).toBe(22)
})

test('of filters wider than the phone the chosen one is in sight', async () => {
  // How many orders wait is written beside, later.
  for (let count = 0; count < 12; count += 1) await sell()
  const page = await stall()
  await open(page, '/vendor?tab=commandes&status=cancelled')
  await page.getByRole('link', { name: 'Commandes 12 en attente' }).waitFor()
  const chosen = page.getByRole('link', { name: 'Annulées' })
  const farthest = async () => {
    const box = await chosen.boundingBox()
    return box ? box.x + box.width : Number.POSITIVE_INFINITY
  }
  await expect.poll(farthest).toBeLessThan(361)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('each status offers its own acts and no other', async () => {
  const cash = { delivered: ['J’ai reçu 1 600 FCFA'] } as Partial<Record<OrderStatus, string[]>>
  for (const status of orderStatuses) await sell({ status })
  const page = await stall()
  for (const status of orderStatuses) {
    const { next, isToPrepare } = orderStatusFacts[status]
    const moves = next.map(to => orderStatusFacts[to].move)
    // Between the next step and the cancellation.
    if (isToPrepare) moves.splice(1, 0, 'Il en manque', 'Livrer un autre jour')
    const expected = [...moves, ...(cash[status] ?? [])]
    await open(page, `/vendor?tab=commandes&status=${status}`)
    const card = page.getByRole('article')
    await card.waitFor()
    const words = await card.getByRole('button').allInnerTexts()
    expect(words.map(text => text.replace(/\s+/g, ' '))).toEqual(expected)
  }
})

test('a failure is told, and the order stays as it was', async () => {
  await sell()
  await sell({ status: 'delivered' })
  const page = await stall()
  await page.route('**/api/orders/*/*', route => route.fulfill({ status: 500, body: '' }))
  await open(page, '/vendor?tab=commandes&status=pending')
  await page.getByRole('button', { name: 'Confirmer la commande' }).click()
  await seeText(toastOf(page), /Erreur Impossible de mettre à jour le statut$/)
  await open(page, '/vendor?tab=commandes&status=delivered')
  await page.getByRole('button', { name: /^J’ai reçu/ }).click()
  await seeText(toastOf(page), /Erreur Impossible de mettre à jour le statut de paiement/)
  await expectAccessible(page)
})

test('when live news are cut, the page asks by itself', async () => {
  const page = await stall()
  await page.clock.install()
  await page.route('**/api/vendor/orders/events?*', route => route.abort())
  await open(page, '/vendor?tab=commandes')
  await seeText(page.getByRole('main'), 'Aucune commande')
  await sell()
  await page.clock.runFor(16_000)
  await seeText(toastOf(page), 'Nouvelle commande')
  await seeText(page.getByRole('article'), /Nouvelle.*Awa Koné/)
})
