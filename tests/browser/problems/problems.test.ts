import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { orderNumber } from '#contract/orders/order-number.ts'
import { parcels } from '#database/schema/orders.ts'
import { problems } from '#database/schema/problems.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { slowDown, takePhoto } from '#tests/support/makers/photos.ts'
import { createProblem } from '#tests/support/makers/problems.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { routeFirst } from '#tests/support/pages/connection.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeAddress,
  seeText,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'
import { PROBLEM_DRAFT_KEY } from '#web/features/accounts/customer-storage.ts'

let site: TestSite
let visitors: Visitors
let vendor: Awaited<ReturnType<typeof createVendor>>
let awa: Awaited<ReturnType<typeof createCustomer>>
let lines: { productId: string; quantity: number }[]
let orderId: string
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
})
beforeEach(async () => {
  awa = await createCustomer(site.db, { fullName: 'Awa Koné' })
  vendor = await createVendor(site.db, { businessName: 'Ferme de Yao' })
  const make = async (fields: object) =>
    (await createProduct(site.db, { vendorId: vendor.id, stock: 20, ...fields })).id
  lines = [
    { productId: await make({ name: 'Œufs', price: '2500.00', unit: 'caisse' }), quantity: 2 },
    { productId: await make({ name: 'Tomates', price: '800.00' }), quantity: 5 },
  ]
  orderId = (
    await createOrder(site.db, {
      customerId: awa.id,
      lines,
      status: 'delivered',
      paymentMethod: 'cinetpay',
      paymentStatus: 'completed',
    })
  ).id
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

test('a broken tray is reported with a photo, answered and refunded, and all screens sum up', async () => {
  const phone = await visitors.newPage({ as: [awa] })
  await open(phone, `/orders/${orderId}`)
  const order = phone.getByRole('main')
  await order.getByRole('link', { name: 'Signaler un problème' }).click()
  await phone.getByRole('heading', { level: 1, name: 'Signaler un problème' }).waitFor()
  await expectUsableOnEveryScreen(phone)
  await order.getByRole('button', { name: 'Envoyer' }).click()
  await seeText(
    order,
    /Choisissez au moins un article\..*Choisissez le type de problème\..*Expliquez le problème en quelques mots\./,
  )
  await expectUsableOnEveryScreen(phone)
  await order.getByLabel('Œufs').selectOption('1')
  await order.getByLabel('Abîmé').check()
  await order.getByLabel('Expliquez-nous').fill('Une plaquette est écrasée.')
  await slowDown(phone)
  await order.getByLabel('Choisir des photos').setInputFiles(await takePhoto('plaquette', '#d8b060'))
  await seeText(order, /Photo envoyée/)
  await expectUsableOnEveryScreen(phone)
  await order.getByRole('button', { name: 'Envoyer' }).click()
  await seeText(toastOf(phone), /Problème signalé/)
  await seeText(
    order,
    /Problème signalé.*En cours d’examen.*Article abîmé Œufs, 1 caisse Une plaquette est écrasée.*Ferme de Yao n’a pas encore répondu\. AMIC décide/,
  )
  await order.getByRole('img', { name: 'Le problème, vue 1' }).scrollIntoViewIfNeeded()
  await phone.waitForFunction(() =>
    [...document.images].some(({ alt, naturalWidth }) => alt === 'Le problème, vue 1' && naturalWidth > 0),
  )
  await expectUsableOnEveryScreen(phone)

  const stall = await visitors.newPage({ as: [vendor.user] })
  await open(stall, '/vendor')
  await stall.getByRole('link', { name: 'Problèmes qui attendent votre réponse : 1' }).click()
  await stall.getByRole('heading', { level: 1, name: 'Problèmes' }).waitFor()
  const space = stall.getByRole('main')
  await seeText(space, /Votre réponse est attendue depuis moins d’un jour AMIC-/)
  await space.getByRole('button', { name: 'Répondre à Awa Koné' }).click()
  await space.getByLabel('Votre réponse à Awa Koné').fill('La piste était mauvaise, je suis désolé.')
  await expectUsableOnEveryScreen(stall)
  await space.getByRole('button', { name: 'Envoyer ma réponse' }).click()
  await seeText(space, /Vous avez répondu.*La piste était mauvaise/)
  const desk = await visitors.newPage({ as: [vendor.user], screen: 'desktop' })
  await open(desk, '/vendor')
  await desk.getByRole('tab', { name: 'Problèmes', exact: true }).waitFor()
  // The open page of the customer follows.
  await seeText(order, /Ferme de Yao a répondu/)

  const admin = await visitors.newPage({ screen: 'desktop', as: [await createAdmin(site.db)] })
  await open(admin, '/admin/problemes')
  const office = admin.getByRole('main')
  const card = office.getByRole('listitem').filter({ hasText: 'Une plaquette est écrasée' })
  await seeText(card, /En jeu : 2 500 FCFA depuis moins d’un jour .*Signalé le/)
  await seeText(office, /Le producteur a répondu.*Une plaquette est écrasée/)
  await expectUsableOnEveryScreen(admin)
  await card.getByRole('button', { name: /^Refuser/ }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Refuser' }).waitFor()
  await expectUsableOnEveryScreen(admin)
  await dialog.getByRole('button', { name: 'Refuser' }).click()
  await dialog.getByRole('link', { name: 'Indiquez la raison : le client la lira.' }).waitFor()
  await dialog.getByRole('radio', { name: 'Rembourser' }).check()
  expect(await dialog.getByLabel('Montant en FCFA').inputValue()).toBe('2500')
  await seeText(dialog, /Une plaquette est écrasée.*La piste était mauvaise.*En jeu : 2 500 FCFA/)
  await expectUsableOnEveryScreen(admin)
  await dialog.getByLabel('Montant en FCFA').fill('9000')
  await dialog.getByRole('button', { name: 'Rembourser 9 000 FCFA' }).click()
  await seeText(toastOf(admin), /Le remboursement dépasse/)
  await dialog.getByLabel('Montant en FCFA').fill('2000')
  await dialog.getByRole('button', { name: 'Rembourser' }).click()
  await seeText(toastOf(admin), /Décision enregistrée/)
  await open(admin, `/admin/orders/${orderId}`)
  await seeText(office, /Problèmes signalés.*Remboursement accordé.*Remboursement : 2 000 FCFA/)
  await expectUsableOnEveryScreen(admin)
  await open(admin, '/admin/refunds')
  await seeText(office, /Problème signalé : article abîmé/)

  await seeText(order, /Remboursement accordé.*Remboursement : 2 000 FCFA/)
  await seeText(order, /À rembourser.*2 000 FCFA/)
  await open(stall, '/vendor?tab=revenus')
  await seeText(space, /À vous verser 7 000 FCFA.*9 000 FCFA.*Remboursé à vos clients 2 000 FCFA/)
  await expectUsableOnEveryScreen(stall)
})

test('a refund of cash that its producer has not noted says that it notes it', async () => {
  const lines = [{ productId: (await createProduct(site.db, { vendorId: vendor.id })).id, quantity: 2 }]
  const order = await createOrder(site.db, { customerId: awa.id, lines, status: 'delivered' })
  await createProblem(site, order.id)

  const admin = await visitors.newPage({ screen: 'desktop', as: [await createAdmin(site.db)] })
  await open(admin, `/admin/orders/${order.id}`)
  const card = admin.getByRole('listitem').filter({ hasText: 'En cours d’examen' })
  await seeText(card, /Le producteur n’a pas encore noté le paiement en espèces/)
  await card.getByRole('button', { name: /^Rembourser/ }).click()
  const dialog = admin.getByRole('dialog')
  await seeText(dialog, /Le paiement en espèces sera noté comme reçu par le producteur/)
  await expectUsableOnEveryScreen(admin)
  await dialog.getByRole('button', { name: 'Rembourser' }).click()
  await seeText(toastOf(admin), /Décision enregistrée/)
  await seeText(admin.getByRole('main'), /À rendre .* Rembourser .*Remboursement accordé/)
  const [parcel] = await site.db.select().from(parcels).where(eq(parcels.orderId, order.id))
  expect(parcel!.paymentStatus).toBe('completed')
})

test('a problem of a parcel that is not paid can only be refused, and says why', async () => {
  const lines = [{ productId: (await createProduct(site.db, { vendorId: vendor.id })).id, quantity: 2 }]
  const order = await createOrder(site.db, {
    customerId: awa.id,
    lines,
    status: 'delivered',
    paymentMethod: 'cinetpay',
  })
  await createProblem(site, order.id)

  const admin = await visitors.newPage({ screen: 'desktop', as: [await createAdmin(site.db)] })
  await open(admin, `/admin/orders/${order.id}`)
  const card = admin.getByRole('listitem').filter({ hasText: 'En cours d’examen' })
  await seeText(card, /Ce colis n’est pas payé : il n’y a rien à rembourser/)
  expect(await card.getByRole('button', { name: /^Rembourser/ }).count()).toBe(0)
  await card.getByRole('button', { name: /^Refuser/ }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Raison').fill('Rien n’a été payé.')
  expect(await dialog.getByRole('radio').count()).toBe(0)
  await expectUsableOnEveryScreen(admin)
  await dialog.getByRole('button', { name: 'Refuser' }).click()
  await seeText(toastOf(admin), /Décision enregistrée/)
  await seeText(admin.getByRole('main'), /Refusé.*Rien n’a été payé/)
})

test('a photo that did not leave is not left out without a word', async () => {
  const page = await visitors.newPage({ as: [awa] })
  await open(page, `/signaler/${orderId}`)
  const report = page.getByRole('main')
  await report.getByLabel('Œufs').selectOption('1')
  await report.getByLabel('Abîmé').check()
  await report.getByLabel('Expliquez-nous').fill('Une plaquette est écrasée.')
  await routeFirst(page, '**/api/customer/problem-pictures', route => route.abort())
  await report.getByLabel('Choisir des photos').setInputFiles(await takePhoto('plaquette', '#d8b060'))
  await seeText(report, /La photo n’est pas partie/)
  await report.getByRole('button', { name: 'Envoyer' }).click()
  await seeText(report.getByRole('alert').first(), /Une photo n’est pas partie : réessayez, ou retirez-la/)
  expect(await site.db.$count(problems, eq(problems.orderId, orderId))).toBe(0)
  await expectUsableOnEveryScreen(page)
  await report.getByRole('button', { name: 'Réessayer' }).click()
  await seeText(report, /Photo envoyée/)
  await report.getByRole('button', { name: 'Envoyer' }).click()
  await seeText(toastOf(page), /Problème signalé/)
  await report.getByRole('img', { name: 'Le problème, vue 1' }).waitFor()
})

test('before anything is delivered the page says from when', async () => {
  const page = await visitors.newPage({ as: [awa] })
  const lines = [{ productId: (await createProduct(site.db, { vendorId: vendor.id })).id, quantity: 1 }]
  const { id } = await createOrder(site.db, { customerId: awa.id, lines, status: 'shipped' })
  await open(page, `/signaler/${id}`)
  await seeText(
    page.getByRole('main'),
    /Rien n’est encore livré Un problème se signale ici une fois la commande livrée/,
  )
  await expectAccessible(page)
})

test('after two days the page leads to the team', async () => {
  const page = await visitors.newPage({ as: [awa] })
  await site.db.execute(
    `update parcels set created_at = created_at - interval '3 days' where order_id = '${orderId}'`,
  )
  await open(page, `/signaler/${orderId}`)
  await seeText(page.getByRole('main'), /Plus de signalement possible ici.*Nous écrire/)
  await expectAccessible(page)
  // So does the order, under its day, when nothing was reported of it.
  const { id, serial } = await createOrder(site.db, {
    customerId: awa.id,
    lines,
    status: 'delivered',
    createdAt: new Date(Date.now() - 5 * DAY_MS),
  })
  await open(page, `/orders/${id}`)
  await seeText(page.getByRole('main'), /^Mes commandes Commande AMIC.* Un souci \? Écrivez-nous/)
  await page.getByRole('link', { name: 'Écrivez-nous' }).click()
  await seeAddress(page, '**/contact?*')
  expect(await page.getByLabel('Sujet').inputValue()).toBe(`Commande ${orderNumber(serial)}`)
})

test('words and photos survive the camera that costs a phone the page, and go when they are sent or put away', async () => {
  const page = await visitors.newPage({ as: [awa] })
  await open(page, `/signaler/${orderId}`)
  const report = page.getByRole('main')
  await report.getByLabel('Œufs').selectOption('1')
  await report.getByLabel('Abîmé').check()
  await report.getByLabel('Expliquez-nous').fill('Une plaquette est écrasée.')
  await report.getByLabel('Choisir des photos').setInputFiles(await takePhoto('plaquette', '#d8b060'))
  await seeText(report, /Photo envoyée/)
  await open(page, `/signaler/${orderId}`)
  await seeText(report, /Votre saisie a été retrouvée/)
  expect(await report.getByLabel('Expliquez-nous').inputValue()).toBe('Une plaquette est écrasée.')
  expect(await report.getByLabel('Œufs').inputValue()).toBe('1')
  await report.getByRole('img', { name: 'Aperçu 1' }).waitFor()
  await expectUsableOnEveryScreen(page)
  await report.getByRole('button', { name: 'Envoyer' }).click()
  await seeText(toastOf(page), /Problème signalé/)
  await report.getByRole('img', { name: 'Le problème, vue 1' }).waitFor()
  const kept = () => page.evaluate(key => localStorage.getItem(key), PROBLEM_DRAFT_KEY)
  expect(await kept()).toBe(null)

  await open(page, `/signaler/${orderId}`)
  await report.getByLabel('Expliquez-nous').fill('Et les tomates aussi.')
  expect(await kept()).toContain('tomates')
  await open(page, '/dashboard')
  await report.getByRole('button', { name: 'Déconnexion' }).click()
  await expect.poll(kept).toBe(null)
})
