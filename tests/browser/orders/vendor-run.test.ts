import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayOf } from '#contract/day-of.ts'
import { DAY_MS } from '#contract/durations.ts'
import { orderNumber } from '#contract/orders/order-number.ts'
import { deliveryCodes } from '#database/schema/delivery-codes.ts'
import { parcels } from '#database/schema/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createPickupPoint, fetchedAt } from '#tests/support/makers/pickup-points.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible, expectNoOverflow } from '#tests/support/pages/chromium.ts'
import { cutConnection, restoreConnection } from '#tests/support/pages/connection.ts'
import { waitForServiceWorker } from '#tests/support/pages/offline-site.ts'
import { openStop } from '#tests/support/pages/run-stops.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import {
  open,
  openVisitors,
  seeAddress,
  seeText,
  type Visitors,
  waitForContent,
  waitForPaint,
} from '#tests/support/pages/visitors.ts'
import { handOverWithoutCode } from '#tests/support/pages/without-code.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'
import { another } from '#tests/support/shops/delivery-shop.ts'

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
  productId = (
    await createProduct(site.db, { vendorId: vendor.id, name: 'Tomates', price: '800.00', stock: 90 })
  ).id
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

type Fields = Partial<Parameters<typeof createOrder>[1]> & { to: string; on?: string }

/** A parcel to be delivered to somebody, today unless another day is said. */
async function parcelTo({ to, on = dayOf(new Date()), ...fields }: Fields) {
  const { id: customerId } = await createCustomer(site.db, { fullName: to, phone: '+2250707000001' })
  const lines = [{ productId, quantity: 2 }]
  const order = await createOrder(site.db, { customerId, lines, status: 'confirmed', ...fields })
  const [parcel] = order.parcels
  await site.db.update(parcels).set({ plannedOn: on }).where(eq(parcels.id, parcel!.id))
  const [kept] = await site.db.select().from(deliveryCodes).where(eq(deliveryCodes.parcelId, parcel!.id))
  return { id: parcel!.id, number: orderNumber(order.serial), code: kept!.code! }
}

const stopOf = (page: Page, to: string) => page.getByRole('article', { name: to })
const stateOf = async (id: string) => (await site.db.select().from(parcels).where(eq(parcels.id, id)))[0]
const namesOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
/** All that a stop says, so that a failure tells more than its name. */
const textsOf = (page: Page) => page.getByRole('main').getByRole('article').allInnerTexts()
const storageOf = (page: Page) => page.evaluate(() => JSON.stringify(localStorage))

async function openRun(options: { serviceWorker?: boolean } = {}): Promise<Page> {
  const page = await visitors.newPage({ as: [vendor.user], ...options })
  await open(page, '/vendor/tournee')
  return page
}

test('the parcels of the day leave together, and each is delivered with its code and its cash in one act', async () => {
  const awa = await parcelTo({
    to: 'Awa Koné',
    directions: 'Abobo, derrière la mairie',
    notes: 'Sonner deux fois',
  })
  const moussa = await parcelTo({
    to: 'Moussa Traoré',
    directions: 'Quartier Millionnaire, près du lac aux caïmans',
    paymentMethod: 'cinetpay',
    paymentStatus: 'completed',
  })
  await parcelTo({ to: 'Aïcha Demain', on: '2099-01-05' })
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor?tab=commandes')
  await page.getByRole('link', { name: 'Aujourd’hui' }).click()
  await expect.poll(() => namesOf(page)).toEqual(['Awa Koné', 'Moussa Traoré'])
  await seeText(
    page.getByRole('region', { name: 'Ce qui reste' }),
    /À livrer 2 colis À encaisser aujourd’hui 1 600 FCFA/,
  )
  await seeText(
    stopOf(page, 'Awa Koné'),
    /1 600 FCFA À charger à encaisser .*Abobo, derrière la mairie.*Sonner deux fois.*Tomates 2 kg/,
  )
  // The next stop is open; of the others a row tells what one looks for.
  const row = stopOf(page, 'Moussa Traoré')
  await seeText(row, /^2 Moussa Traoré 1 600 FCFA À charger déjà payé Quartier Millionnaire, .* caïmans$/)
  const way = row.getByText(/caïmans$/).first()
  const cut = await way.evaluate(p => [p.scrollWidth - p.clientWidth, p.scrollHeight - p.clientHeight])
  expect(cut, 'of the way nothing is cut').toEqual([0, 0])
  await expectAccessible(page)
  await expectNoOverflow(page)

  await page.getByRole('button', { name: 'Partir avec 2 colis confirmés' }).click()
  await expect
    .poll(async () => [(await stateOf(awa.id))?.status, (await stateOf(moussa.id))?.status])
    .toEqual(['shipped', 'shipped'])
  const stop = stopOf(page, 'Awa Koné')
  await stop.getByLabel('Code du client').fill(another(awa.code))
  await stop.getByLabel('J’ai reçu 1 600 FCFA en espèces').check()
  await stop.getByRole('button', { name: 'Marquer comme livrée' }).click()
  await seeText(stop, /Ce code ne correspond pas/)
  expect(await stateOf(awa.id)).toMatchObject({ status: 'shipped', paymentStatus: 'pending' })
  await stop.getByLabel('Code du client').fill(awa.code)
  await stop.getByRole('button', { name: 'Marquer comme livrée' }).click()
  // Under a pointer it would stay for ever: only what happens on the page ends it.
  await toastOf(page).getByText('Statut mis à jour').hover()
  await expect.poll(() => namesOf(page)).toEqual(['Moussa Traoré'])
  // What is told of one stop does not lie over the field of the next.
  await stopOf(page, 'Moussa Traoré').getByLabel('Code du client').focus()
  await expect.poll(() => toastOf(page).textContent()).toBe('')
  expect(await stateOf(awa.id)).toMatchObject({
    status: 'delivered',
    paymentStatus: 'completed',
    deliveredWith: 'code',
  })
  await seeText(
    page.getByRole('region', { name: 'Ce qui reste' }),
    /À livrer 1 colis À encaisser aujourd’hui 0 FCFA/,
  )
  await handOverWithoutCode(stopOf(page, 'Moussa Traoré'))
  await seeText(page.getByRole('main'), /Rien à livrer aujourd’hui/)
  expect(await stateOf(moussa.id)).toMatchObject({ status: 'delivered', deliveredWith: 'none' })
  await expectAccessible(page)
})

test('a parcel whose payment is awaited is not said to be paid, and cannot be handed over', async () => {
  await parcelTo({ to: 'Awa Koné', paymentMethod: 'cinetpay' })
  const page = await openRun()
  const stop = stopOf(page, 'Awa Koné')
  await seeText(stop, /1 600 FCFA À charger pas encore payé/)
  expect(await stop.getByLabel('Code du client').count()).toBe(0)
})

test('the stops stay as the producer arranged them, and nobody drives to what waits at its pickup point', async () => {
  const arranged = (...stops: string[]) => [...stops, 'Au point de retrait']
  await parcelTo({ to: 'Awa Koné', directions: 'Abobo' })
  const { number } = await parcelTo({ to: 'Moussa Traoré', directions: 'Marcory' })
  await parcelTo({ to: 'Aya Kouassi', directions: 'Yopougon', on: dayOf(new Date(Date.now() - DAY_MS)) })
  const point = fetchedAt(await createPickupPoint(site.db))
  await parcelTo({ to: 'Kofi Aka', ...point, status: 'shipped', on: dayOf(new Date(Date.now() - DAY_MS)) })
  const page = await openRun()
  await seeText(page.getByRole('region', { name: 'Ce qui reste' }), /À livrer 3 colis/)
  const atPoint = page.getByRole('region', { name: 'Au point de retrait' })
  await seeText(atPoint, /Kofi Aka.*Prête au retrait/)
  await openStop(stopOf(page, 'Kofi Aka'))
  await seeText(atPoint, /Code du client/)
  const way = atPoint.getByRole('link', { name: /^Itinéraire vers / })
  expect(await way.getAttribute('href')).toContain('/maps/dir/')
  const talk = atPoint.getByRole('link', { name: 'WhatsApp' })
  expect(await talk.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/2250707000001\?text=/)
  await expect.poll(() => atPoint.textContent()).not.toContain('Prévu')
  await expect.poll(() => namesOf(page)).toEqual(arranged('Awa Koné', 'Moussa Traoré', 'Aya Kouassi'))
  await seeText(stopOf(page, 'Aya Kouassi'), /Prévu/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Changer l’ordre' }).click()
  await page.getByRole('button', { name: `Livrer ${number} plus tôt` }).click()
  await expect.poll(() => namesOf(page)).toEqual(arranged('Moussa Traoré', 'Awa Koné', 'Aya Kouassi'))
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Valider l’ordre' }).click()
  await seeText(stopOf(page, 'Moussa Traoré'), /Code du client|Partir avec ce colis/)
  await page.reload()
  await expect.poll(() => namesOf(page)).toEqual(arranged('Moussa Traoré', 'Awa Koné', 'Aya Kouassi'))
})

test('what was handed over at its pickup point is told as unsent, where nothing else is left to drive', async () => {
  const point = fetchedAt(await createPickupPoint(site.db))
  await parcelTo({ to: 'Kofi Aka', ...point, status: 'shipped', on: dayOf(new Date(Date.now() - DAY_MS)) })
  const page = await openRun()
  await openStop(stopOf(page, 'Kofi Aka'))
  await cutConnection(page)
  await handOverWithoutCode(stopOf(page, 'Kofi Aka'), 'Retirée')
  await seeText(page.getByRole('main'), /Rien à livrer aujourd’hui 1 livraison notée, à envoyer/)
})

test('what is typed stays when the head of the page comes late, and cannot be told who is there', async () => {
  await parcelTo({ to: 'Awa Koné', directions: 'Abobo', status: 'shipped' })
  const page = await visitors.newPage({ as: [vendor.user], screen: 'desktop' })
  await open(page, '/vendor/tournee')
  await expect.poll(() => namesOf(page)).toEqual(['Awa Koné'])
  for (const address of ['**/api/auth/vendor', '**/api/vendor/orders*']) {
    await page.route(address, route => route.abort())
  }
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/staff-links-*.js', async route => {
    await promise
    await route.continue()
  })
  await open(page, '/vendor/tournee')
  const code = stopOf(page, 'Awa Koné').getByLabel('Code du client')
  await code.fill('1234')
  resolve()
  await page.getByRole('banner').getByRole('link', { name: 'Mon espace' }).waitFor()
  expect(await code.inputValue()).toBe('1234')
})

test('a run goes on without a connection, over a reload, and is sent when it is back', async () => {
  const awa = await parcelTo({ to: 'Awa Koné', directions: 'Abobo' })
  const moussa = await parcelTo({ to: 'Moussa Traoré', directions: 'Marcory' })
  const aya = await parcelTo({ to: 'Aya Kouassi', directions: 'Yopougon' })
  const page = await openRun({ serviceWorker: true })
  await expect.poll(() => namesOf(page)).toHaveLength(3)
  await waitForServiceWorker(page)
  await page.reload()
  await expect.poll(() => namesOf(page)).toHaveLength(3)

  await cutConnection(page)
  await page.getByRole('button', { name: 'Partir avec 3 colis confirmés' }).click()
  await expect.poll(() => page.getByLabel('Code du client').count()).toBe(3)
  await open(page, '/vendor/tournee')
  await seeText(page.getByRole('main'), /Sans connexion : voici la tournée, lue le/)
  const deliver = async (to: string, code: string) => {
    const stop = stopOf(page, to)
    // The one before is noted, and folded: this one is open.
    await stop.getByLabel('Code du client').fill(code)
    await stop.getByLabel(/en espèces$/).check()
    await stop.getByRole('button', { name: 'Marquer comme livrée' }).click()
    await seeText(stop, /Livraison notée, à envoyer/)
    expect(await stop.textContent(), 'nobody has to collect there any more').not.toContain('à encaisser')
  }
  await deliver('Awa Koné', awa.code)
  await deliver('Moussa Traoré', another(moussa.code))
  await handOverWithoutCode(stopOf(page, 'Aya Kouassi'))
  await seeText(
    page.getByRole('region', { name: 'Ce qui reste' }),
    /À livrer 0 colis 3 livraisons notées, à envoyer À encaisser aujourd’hui 0 FCFA/,
  )
  await expectAccessible(page)
  for (const { id } of [awa, moussa, aya]) expect(await stateOf(id)).toMatchObject({ status: 'confirmed' })

  await restoreConnection(page)
  const refused = stopOf(page, 'Moussa Traoré')
  await seeText(refused, /Code refusé Ce code ne correspond pas/)
  await expect.poll(() => textsOf(page)).toEqual([expect.stringContaining('Moussa Traoré')])
  expect(await stateOf(awa.id)).toMatchObject({
    status: 'delivered',
    paymentStatus: 'completed',
    deliveredWith: 'code',
  })
  const withoutCode = { status: 'delivered', deliveredWith: 'none' }
  expect(await stateOf(aya.id)).toMatchObject({ ...withoutCode, paymentStatus: 'pending' })
  expect(await stateOf(moussa.id)).toMatchObject({ status: 'shipped', paymentStatus: 'pending' })
  await expectAccessible(page)
  await refused.getByRole('button', { name: 'Noter livrée sans code' }).click()
  await seeText(page.getByRole('main'), /Rien à livrer aujourd’hui/)
  expect(await stateOf(moussa.id)).toMatchObject({ ...withoutCode, paymentStatus: 'completed' })
})

test('whoever leaves takes the addresses along', async () => {
  await parcelTo({ to: 'Awa Koné' })
  const page = await openRun()
  await expect.poll(() => namesOf(page)).toEqual(['Awa Koné'])
  expect(await storageOf(page)).toContain('Awa Koné')
  await open(page, '/vendor')
  await page.getByRole('main').getByRole('button', { name: 'Déconnexion' }).click()
  await seeAddress(page, site.url.concat('/'))
  await expect.poll(() => storageOf(page)).not.toContain('Awa')
})

test('addresses that come once their vendor has left are not kept', async () => {
  await parcelTo({ to: 'Awa Koné' })
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor?tab=commandes')
  await waitForContent(page)
  const lastOfTheRun = '**/api/vendor/orders?*status=shipped*'
  const isAnswered = Promise.withResolvers<void>()
  const hasLeft = Promise.withResolvers<void>()
  await page.route(lastOfTheRun, async route => {
    const response = await route.fetch()
    isAnswered.resolve()
    await hasLeft.promise
    await route.fulfill({ response })
  })
  await page.getByRole('link', { name: 'Aujourd’hui' }).click()
  await isAnswered.promise
  await page.getByRole('link', { name: 'Mes commandes' }).first().click()
  await page.getByRole('main').getByRole('button', { name: 'Déconnexion' }).click()
  await seeAddress(page, site.url.concat('/'))
  const heard = page.waitForResponse(lastOfTheRun)
  hasLeft.resolve()
  expect((await heard).ok()).toBe(true)
  await waitForPaint(page)
  expect(await storageOf(page)).not.toContain('Awa')
})
