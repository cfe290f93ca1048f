import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { users, vendors } from '#database/schema/accounts.ts'
import { orders, parcels } from '#database/schema/orders.ts'
import { expectUsableOnEveryScreen, open, seeText } from '#tests/support/pages/visitors.ts'
import { type Customer, type CustomerShop, startCustomerShop } from '#tests/support/shops/customer-shop.ts'

let shop: CustomerShop
let awa: Customer
beforeAll(async () => {
  shop = await startCustomerShop()
})
beforeEach(async () => {
  awa = await shop.openCustomer()
})
afterAll(() => shop.close())

test('an order of which a parcel was cancelled costs what is left of it', async () => {
  const order = await shop.buy(awa, {
    lines: shop.ofBothFarms(),
  })
  await shop.site.db
    .update(parcels)
    .set({ status: 'cancelled' })
    .where(and(eq(parcels.orderId, order.id), eq(parcels.vendorId, shop.eggs.vendorId)))
  const page = await shop.visitors.newPage({ as: [awa] })
  await open(page, '/orders')
  await seeText(page.getByRole('article'), /3 000 FCFA/)
  for (const path of [`/orders/${order.id}`, `/order-success?order=${order.id}`]) {
    await open(page, path)
    await seeText(page.getByRole('main'), /Commandé, colis annulés compris 5 500 FCFA Total 3 000 FCFA/)
  }
  await open(page, `/orders/${order.id}`)
  await seeText(page.getByRole('main'), /Colis de Volailles d’Aya Colis annulé/)
})

test('an order is called the same wherever it stands in a list, and alone it has all the width', async () => {
  const order = await shop.buy(awa, { status: 'confirmed' })
  await shop.site.db.update(parcels).set({ plannedOn: '2030-11-22' }).where(eq(parcels.orderId, order.id))
  const page = await shop.visitors.newPage({ as: [awa], screen: 'desktop' })
  const card = page.getByRole('article')
  for (const path of ['/dashboard', '/orders']) {
    await open(page, path)
    await seeText(card.getByRole('heading'), /^Livraison vendredi 22 novembre Commande AMIC-\d{6}$/)
    // Its day is not told again over its steps.
    await seeText(card, /1 produit Commande reçue : fait.*Confirmée : fait.*Livrée : à venir/)
  }
  const { width } = (await card.boundingBox())!
  expect(width).toBeGreaterThan(1_000)
})

test('on a phone each act of an order has its words on one line', async () => {
  const order = await shop.buy(awa)
  const page = await shop.visitors.newPage({ as: [awa] })
  await open(page, `/orders/${order.id}`)
  for (const name of ['Commander à nouveau', 'Annuler la commande']) {
    const height = await page.getByRole('button', { name }).evaluate(button => {
      const text = document.createRange()
      text.selectNodeContents([...button.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)!)
      return text.getBoundingClientRect().height
    })
    expect(height).toBeLessThan(30)
  }
})

test('an order whose parcels stand at different points, or come on different days, says so of each', async () => {
  const order = await shop.buy(awa, {
    status: 'confirmed',
    lines: shop.ofBothFarms(),
  })
  const change = (fields: Partial<typeof parcels.$inferInsert>, vendorId: string) =>
    shop.site.db
      .update(parcels)
      .set(fields)
      .where(and(eq(parcels.orderId, order.id), eq(parcels.vendorId, vendorId)))
  await change({ plannedOn: '2030-11-22' }, shop.tomatoes.vendorId)
  await change({ plannedOn: '2030-11-23', status: 'shipped' }, shop.eggs.vendorId)
  const page = await shop.visitors.newPage({ as: [awa] })
  await open(page, '/orders')
  await seeText(
    page.getByRole('article'),
    /^Livraison de 2 colis à partir du vendredi 22 novembre Commande AMIC-\d{6} 5 500 FCFA À payer à la livraison .*Confirmée : fait Expédiée : à venir .*Expédiée : fait/,
  )
  await expectUsableOnEveryScreen(page)
  await open(page, `/orders/${order.id}`)
  await seeText(page.getByRole('main').getByRole('status'), '1 colis confirmé 1 colis expédié')
  await seeText(page.getByRole('main'), /Livraison vendredi 22 novembre .*Livraison samedi 23 novembre/)
  await expectUsableOnEveryScreen(page)
  // Where they are alike again, one word says it.
  await change({ status: 'confirmed' }, shop.eggs.vendorId)
  await page.reload()
  await seeText(page.getByRole('main').getByRole('status'), 'Confirmée')
})

test('an order of several producers has a card for each parcel, which holds all that is of it', async () => {
  const order = await shop.buy(awa, { status: 'confirmed', lines: shop.ofBothFarms() })
  await shop.site.db.update(parcels).set({ plannedOn: '2030-11-22' }).where(eq(parcels.orderId, order.id))
  const page = await shop.visitors.newPage({ as: [awa] })
  await open(page, `/orders/${order.id}`)
  const main = page.getByRole('main')
  const cardOf = (producer: string) =>
    main
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2, name: `Colis ${producer}` }) })
  const own =
    'Livraison vendredi 22 novembre .*Code de livraison \\d{4} Préparez SUM en espèces Commande reçue'
  for (const [producer, words] of [
    [
      'de Ferme de Yao',
      `${own.replace('SUM', '3 000 FCFA')}.* Tomates 2 kg × 1 500 FCFA 3 000 FCFA Sous-total du colis 3 000 FCFA$`,
    ],
    [
      'de Volailles d’Aya',
      `${own.replace('SUM', '2 500 FCFA')}.* Œufs frais .* 2 500 FCFA Sous-total du colis 2 500 FCFA$`,
    ],
  ] as const) {
    await seeText(cardOf(producer), new RegExp(`^Colis ${producer} ${words}`))
  }
  expect(await main.getByRole('heading', { name: 'Articles' }).count()).toBe(0)
  await seeText(
    main,
    /À payer à la livraison .*Dites chaque code à la personne .* Livraison À remettre à .*Total 5 500 FCFA/,
  )
  await expectUsableOnEveryScreen(page)
})

test('a parcel that should have come says that it is late, and calls who brings it', async () => {
  const order = await shop.buy(awa, { status: 'confirmed', lines: shop.ofBothFarms() })
  await shop.site.db.update(parcels).set({ plannedOn: '2030-11-22' }).where(eq(parcels.orderId, order.id))
  const ofTomatoes = eq(parcels.vendorId, shop.tomatoes.vendorId)
  await shop.site.db
    .update(parcels)
    .set({ plannedOn: '2020-11-19' })
    .where(and(eq(parcels.orderId, order.id), ofTomatoes))
  const [farmer] = await shop.site.db
    .select({ id: vendors.userId })
    .from(vendors)
    .where(eq(vendors.id, shop.tomatoes.vendorId))
  await shop.site.db.update(users).set({ phone: '+2250709080706' }).where(eq(users.id, farmer!.id))
  const page = await shop.visitors.newPage({ as: [awa] })
  const both =
    '1 colis en retard : livraison prévue jeudi 19 novembre 1 colis à venir : livraison vendredi 22 novembre'
  await open(page, '/orders')
  await seeText(page.getByRole('article'), new RegExp(`^${both}`))
  await expectUsableOnEveryScreen(page)
  for (const path of ['/dashboard', `/orders/${order.id}`]) {
    await open(page, path)
    await seeText(page.getByRole('main'), /En retard : livraison prévue jeudi 19 novembre Appeler/)
    const late = page.getByRole('listitem').filter({ hasText: /^Colis de .*En retard/ })
    const call = late.getByRole('link', { name: /^Appeler / })
    expect(await call.getAttribute('href')).toBe('tel:+2250709080706')
    await expectUsableOnEveryScreen(page)
  }

  // Nothing of it can be reported yet; who looks there reads what to do.
  await open(page, `/signaler/${order.id}`)
  await seeText(page.getByRole('main'), /Votre colis n’est pas arrivé \? Appelez le producteur.*En retard/)
  expect(await page.getByRole('link', { name: /^Appeler / }).count()).toBe(1)
  expect(await page.getByText('Rien n’est encore livré').count()).toBe(0)
  await expectUsableOnEveryScreen(page)
})

test('an order that its producer has not confirmed says who acts next and what to prepare, its code after that', async () => {
  const { id } = await shop.buy(awa)
  const page = await shop.visitors.newPage({ as: [awa] })
  await open(page, `/orders/${id}`)
  const main = page.getByRole('main')
  await seeText(
    main,
    /En attente du producteur \S.* doit confirmer votre commande\. Nous vous prévenons .* À la livraison, préparez 4 500 FCFA en espèces\. Code de livraison \d{4} À dire quand .* Articles .* Suivi Commande reçue/,
  )
  await expectUsableOnEveryScreen(page)
  // Once it is confirmed, the open page leads with the code.
  await shop.site.db.update(orders).set({ status: 'confirmed' }).where(eq(orders.id, id))
  await shop.site.db.update(parcels).set({ status: 'confirmed' }).where(eq(parcels.orderId, id))
  await open(page, `/orders/${id}`)
  await seeText(main, /Code de livraison \d{4} Dites-le à la personne .* Suivi Commande reçue .* Articles/)
  expect(await main.getByText('En attente du producteur').count()).toBe(0)
})
