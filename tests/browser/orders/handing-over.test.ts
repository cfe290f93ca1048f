import { eq } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { deliveryCodes } from '#database/schema/delivery-codes.ts'
import { parcels } from '#database/schema/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible, expectFocusKept, expectNoOverflow } from '#tests/support/pages/chromium.ts'
import { cutConnection, restoreConnection, routeFirst } from '#tests/support/pages/connection.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeAddress,
  seeText,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { handOverWithoutCode } from '#tests/support/pages/without-code.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'
import { another } from '#tests/support/shops/delivery-shop.ts'

let site: TestSite
let visitors: Visitors
let vendor: Awaited<ReturnType<typeof createVendor>>
let awa: Awaited<ReturnType<typeof createCustomer>>
let productId: string
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
})
beforeEach(async () => {
  awa = await createCustomer(site.db, { fullName: 'Awa Koné' })
  vendor = await createVendor(site.db)
  productId = (await createProduct(site.db, { vendorId: vendor.id, price: '800.00' })).id
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

/** A parcel on its way, with its code. */
async function sell(fields: Partial<Parameters<typeof createOrder>[1]> = {}) {
  const lines = [{ productId, quantity: 2 }]
  const order = await createOrder(site.db, { customerId: awa.id, lines, status: 'shipped', ...fields })
  const parcelId = order.parcels[0]!.id
  const [kept] = await site.db.select().from(deliveryCodes).where(eq(deliveryCodes.parcelId, parcelId))
  const stored = async () => {
    const [parcel] = await site.db.select().from(parcels).where(eq(parcels.id, parcelId))
    return [parcel!.status, parcel!.paymentStatus, parcel!.deliveredWith]
  }
  return { ...order, code: kept!.code!, stored }
}

async function openStall(): Promise<{ page: Page; card: Locator }> {
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor?tab=commandes')
  const card = page.getByRole('article')
  await card.waitFor()
  return { page, card }
}
const askAtTheDoor = async (page: Page, card: Locator) => {
  await card.getByRole('button', { name: 'Marquer comme livrée' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  return dialog
}

test('the customer reads the code, says it, and the parcel and its cash are noted in one act', async () => {
  const order = await sell()
  const phone = await visitors.newPage({ as: [awa] })
  await open(phone, `/orders/${order.id}`)
  await seeText(phone.getByRole('main'), new RegExp(`Code de livraison ${order.code} Dites-le à la personne`))
  await expectAccessible(phone)
  await expectNoOverflow(phone)
  await open(phone, '/dashboard')
  await seeText(phone.getByRole('main'), new RegExp(`Code de livraison ${order.code}`))

  const { page, card } = await openStall()
  const dialog = await askAtTheDoor(page, card)
  await expectUsableOnEveryScreen(page)
  await dialog.getByRole('button', { name: 'Marquer comme livrée' }).click()
  await seeText(dialog, /Le code a quatre chiffres\./)
  await dialog.getByLabel('Code du client').fill(another(order.code))
  await dialog.getByLabel('J’ai reçu 1 600 FCFA en espèces').check()
  await dialog.getByRole('button', { name: 'Marquer comme livrée' }).click()
  await seeText(dialog, /Ce code ne correspond pas\./)
  await expectUsableOnEveryScreen(page)
  expect(await order.stored()).toEqual(['shipped', 'pending', null])
  await dialog.getByLabel('Code du client').fill(order.code)
  await dialog.getByRole('button', { name: 'Marquer comme livrée' }).click()
  await seeText(card, /Livrée.*Payé/)
  expect(await order.stored()).toEqual(['delivered', 'completed', 'code'])

  await seeText(phone.getByRole('main'), /Livrée : fait/)
  expect(await phone.getByText('Code de livraison').count()).toBe(0)
})

test('a delivery that the server cannot note leaves the dialog as it was filled in', async () => {
  const order = await sell()
  const { page, card } = await openStall()
  const dialog = await askAtTheDoor(page, card)
  await dialog.getByLabel('Code du client').fill(order.code)
  await dialog.getByRole('checkbox').check()
  await routeFirst(page, '**/api/orders/*/status', route => route.fulfill({ status: 503, json: {} }))
  await dialog.getByRole('button', { name: 'Marquer comme livrée' }).click()
  await seeText(toastOf(page), /Impossible de mettre à jour le statut/)
  expect(await dialog.getByLabel('Code du client').inputValue()).toBe(order.code)
  await dialog.getByRole('button', { name: 'Marquer comme livrée' }).click()
  await seeText(card, /Livrée.*Payé/)
  expect(await order.stored()).toEqual(['delivered', 'completed', 'code'])
})

test('a parcel that is handed over without a code is told to its customer', async () => {
  const order = await sell({ paymentMethod: 'cinetpay', paymentStatus: 'completed' })
  const { page, card } = await openStall()
  const dialog = await askAtTheDoor(page, card)
  expect(await dialog.getByRole('checkbox').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Livrée sans code' }).click()
  await seeText(dialog, /Livrée sans code \? Le client ne l’aura pas confirmé/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Saisir le code' }).click()
  await dialog.getByLabel('Code du client').waitFor()
  await expectFocusKept(page)
  expect(await order.stored()).toEqual(['shipped', 'completed', null])
  await handOverWithoutCode(dialog)
  await seeText(toastOf(page), /^Statut mis à jour/)
  expect(await order.stored()).toEqual(['delivered', 'completed', 'none'])
  const phone = await visitors.newPage({ as: [awa] })
  await open(phone, `/orders/${order.id}`)
  await seeText(
    phone.getByRole('main'),
    /Votre colis a été noté livré sans votre code\. Un problème \? Dites-le-nous\. Signaler un problème/,
  )
  await expectAccessible(phone)
  // Three days later it is too late to report it there.
  const later = await visitors.newPage({ as: [awa] })
  await later.clock.install({ time: Date.now() + 3 * DAY_MS })
  await open(later, `/orders/${order.id}`)
  expect(await later.getByRole('link', { name: 'Nous écrire' }).getAttribute('href')).toMatch(
    /^\/contact\?commande=AMIC-\d{6}$/,
  )
  await phone.getByRole('link', { name: 'Signaler un problème' }).first().click()
  await seeAddress(phone, `**/signaler/${order.id}`)
  await phone.getByRole('heading', { level: 1, name: 'Signaler un problème' }).waitFor()
})

test('without a connection the code is kept, and sent when the connection returns', async () => {
  const order = await sell()
  const { page, card } = await openStall()
  const dialog = await askAtTheDoor(page, card)
  await cutConnection(page)
  await dialog.getByLabel('Code du client').fill(order.code)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Marquer comme livrée' }).click()
  await seeText(card, /En attente de connexion/)
  expect(await order.stored()).toEqual(['shipped', 'pending', null])
  await restoreConnection(page)
  await seeText(card, /Livrée.*Payé/)
  expect(await order.stored()).toEqual(['delivered', 'completed', 'code'])
})

test('a code that is refused afterwards says so, and the parcel is noted without', async () => {
  const order = await sell()
  const { page, card } = await openStall()
  const dialog = await askAtTheDoor(page, card)
  await cutConnection(page)
  await dialog.getByLabel('Code du client').fill(another(order.code))
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Marquer comme livrée' }).click()
  await seeText(card, /En attente de connexion/)
  await restoreConnection(page)
  await seeText(toastOf(page), /Code refusé/)
  await seeText(card, /Code refusé Ce code ne correspond pas\. Saisir un autre code Noter livrée sans code/)
  await expectAccessible(page)
  expect(await order.stored()).toEqual(['shipped', 'pending', null])
  await card.getByRole('button', { name: 'Noter livrée sans code' }).click()
  await seeText(card, /Livrée.*Payé/)
  expect(await order.stored()).toEqual(['delivered', 'completed', 'none'])
})

test('an order that waits for its payment shows no code yet', async () => {
  const order = await sell({ status: 'pending', paymentMethod: 'cinetpay' })
  const phone = await visitors.newPage({ as: [awa] })
  await open(phone, `/orders/${order.id}`)
  await seeText(phone.getByRole('main'), /À payer/)
  expect(await phone.getByText('Code de livraison').count()).toBe(0)
})
