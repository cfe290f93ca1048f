import { eq, sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/durations.ts'
import { orderNumber } from '#contract/orders/order-number.ts'
import { addresses, zones } from '#database/schema/delivery.ts'
import { orders } from '#database/schema/orders.ts'
import { pickupHours, pickupPoints } from '#database/schema/pickup-points.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createPickupPoint, fetchedAt } from '#tests/support/makers/pickup-points.ts'
import { createOrder, createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { cutConnection } from '#tests/support/pages/connection.ts'
import { cachedTexts, waitForServiceWorker } from '#tests/support/pages/offline-site.ts'
import { confirmButton, fillCart, openEmptyCheckout } from '#tests/support/pages/shopping.ts'
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

let site: TestSite
let visitors: Visitors
let vendor: Awaited<ReturnType<typeof createVendor>>
let tomatoes: Product
beforeAll(async () => {
  site = await startTestSite()
  vendor = await createVendor(site.db)
  tomatoes = await createProduct(site.db, { vendorId: vendor.id, name: 'Tomates', stock: 500 })
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

type Point = typeof pickupPoints.$inferSelect
let adjame: Point
let bouake: Point
beforeEach(async () => {
  // Those of the test before stay for its orders, under names that nobody uses.
  await site.db.update(pickupPoints).set({ isActive: false, name: sql`${pickupPoints.id}::text` })
  const [first, second] = await Promise.all(
    ['Adjamé', 'Bouaké'].map(async name => {
      const [zone] = await site.db.select().from(zones).where(eq(zones.name, name))
      return createPickupPoint(site.db, { zoneId: zone!.id, name: `Gare de ${name}` })
    }),
  )
  adjame = first!
  bouake = second!
})

const main = (page: Page) => page.getByRole('main')

test('the page of the points says where, when, and whether they are open by the clock of who looks', async () => {
  await site.db.delete(pickupHours).where(eq(pickupHours.pickupPointId, bouake.id))
  const page = await visitors.newPage()
  // Monday 23 November 2026.
  await page.clock.install({ time: new Date('2026-11-23T17:40:00Z') })
  await open(page, '/points-de-retrait')
  const card = page.getByRole('article').filter({ hasText: 'Gare de Adjamé' })
  await seeText(
    card,
    /Gare de Adjamé Ouvert maintenant 12 rue du Rail, Adjamé Guichet 3.*\+225 27 20 30 40 50 .*lundi à samedi 8 h à 18 h/i,
  )
  expect(await card.getByRole('link', { name: /^Appeler Gare de Adjamé/ }).getAttribute('href')).toBe(
    'tel:+2252720304050',
  )
  const way = card.getByRole('link', { name: /^Itinéraire vers Gare de Adjamé/ })
  expect(await way.getAttribute('href')).toBe(
    `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent('12 rue du Rail, Adjamé, Côte d’Ivoire')}`,
  )
  // The map is not told from where one comes.
  expect(await way.getAttribute('rel')).toBe('noreferrer')
  await seeText(
    page.getByRole('article').filter({ hasText: 'Gare de Bouaké' }),
    /^Gare de Bouaké 12 rue .* Horaires communiqués par téléphone$/,
  )
  await seeText(main(page), /Le producteur y remet lui-même votre commande.*code à quatre chiffres/)
  await expectUsableOnEveryScreen(page)
  await page.clock.runFor(20 * MINUTE_MS)
  await seeText(card, /Ouvre demain à 8 h/)
})

test('an order is fetched at a point: chosen, kept over a reload, handed over', async () => {
  const awa = await createCustomer(site.db, { phone: '+2250701020304', region: 'Bouaké' })
  const page = await visitors.newPage({ as: [awa] })
  await fillCart(page, [{ product: tomatoes, quantity: 1 }])
  await openEmptyCheckout(page)
  expect(await page.getByRole('radio', { name: /^Livraison à domicile/ }).isChecked()).toBe(true)
  await page.getByRole('radio', { name: /^Point de retrait/ }).check()
  const points = page.getByRole('group', { name: 'Choisissez votre point de retrait' })
  // Those of one's region, and the others on demand.
  await seeText(points, /^Choisissez votre point de retrait Gare de Bouaké/)
  expect(await points.getByRole('radio').count()).toBe(1)
  await page.getByRole('radio', { name: /Paiement à la livraison/ }).check()
  await confirmButton(page).click()
  await seeText(
    page.getByRole('main').getByRole('alert'),
    /Une information est à corriger Choisissez un point de retrait/,
  )
  await seeText(points, /Choisissez un point de retrait$/)
  await expectUsableOnEveryScreen(page)
  await page.getByRole('button', { name: 'Autres points de retrait (1)' }).click()
  await points.getByRole('radio', { name: /^Gare de Adjamé/ }).check()
  await page.getByLabel('Quelqu’un d’autre reçoit la commande').check()
  await page.getByLabel('Son nom').fill('Mariam Bamba')
  await page.getByLabel('Son téléphone').fill('05 09 08 07 06')
  // Nobody has said that this person is at home too.
  await page.getByRole('radio', { name: /^Livraison à domicile/ }).check()
  await page.getByLabel('Région').waitFor()
  expect(await page.getByLabel('Quelqu’un d’autre reçoit la commande').isChecked()).toBe(false)
  await page.getByRole('radio', { name: /^Point de retrait/ }).check()

  await page.reload()
  await points.getByRole('radio', { name: /^Gare de Adjamé/ }).waitFor()
  expect(await points.getByRole('radio', { name: /^Gare de Adjamé/ }).isChecked()).toBe(true)
  expect(await page.getByLabel('Son nom').inputValue()).toBe('Mariam Bamba')
  await expectUsableOnEveryScreen(page)
  await confirmButton(page).click()
  await seeAddress(page, '**/order-success?order=*')
  await seeText(
    main(page),
    /Lieu de retrait Point de retrait Gare de Adjamé, 12 rue du Rail, Adjamé, Abidjan Guichet 3, à gauche de l’entrée Horaires et téléphone du point À remettre à Mariam Bamba/,
  )
  await seeText(main(page), /Au retrait, vous vérifiez vos produits et payez en espèces/)
  await expectUsableOnEveryScreen(page)
  const [order] = await site.db.select().from(orders).where(eq(orders.customerId, awa.id))
  expect(order).toMatchObject({
    deliveryMode: 'pickup',
    pickupPointId: adjame.id,
    phone: '+2250509080706',
  })

  const stall = await visitors.newPage({ as: [vendor.user] })
  await open(stall, '/vendor?tab=commandes')
  const card = stall.getByRole('article').first()
  await seeText(card, /Mariam Bamba .*Point de retrait Gare de Adjamé/)
  await card.getByRole('button', { name: 'Confirmer la commande' }).click()
  await card.getByRole('button', { name: 'Marquer comme prête au retrait' }).click()
  await seeText(card, /Prête au retrait/)
  // The head of the page covers nothing by half.
  await stall.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(stall)
  const office = await visitors.newPage({ as: [await createAdmin(site.db)], screen: 'desktop' })
  await open(office, '/admin/orders')
  await seeText(main(office), /Gare de Adjamé.* FCFA Au retrait/)
  await open(page, `/orders/${order!.id}`)
  const steps = page.getByRole('list', { name: 'Suivi de la commande' })
  await seeText(
    main(page),
    /Code de retrait \d{4} Dites-le à la personne .* Gare de Adjamé 12 rue du Rail Guichet 3, à gauche de l’entrée \S+[^:]* : (?:8 h à 18 h|point fermé) Itinéraire/,
  )
  await main(page).getByRole('link', { name: 'Itinéraire vers Gare de Adjamé' }).waitFor()
  await main(page).getByRole('link', { name: 'Appeler Gare de Adjamé' }).waitFor()
  await seeText(steps, /Confirmée : fait.*Prête au retrait : fait.*Retirée : à venir/)
  await card.getByRole('button', { name: 'Marquer comme retirée' }).click()
  const door = stall.getByRole('dialog', { name: /^Remettre la commande/ })
  await door.waitFor()
  await expectAccessible(stall)
  await handOverWithoutCode(door, 'Retirée')
  await seeText(card, /Retirée/)
  await seeText(steps, /Retirée : fait/)
  await seeText(main(page), /Lieu de retrait Point de retrait Gare de Adjamé/)
  await expectUsableOnEveryScreen(page)
})

test('what the server sends of the page depends on no hour and no visitor', async () => {
  const html = await (await fetch(`${site.url}/points-de-retrait`)).text()
  expect(html).toContain('Gare de Adjamé')
  expect(html).not.toMatch(/Ouvert maintenant|Ouvre (?:demain|à|lundi)/)
})

test('the kept page follows what administrators change, and is there without a connection', async () => {
  const admin = await visitors.newPage({ as: [{ ...(await createAdmin(site.db)), role: 'admin' }] })
  await open(admin, '/admin/livraison#points')
  await admin.getByRole('button', { name: 'Modifier Gare de Bouaké' }).click()
  await admin.getByRole('button', { name: 'Fermer le point Gare de Bouaké' }).click()
  await admin.getByRole('button', { name: 'Rouvrir le point Gare de Bouaké' }).waitFor()
  const read = async () => (await fetch(`${site.url}/points-de-retrait`)).text()
  await expect.poll(read).not.toContain('Gare de Bouaké')

  const page = await visitors.newPage({ serviceWorker: true })
  await open(page, '/points-de-retrait')
  await waitForServiceWorker(page)
  await expect.poll(() => cachedTexts(page)).toContain('/points-de-retrait\n')
  await cutConnection(page)
  await open(page, '/points-de-retrait')
  await seeText(main(page), /Gare de Adjamé (?:Ouvre|Ouvert) .*lundi à samedi/i)
})

test('a point that closed meanwhile asks for another one', async () => {
  const awa = await createCustomer(site.db, { phone: '+2250701020304', region: 'Abidjan' })
  const page = await visitors.newPage({ as: [awa] })
  await fillCart(page, [{ product: tomatoes, quantity: 1 }])
  await openEmptyCheckout(page)
  await page.getByRole('radio', { name: /^Point de retrait/ }).press('Space')
  await page.getByRole('radio', { name: /^Gare de Adjamé/ }).check()
  await page.getByRole('radio', { name: /Paiement à la livraison/ }).check()
  await site.db.update(pickupPoints).set({ isActive: false }).where(eq(pickupPoints.id, adjame.id))
  await confirmButton(page).click()
  await seeText(
    page.getByRole('main').getByRole('alert'),
    /^Erreur de commande : .* Ce point de retrait est fermé\. Choisissez-en un autre\./,
  )
  await page.getByRole('radio', { name: /^Gare de Adjamé/ }).waitFor({ state: 'detached' })
  expect(await site.db.$count(orders, eq(orders.customerId, awa.id))).toBe(0)
  await page.getByRole('radio', { name: /^Gare de Bouaké/ }).check()
  await confirmButton(page).click()
  await seeAddress(page, '**/order-success?order=*')
  expect(await site.db.select().from(orders).where(eq(orders.customerId, awa.id))).toMatchObject([
    { pickupPointId: bouake.id },
  ])
})

test('what was chosen holds while the points are still on their way, or could not be read', async () => {
  const awa = await createCustomer(site.db, { phone: '+2250701020304', region: 'Abidjan' })
  const address = { label: 'Domicile', address: 'Angré', directions: 'Angré', zoneId: adjame.zoneId }
  await site.db.insert(addresses).values({ userId: awa.id, isDefault: true, ...address })
  const page = await visitors.newPage({ as: [awa] })
  await fillCart(page, [{ product: tomatoes, quantity: 1 }])
  await openEmptyCheckout(page)
  await page.getByRole('button', { name: 'Modifier' }).click()
  const [home, fetched] = [/^Livraison à domicile/, /^Point de retrait/].map(name =>
    page.getByRole('radio', { name }),
  )
  await fetched!.check()
  // Who fetches it there is not who is at home.
  const isOther = page.getByLabel('Quelqu’un d’autre reçoit la commande')
  await isOther.check()
  await home!.check()
  await seeText(main(page), /À remettre à Awa Koné, 07 01 02 03 04/)
  await fetched!.check()
  await isOther.uncheck()
  await page.getByRole('radio', { name: /^Gare de Adjamé/ }).check()
  await page.getByRole('radio', { name: /Paiement à la livraison/ }).check()

  const places = /\/api\/(?:delivery\/(?:zones|pickup-points)|customer\/addresses)$/
  await page.route(places, route => route.abort())
  await page.reload()
  await seeText(main(page), /Les points de retrait n’ont pas pu être affichés\./)
  await home!.check()
  await seeText(main(page), /Vos adresses n’ont pas pu être affichées\..* Les communes n’ont pas pu être/)
  await expectAccessible(page)
  await page.unroute(places)
  const tryAgain = main(page).getByRole('button', { name: 'Réessayer' })
  await tryAgain.press('Enter')
  await seeText(main(page), /À remettre à Awa Koné, 07 01 02 03 04/)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false)
  await fetched!.check()
  await tryAgain.click()
  expect(await page.getByRole('radio', { name: /^Gare de Adjamé/ }).isChecked()).toBe(true)

  await page.route('**/api/delivery/pickup-points', () => {})
  await page.reload()
  await page.getByRole('button', { name: /^Domicile/ }).waitFor({ state: 'detached' })
  await confirmButton(page).click()
  await seeAddress(page, '**/order-success?order=*')
  expect(await site.db.select().from(orders).where(eq(orders.customerId, awa.id))).toMatchObject([
    { deliveryMode: 'pickup', pickupPointId: adjame.id },
  ])
})

test('the footer and the page of services lead to the points', async () => {
  const page = await visitors.newPage()
  await open(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Points de retrait' }).click()
  await seeAddress(page, '**/points-de-retrait')
  await seeText(main(page), /Gare de Adjamé/)
  await open(page, '/services')
  await main(page).getByRole('link', { name: 'Voir les points de retrait' }).click()
  await seeAddress(page, '**/points-de-retrait')
})

test('lists say of each order whether it was brought or fetched, to everybody', async () => {
  const awa = await createCustomer(site.db)
  const stall = await createVendor(site.db)
  const { id: productId } = await createProduct(site.db, { vendorId: stall.id })
  const fields = { customerId: awa.id, lines: [{ productId, quantity: 1 }], status: 'delivered' } as const
  const brought = orderNumber((await createOrder(site.db, fields)).serial)
  const fetched = orderNumber((await createOrder(site.db, { ...fields, ...fetchedAt(adjame) })).serial)
  const admin = await createAdmin(site.db)
  const as = [awa, stall.user, { id: admin.id, role: 'admin' }] as const
  const page = await visitors.newPage({ screen: 'desktop', as })
  await open(page, '/orders')
  await seeText(main(page), new RegExp(`Retirée((?!Livrée ).)*${fetched}.*Livrée((?!Retirée).)*${brought}`))
  for (const path of ['/dashboard', '/vendor?tab=commandes', '/admin/orders']) {
    await open(page, path)
    await seeText(
      main(page),
      new RegExp(`${fetched}((?!Livrée).)*Retirée((?!Livrée).)*${brought}((?!Retirée).)*Livrée`),
    )
  }
})
