import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderNumber } from '#contract/orders/order-number.ts'
import { newId } from '#database/schema/columns.ts'
import { zones } from '#database/schema/delivery.ts'
import { orders, parcels } from '#database/schema/orders.ts'
import { sell } from '#tests/support/makers/orders-of-strangers.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { createRefund } from '#tests/support/makers/refunds.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import { expectUsableOnEveryScreen, open, seeText } from '#tests/support/pages/visitors.ts'
import { lookFor, main, type Office, question, searchOf, startOffice } from '#tests/support/shops/office.ts'

let office: Office
beforeAll(async () => {
  office = await startOffice()
})
afterAll(() => office.close())

const orderOf = async (id: string) => (await office.db.select().from(orders).where(eq(orders.id, id)))[0]

test('Fatou finds an order, sets its delivery date and its status, each told before', async () => {
  const order = await sell(office.db, { fullName: 'Adjoua' })
  const planned = { plannedOn: '2026-11-27' }
  const [cocody] = await office.db.select().from(zones).where(eq(zones.name, 'Cocody'))
  const recipient = { recipientName: 'Tantie Brou', phone: '+2250544332211', zoneId: cocody!.id }
  await office.db.update(orders).set(recipient).where(eq(orders.id, order.id))
  await office.db.update(parcels).set(planned).where(eq(parcels.orderId, order.id))
  const page = await office.open()
  await open(page, '/admin/orders')
  await lookFor(page, 'brou')
  await seeText(
    main(page),
    new RegExp(
      `1 commande .*${order.number}.*Adjoua.*ven. 27 nov. Cocody · pour Tantie Brou.*3 000 FCFA.*En attente`,
    ),
  )
  await expectUsableOnEveryScreen(page)
  await page.getByLabel(`Statut de la commande ${order.number}`).selectOption('Confirmée')
  await seeText(
    question(page),
    new RegExp(`Passer ${order.number} à « Confirmée » \\?.*Le client est prévenu`),
  )
  await expectAccessible(page)
  // It is opened within a cell whose words stand at the right.
  expect(await question(page).evaluate(dialog => getComputedStyle(dialog).textAlign)).toBe('left')
  // A phone that is turned on its side, or a window made smaller, does not take the question away.
  const wasWide = (await page.getByRole('table').count()) > 0
  for (const width of wasWide ? [800, 1280] : [1280, 800]) {
    await page.setViewportSize({ width, height: 800 })
    await seeText(question(page), new RegExp(`Passer ${order.number} à « Confirmée » \\?`))
    expect((await page.getByRole('table', { includeHidden: true }).count()) > 0).toBe(wasWide)
  }
  await page.setViewportSize({ width: wasWide ? 800 : 1280, height: 800 })
  await question(page).getByRole('button', { name: 'Ne rien changer' }).click()
  await expect.poll(async () => (await page.getByRole('table').count()) > 0).toBe(!wasWide)
  expect(await page.getByLabel(`Statut de la commande ${order.number}`).inputValue()).toBe('pending')
  expect((await orderOf(order.id))?.status).toBe('pending')

  // What became narrow has rows that are opened.
  await main(page).locator('summary').click()
  await page.getByRole('link', { name: `Détails de la commande ${order.number}` }).click()
  await seeText(page.getByRole('heading', { level: 1 }), `Commande ${order.number}`)
  await seeText(
    main(page),
    /Paiement à la livraison.*Client Adjoua.*Cocody, Abidjan.*Tomates 2 kg × 1 500 FCFA 3 000 FCFA/,
  )
  const told = page.getByRole('link', { name: 'E-mails et SMS envoyés' })
  expect(await told.getAttribute('href')).toBe(`/admin/messages-sent?search=${order.number}`)
  await expectUsableOnEveryScreen(page)
  const modify = page.getByRole('button', { name: 'Modifier la commande' })
  expect(await modify.getAttribute('aria-expanded')).toBe('false')
  await modify.click()
  await expectUsableOnEveryScreen(page)
  await seeText(main(page), /Fixée par les producteurs\..*Livraison prévue vendredi 27 novembre Colis/i)
  await page.getByRole('button', { name: 'Enregistrer la date' }).click()
  await seeText(toastOf(page), 'La date de livraison n’a pas changé')
  expect((await orderOf(order.id))?.deliveryDate).toBeNull()
  expect(await page.getByLabel('Date de livraison').inputValue()).toBe('2026-11-27')
  await page.getByLabel('Date de livraison').fill('2026-12-01')
  await page.getByRole('button', { name: 'Enregistrer la date' }).click()
  await seeText(toastOf(page), 'Commande mise à jour')
  await seeText(main(page), /Livraison prévue mardi 1er décembre/i)
  await seeText(main(page), /Videz la date pour revenir au jour des producteurs : vendredi 27 novembre/)
  await page.getByRole('button', { name: 'Changer le statut' }).click()
  await seeText(toastOf(page), 'Choisissez d’abord un autre statut')
  await page.getByLabel(`Statut de la commande ${order.number}`).selectOption('Annulée')
  await page.getByRole('button', { name: 'Changer le statut' }).click()
  await seeText(question(page), /Le stock est rendu/)
  await question(page)
    .getByLabel(/Raison/)
    .fill('Client injoignable')
  await question(page).getByRole('button', { name: 'Changer le statut' }).click()
  await seeText(toastOf(page), 'Statut mis à jour')
  await seeText(
    main(page),
    /En attente → Annulée.*par l’administration \(fatou\) Raison : Client injoignable/,
  )
  expect(await orderOf(order.id)).toMatchObject({ status: 'cancelled' })
  expect(await page.getByLabel('Date de livraison').count()).toBe(0)
  expect(await main(page).getByText('Livraison prévue').count()).toBe(0)
  await expectUsableOnEveryScreen(page)
  await page.getByRole('link', { name: 'Commandes', exact: true }).last().click()
  await seeText(page.getByRole('heading', { level: 1 }), 'Commandes')
  expect(searchOf(page)).toBe('?search=brou')
})

test('on the first screen of a phone an order says what it costs, who ordered it and where it goes', async () => {
  const order = await sell(office.db, { fullName: 'Mariam' })
  const page = await office.open()
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, `/admin/orders/${order.id}`)
  await main(page).getByRole('heading', { name: 'Client' }).waitFor()
  const bottomOf = async (text: string) => {
    const { y, height } = (await main(page).getByText(text, { exact: true }).first().boundingBox())!
    return y + height
  }
  for (const text of ['3 000 FCFA', 'Mariam', 'Livraison']) {
    expect(await bottomOf(text), text).toBeLessThan(800)
  }
})

test('of an order that was cancelled unpaid no money is waited for', async () => {
  const order = await sell(office.db, { fullName: 'Zoé' }, { paymentMethod: 'cinetpay', status: 'cancelled' })
  await office.db.update(orders).set({ paymentStatus: 'pending' }).where(eq(orders.id, order.id))
  const page = await office.open()
  await open(page, `/admin/orders/${order.id}`)
  await seeText(main(page), /Commande Annulée Paiement Non payé/)
  await open(page, '/admin/orders')
  await lookFor(page, order.number)
  await seeText(
    main(page).getByRole('row', { name: new RegExp(order.number) }),
    /3 000 FCFA Non payé Annulée/,
  )
})

test('the money of an order is beside it; an order that does not exist is not found', async () => {
  const order = await sell(office.db, { fullName: 'Léa' }, { paymentMethod: 'cinetpay', status: 'cancelled' })
  await createRefund(office.db, order)
  const page = await office.open()
  await open(page, `/admin/orders/${order.id}`)
  await seeText(main(page), /Commande Annulée Paiement À rembourser/)
  await seeText(main(page), /Paiements en ligne Accepté 3 000 FCFA.*Remboursements À rembourser 3 000 FCFA/)
  await expectUsableOnEveryScreen(page)
  await page.getByLabel(`Statut de la commande ${order.number}`).selectOption('Expédiée')
  await page.getByRole('button', { name: 'Changer le statut' }).click()
  await seeText(
    question(page),
    /Le stock est repris.*remboursement pas encore fait est annulé.*vous vous portez garant/,
  )
  await open(page, `/admin/orders/${newId()}`)
  await seeText(main(page), /Commande non trouvée/)
  await expectUsableOnEveryScreen(page)
  await page.getByRole('link', { name: 'Retour aux commandes' }).click()
  await lookFor(page, 'personne de ce nom')
  await seeText(main(page), /Aucune commande trouvée/)
  await expectUsableOnEveryScreen(page)
})

test('an order of several vendors shows each parcel, and moves those that are not cancelled', async () => {
  const { id: customerId } = await createCustomer(office.db, { fullName: 'Aya' })
  const yao = await createVendor(office.db, { businessName: 'Ferme de Yao' })
  const zie = await createVendor(office.db, { businessName: 'Ferme de Zié' })
  const tomatoes = await createProduct(office.db, { vendorId: yao.id, price: '1500.00' })
  const eggs = await createProduct(office.db, { vendorId: zie.id, name: 'Œufs', price: '2500.00' })
  const lines = [tomatoes, eggs].map(({ id: productId }) => ({ productId, quantity: 1 }))
  const order = await createOrder(office.db, { customerId, lines })
  await office.db
    .update(parcels)
    .set({ status: 'cancelled' })
    .where(and(eq(parcels.orderId, order.id), eq(parcels.vendorId, zie.id)))
  const page = await office.open()
  await open(page, `/admin/orders/${order.id}`)
  await seeText(
    main(page),
    /Commandé, colis annulés compris 4 000 FCFA Total 1 500 FCFA.*Colis de Ferme de Yao 1 colis en attente.*Sous-total du colis 1 500 FCFA.*Colis de Ferme de Zié 1 colis annulé.*Sous-total du colis 2 500 FCFA/,
  )
  await expectUsableOnEveryScreen(page)
  await page.getByLabel(`Statut de la commande ${orderNumber(order.serial)}`).selectOption('Expédiée')
  await page.getByRole('button', { name: 'Changer le statut' }).click()
  await seeText(question(page), /Ses colis changent ensemble, sauf ceux qui sont annulés\./)
  await question(page).getByRole('button', { name: 'Changer le statut' }).click()
  await seeText(main(page), /Colis de Ferme de Yao 1 colis expédié.*Colis de Ferme de Zié 1 colis annulé/)
})

test('of an order of several vendors one parcel is cancelled alone', async () => {
  const { id: customerId } = await createCustomer(office.db, { fullName: 'Aya' })
  const yao = await createVendor(office.db, { businessName: 'Ferme de Yao' })
  const zie = await createVendor(office.db, { businessName: 'Ferme de Zié' })
  const products = await Promise.all(
    [yao, zie].map(({ id }) => createProduct(office.db, { vendorId: id, price: '1500.00' })),
  )
  const lines = products.map(({ id: productId }) => ({ productId, quantity: 1 }))
  const order = await createOrder(office.db, { customerId, lines })
  const page = await office.open()
  await open(page, `/admin/orders/${order.id}`)
  await page.getByRole('button', { name: 'Annuler ce colis' }).nth(1).click()
  await seeText(
    question(page),
    /Annuler le colis de Ferme de Zié \?.*Les autres colis de la commande ne changent pas\./,
  )
  await question(page).getByLabel('Raison').fill('Le producteur ne répond pas')
  await expectUsableOnEveryScreen(page)
  await question(page).getByRole('button', { name: 'Annuler ce colis' }).click()
  await seeText(main(page), /Colis de Ferme de Yao 1 colis en attente.*Colis de Ferme de Zié 1 colis annulé/)
  await seeText(main(page), /Le producteur ne répond pas/)
  await seeText(main(page), /Total 1 500 FCFA/)
})

test('on the screen of an office status and day stand beside the search, and the other filters behind a button', async () => {
  const { number } = await sell(office.db, { fullName: 'Mariam Filtrée' })
  const page = await office.open()
  await open(page, '/admin/orders?search=filtr%C3%A9e')
  await seeText(main(page), new RegExp(`1 commande .*${number}`))
  const bottoms = await Promise.all(
    [
      main(page).getByRole('searchbox'),
      page.getByRole('search', { name: 'Filtrer les commandes' }).getByLabel('Statut'),
      main(page).getByLabel('Prévue le'),
    ].map(async field => {
      const { y, height } = (await field.boundingBox())!
      return y + height
    }),
  )
  expect(new Set(bottoms).size).toBe(1)
  const method = main(page).getByLabel('Mode de paiement')
  const others = main(page).getByRole('button', { name: 'Filtres' })
  expect(await method.isVisible()).toBe(false)
  await others.click()
  await method.selectOption('Paiement à la livraison')
  await expect.poll(() => searchOf(page)).toContain('paymentMethod=')
  await expectUsableOnEveryScreen(page)
  await others.click()
  await main(page).getByRole('button', { name: 'Retirer le filtre : Paiement à la livraison' }).click()
  await expect.poll(() => searchOf(page)).not.toContain('paymentMethod=')
  await seeText(main(page), new RegExp(`1 commande .*${number}`))
})
