import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderNumber } from '#contract/orders/order-number.ts'
import { orderEvents, orders, parcels } from '#database/schema/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { cutConnection, restoreConnection, routeFirst } from '#tests/support/pages/connection.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeAddress,
  seeText,
  type Visitors,
  waitForPaint,
} from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
let vendor: Awaited<ReturnType<typeof createVendor>>
let tomatoes: Product
let customerId: string
beforeAll(async () => {
  site = await startTestSite()
  customerId = (await createCustomer(site.db, { fullName: 'Awa Koné', phone: '+2250707000001' })).id
  visitors = await openVisitors(site)
})
beforeEach(async () => {
  vendor = await createVendor(site.db)
  tomatoes = await createProduct(site.db, { vendorId: vendor.id, price: '800.00', stock: 90 })
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const sell = (fields: Partial<Parameters<typeof createOrder>[1]> = {}) =>
  createOrder(site.db, { customerId, lines: [{ productId: tomatoes.id, quantity: 2 }], ...fields })
const allowedMovesOf = async (orderId: string) => {
  const events = await site.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))
  return events.map(({ toStatus }) => toStatus)
}

/** The vendor's page, where the only order is confirmed and nobody answers. */
async function confirmInVain() {
  const page = await visitors.newPage({ as: [vendor.user] })
  await page.route('**/api/orders/*/status', route => route.abort())
  await open(page, '/vendor?tab=commandes')
  const card = page.getByRole('article')
  await card.getByRole('button', { name: 'Confirmer la commande' }).click()
  await seeText(card, /En attente de connexion/)
  return { page, card }
}

test('an act without a connection waits, is told, and is done once when the connection returns', async () => {
  const order = await sell()
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor?tab=commandes')
  const card = page.getByRole('article')
  await card.waitFor()
  await cutConnection(page)
  await card.getByRole('button', { name: 'Confirmer la commande' }).click()
  await seeText(card, /En attente de connexion « Confirmer la commande » partira tout seul/)
  expect(await card.getByRole('button').allInnerTexts()).toEqual(['Ne pas l’envoyer'])
  await expectAccessible(page)
  expect(await allowedMovesOf(order.id)).toEqual([])

  await restoreConnection(page)
  await seeText(card, /Confirmée.*Marquer comme expédiée/)
  expect(await allowedMovesOf(order.id)).toEqual(['confirmed'])
})

test('an act outlives its page, and may be taken back', async () => {
  const order = await sell()
  const { page, card } = await confirmInVain()
  const takeBack = card.getByRole('button', { name: 'Ne pas l’envoyer' })
  const confirm = card.getByRole('button', { name: 'Confirmer la commande' })
  await takeBack.click()
  // A cancellation that was taken back is not asked about again.
  await card.getByRole('button', { name: 'Annuler la commande' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler la commande' }).click()
  await seeText(card, /En attente de connexion/)
  await takeBack.click()
  await confirm.waitFor()
  await waitForPaint(page)
  expect(await page.getByRole('dialog').count()).toBe(0)

  await confirm.click()
  await seeText(card, /En attente de connexion/)
  await page.reload()
  await seeText(card, /En attente de connexion/)
  await takeBack.click()
  await confirm.click()
  await seeText(card, /En attente de connexion/)
  await page.unroute('**/api/orders/*/status')
  await page.reload()
  await seeText(card, /Confirmée/)
  expect(await allowedMovesOf(order.id)).toEqual(['confirmed'])
})

test('an act leaves from the profile too', async () => {
  const order = await sell()
  const { page } = await confirmInVain()
  await open(page, '/vendor-profile')
  // Only here, or the page before could still send it.
  await page.unroute('**/api/orders/*/status')
  const movesOnline = async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    return allowedMovesOf(order.id)
  }
  await expect.poll(movesOnline).toEqual(['confirmed'])
  await seeText(toastOf(page), /Statut mis à jour/)
})

/** What this browser keeps of the vendor: drafts and acts. */
const keptOf = (page: Page) =>
  page.evaluate(id => Object.keys(localStorage).filter(key => key.includes(id)), vendor.id)

test('leaving sends what waits, and takes drafts and acts along', async () => {
  const order = await sell()
  const { page } = await confirmInVain()
  await page.evaluate(
    id => localStorage.setItem(`amic.product-draft.${id}.new`, '{"fields":{"name":"Igname"}}'),
    vendor.id,
  )
  expect(await keptOf(page)).toHaveLength(2)
  await page.unroute('**/api/orders/*/status')
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await seeAddress(page, site.url.concat('/'))
  await expect.poll(() => keptOf(page)).toEqual([])
  expect(await allowedMovesOf(order.id)).toEqual(['confirmed'])
})

test('leaving waits for what is being sent already', async () => {
  const order = await sell()
  const { page } = await confirmInVain()
  let sentCount = 0
  let letThrough = () => {}
  const held = new Promise<void>(resolve => {
    letThrough = resolve
  })
  // The latest handler answers first.
  await page.route('**/api/orders/*/status', async route => {
    sentCount += 1
    await held
    await route.continue()
  })
  const sending = async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')))
    return sentCount
  }
  await expect.poll(sending).toBe(1)
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  letThrough()
  await seeAddress(page, site.url.concat('/'))
  expect(await allowedMovesOf(order.id)).toEqual(['confirmed'])
})

test('leaving asks before an act is given up that cannot be sent', async () => {
  const order = await sell()
  const { page, card } = await confirmInVain()
  const logout = page.getByRole('main').getByRole('button', { name: 'Déconnexion' })
  await logout.click()
  const dialog = page.getByRole('dialog')
  const number = orderNumber(order.serial)
  await seeText(dialog, new RegExp(`sans les envoyer \\?.*${number} : « Confirmer la commande »`))
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Rester connecté' }).click()
  await seeText(card, /En attente de connexion/)
  expect(await keptOf(page)).toHaveLength(1)

  // So does the menu, which has closed by then.
  await page.getByLabel('Menu', { exact: true }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Déconnexion' }).click()
  await seeText(dialog, new RegExp(`sans les envoyer \\?.*${number}`))
  await dialog.getByRole('button', { name: 'Rester connecté' }).click()

  await logout.click()
  await dialog.getByRole('button', { name: 'Se déconnecter quand même' }).click()
  await seeAddress(page, site.url.concat('/'))
  await expect.poll(() => keptOf(page)).toEqual([])
  expect(await allowedMovesOf(order.id)).toEqual([])
})

test('an act that came too late is told as it is', async () => {
  const order = await sell()
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor?tab=commandes')
  const card = page.getByRole('article')
  await card.waitFor()
  await cutConnection(page)
  await card.getByRole('button', { name: 'Confirmer la commande' }).click()
  await seeText(card, /En attente de connexion/)
  await site.db.update(parcels).set({ status: 'cancelled' }).where(eq(parcels.orderId, order.id))
  await site.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, order.id))
  await restoreConnection(page)
  await seeText(card, /Annulée.*« Confirmer la commande » n’a pas pu être fait La commande a changé d’état/)
  await expectAccessible(page)
  await card.getByRole('button', { name: 'J’ai compris' }).click()
  await expect.poll(() => card.getByRole('button').count()).toBe(0)
})

test('money confirmed twice, the first answer lost, is confirmed once and told as done', async () => {
  const order = await sell({ status: 'delivered' })
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor?tab=commandes')
  await routeFirst(page, '**/api/orders/*/payment-status', async route => {
    await route.fetch()
    await route.abort()
  })
  const card = page.getByRole('article')
  await card.getByRole('button', { name: /^J’ai reçu/ }).click()
  await seeText(toastOf(page), 'Paiement confirmé')
  await seeText(card, /Payé/)
  await expect.poll(() => card.getByRole('button').count()).toBe(0)
  const events = await site.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id))
  expect(events).toHaveLength(1)
})

test('the list for the day says that it is empty, is read and printed', async () => {
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor/preparation')
  await seeText(page.getByRole('main'), /Aucun colis à préparer/)
  await expectAccessible(page)

  const eggs = await createProduct(site.db, { vendorId: vendor.id, name: 'Œufs', unit: 'caisse' })
  const first = await sell({ notes: 'Sonnez deux fois' })
  await sell({
    status: 'confirmed',
    lines: [
      { productId: tomatoes.id, quantity: 3 },
      { productId: eggs.id, quantity: 1 },
    ],
  })
  await sell({ status: 'shipped' })
  await sell({ paymentMethod: 'cinetpay' })
  await open(page, '/vendor?tab=commandes')
  await page.getByRole('link', { name: 'Liste de préparation' }).click()
  const main = page.getByRole('main')
  await seeText(
    main,
    /2 colis à préparer.*À rassembler 1 caisse Œufs 3 kg Tomates De plus, une fois confirmé 2 kg Tomates Par client 0 colis prêt sur 2/,
  )
  const ofFirst = main.getByRole('listitem').filter({ hasText: orderNumber(first.serial) })
  await seeText(
    ofFirst,
    /Awa Koné À confirmer AMIC-\d+, du .* Sonnez deux fois 2 kg Tomates Cocody, Abidjan \+225 07 07 00 00 01 À encaisser : 1 600 FCFA .*Confirmer la commande$/,
  )
  await expectUsableOnEveryScreen(page)
  // Names begin below each other, and have the rest of the line.
  const boxOf = (words: string) =>
    main.getByRole('region', { name: 'À rassembler' }).getByText(words).boundingBox()
  expect((await boxOf('3 kg'))!.width).toBeLessThan(70)
  expect((await boxOf('Œufs'))!.x).toBe((await boxOf('Tomates'))!.x)
  await main.getByRole('checkbox', { name: /Œufs$/ }).first().check()
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Imprimer' }).click()
  await page.waitForSelector('[data-printed]')
  await ofFirst.getByRole('checkbox').check()
  await seeText(main, /Par client 1 colis prêt sur 2/)
  await ofFirst.getByRole('button', { name: 'Confirmer la commande' }).click()
  await seeText(main, /À rassembler 1 caisse Œufs 5 kg Tomates pour 2 colis Par client/)
  await seeText(ofFirst.locator('h3:focus'), 'Awa Koné')
  await ofFirst.getByRole('button', { name: 'Marquer comme expédiée' }).click()
  await seeText(main, /1 colis à préparer.* Par client 0 colis prêt sur 1/)
  await seeText(main.locator('h2:focus'), 'Par client')
  await cutConnection(page)
  await main.getByRole('button', { name: 'Marquer comme expédiée' }).click()
  await seeText(
    main.getByRole('listitem').getByRole('status'),
    '« Marquer comme expédiée » attend la connexion',
  )
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('banner').isVisible()).toBe(false)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: 'Imprimer' }).isVisible()).toBe(false)
})
