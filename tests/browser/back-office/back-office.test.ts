import { and, eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users, vendors } from '#database/schema/accounts.ts'
import { newId } from '#database/schema/columns.ts'
import { orders, parcels } from '#database/schema/orders.ts'
import { contactMessages } from '#database/schema/pages.ts'
import { orderNumber } from '#server/orders/public.ts'
import { expectAccessible, expectNoOverflow } from '#tests/support/chromium.ts'
import { createOrder, createProduct } from '#tests/support/makers.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/people.ts'
import { createRefund } from '#tests/support/refunds.ts'
import { toastOf } from '#tests/support/shopping.ts'
import { startTestSite, type TestSite } from '#tests/support/site.ts'
import { open, openVisitors, type Screen, seeText, type Visitors } from '#tests/support/visitors.ts'

const DAY_MS = 86_400_000

let site: TestSite
let visitors: Visitors
let admin: Awaited<ReturnType<typeof createAdmin>>
beforeAll(async () => {
  site = await startTestSite()
  admin = await createAdmin(site.db, { username: 'fatou', fullName: 'Fatou Diabaté' })
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const office = (screen: Screen) => visitors.newPage({ screen, as: [admin] })
const main = (page: Page) => page.getByRole('main')
const question = (page: Page) => page.getByRole('dialog')
const searchOf = (page: Page) => new URL(page.url()).search
const look = async (page: Page, search: string) => {
  await main(page).getByLabel('Recherche', { exact: true }).fill(search)
  await main(page).getByRole('button', { name: 'Rechercher' }).click()
}

/** An order of somebody new, from a stall of its own. */
async function sell(customer: { fullName: string }, fields: Partial<Parameters<typeof createOrder>[1]> = {}) {
  const { id: customerId } = await createCustomer(site.db, { phone: '+2250707000001', ...customer })
  const { id: vendorId } = await createVendor(site.db)
  const { id: productId } = await createProduct(site.db, { vendorId })
  const order = await createOrder(site.db, { customerId, lines: [{ productId, quantity: 2 }], ...fields })
  return { ...order, number: orderNumber(order.serial) }
}
const orderOf = async (id: string) => (await site.db.select().from(orders).where(eq(orders.id, id)))[0]

describe.each(['phone', 'desktop'] as const)('on a %s', screen => {
  test('Fatou opens an account for a vendor, changes it, and deletes it', async () => {
    const page = await office(screen)
    const username = `zie-${screen}`
    await open(page, '/admin/users')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Nouvel utilisateur' }).click()
    await question(page).getByRole('button', { name: 'Créer' }).click()
    await seeText(question(page), /Nom d'utilisateur, email et mot de passe sont requis/)
    await expectAccessible(page)
    await question(page).getByLabel("Nom d'utilisateur").fill(username)
    await question(page).getByLabel('Email').fill(`${username}@amic.example`)
    await question(page).getByLabel('Nom complet').fill('Zié Ouattara')
    await question(page).getByLabel('Rôle').selectOption('Vendeur')
    await question(page).getByLabel("Nom de l'entreprise").fill('Ferme de Zié')
    await question(page).getByLabel("Adresse de l'entreprise").fill('Route de Sirasso, Korhogo')
    await question(page).getByLabel('Mot de passe', { exact: true }).fill('secret')
    await question(page).getByLabel('Confirmer le mot de passe').fill('secrot')
    await question(page).getByRole('button', { name: 'Créer' }).click()
    await seeText(question(page), /Les mots de passe ne correspondent pas/)
    await question(page).getByLabel('Confirmer le mot de passe').fill('secret')
    await expectAccessible(page)
    await question(page).getByRole('button', { name: 'Créer' }).click()
    await seeText(toastOf(page), 'Utilisateur créé')
    const [account] = await site.db.select().from(users).where(eq(users.username, username))
    expect(await site.db.select().from(vendors).where(eq(vendors.userId, account!.id))).toMatchObject([
      { businessName: 'Ferme de Zié', status: 'pending' },
    ])

    await look(page, username)
    await seeText(main(page), /1 utilisateur .*Zié Ouattara.*Vendeur Ferme de Zié.*Actif/)
    expect(searchOf(page)).toBe(`?search=${username}`)
    await expectNoOverflow(page)
    await page.getByRole('button', { name: 'Modifier : Zié Ouattara' }).click()
    await question(page).getByLabel('Compte actif').uncheck()
    await seeText(question(page), /aussitôt déconnectée.*Ses produits restent en vente/)
    await expectAccessible(page)
    await question(page).getByRole('button', { name: 'Enregistrer' }).click()
    await seeText(toastOf(page), 'Utilisateur modifié')
    await seeText(main(page), /Désactivé/)

    await page.getByRole('button', { name: 'Supprimer : Zié Ouattara' }).click()
    await seeText(question(page), /Supprimer Zié Ouattara \?.*avec son profil de vendeur/)
    await expectAccessible(page)
    await question(page).getByRole('button', { name: 'Supprimer le compte' }).click()
    await seeText(toastOf(page), 'Utilisateur supprimé')
    await seeText(main(page), /Aucun utilisateur trouvé/)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Réinitialiser' }).click()
    await main(page).getByLabel('Rôle').selectOption('Administrateur')
    await seeText(main(page), /fatou/)
    expect(searchOf(page)).toBe('?role=admin')
    expect(await page.getByRole('button', { name: 'Modifier : Fatou Diabaté' }).count()).toBe(1)
    expect(await page.getByRole('button', { name: 'Supprimer : Fatou Diabaté' }).count()).toBe(0)
  })

  test('Fatou finds an order, sets its delivery date and its status, each told before', async () => {
    const order = await sell({ fullName: `Adjoua ${screen}` })
    const page = await office(screen)
    await open(page, '/admin/orders')
    await look(page, `adjoua ${screen}`)
    await seeText(
      main(page),
      new RegExp(`1 commande .*${order.number}.*Adjoua ${screen}.*3 000 FCFA.*En attente`),
    )
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.getByLabel(`Statut de ${order.number}`).selectOption('Confirmée')
    await seeText(
      question(page),
      new RegExp(`Passer ${order.number} à « Confirmée » \\?.*Le client est prévenu`),
    )
    await expectAccessible(page)
    await question(page).getByRole('button', { name: 'Ne rien changer' }).click()
    expect(await page.getByLabel(`Statut de ${order.number}`).inputValue()).toBe('pending')
    expect((await orderOf(order.id))?.status).toBe('pending')

    await page.getByRole('link', { name: `Détails de ${order.number}` }).click()
    await seeText(page.getByRole('heading', { level: 1 }), `Commande ${order.number}`)
    await seeText(
      main(page),
      /Tomates 2 kg × 1 500 FCFA 3 000 FCFA.*Cocody, Abidjan.*Paiement à la livraison/,
    )
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.getByLabel('Date de livraison').fill('2026-12-01')
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await seeText(toastOf(page), 'Commande mise à jour')
    await seeText(main(page), /Livraison prévue 1er décembre 2026/)
    await page.getByLabel(`Statut de ${order.number}`).selectOption('Annulée')
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
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Commandes', exact: true }).last().click()
    await seeText(page.getByRole('heading', { level: 1 }), 'Commandes')
  })

  test('the money of an order is beside it; an order that does not exist is not found', async () => {
    const order = await sell({ fullName: 'Léa' }, { paymentMethod: 'cinetpay', status: 'cancelled' })
    await createRefund(site.db, order)
    const page = await office(screen)
    await open(page, `/admin/orders/${order.id}`)
    await seeText(main(page), /Paiements en ligne Accepté 3 000 FCFA.*Remboursements À rembourser 3 000 FCFA/)
    await expectAccessible(page)
    await page.getByLabel(`Statut de ${order.number}`).selectOption('Expédiée')
    await seeText(
      question(page),
      /Le stock est repris.*remboursement encore à faire est retiré.*vous vous portez garant/,
    )
    await open(page, `/admin/orders/${newId()}`)
    await seeText(main(page), /Commande non trouvée/)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Retour aux commandes' }).click()
    await look(page, 'personne de ce nom')
    await seeText(main(page), /Aucune commande trouvée/)
    await expectAccessible(page)
  })

  test('an order of several vendors shows each parcel, and moves those that are not cancelled', async () => {
    const { id: customerId } = await createCustomer(site.db, { fullName: 'Aya' })
    const yao = await createVendor(site.db, { businessName: 'Ferme de Yao' })
    const zie = await createVendor(site.db, { businessName: 'Ferme de Zié' })
    const tomatoes = await createProduct(site.db, { vendorId: yao.id, price: '1500.00' })
    const eggs = await createProduct(site.db, { vendorId: zie.id, name: 'Œufs', price: '2500.00' })
    const lines = [tomatoes, eggs].map(({ id: productId }) => ({ productId, quantity: 1 }))
    const order = await createOrder(site.db, { customerId, lines })
    await site.db
      .update(parcels)
      .set({ status: 'cancelled' })
      .where(and(eq(parcels.orderId, order.id), eq(parcels.vendorId, zie.id)))
    const page = await office(screen)
    await open(page, `/admin/orders/${order.id}`)
    await seeText(
      main(page),
      /Colis de Ferme de Yao En attente.*Sous-total du colis 1 500 FCFA.*Colis de Ferme de Zié Annulée.*Sous-total du colis 2 500 FCFA Commandé, colis annulés compris 4 000 FCFA Total 1 500 FCFA/,
    )
    await expectAccessible(page)
    await expectNoOverflow(page)
    await page.getByLabel(`Statut de ${orderNumber(order.serial)}`).selectOption('Expédiée')
    await seeText(question(page), /Ses colis changent ensemble, sauf ceux qui sont annulés\./)
    await question(page).getByRole('button', { name: 'Changer le statut' }).click()
    await seeText(main(page), /Colis de Ferme de Yao Expédiée.*Colis de Ferme de Zié Annulée/)
  })

  test('Fatou reads messages, answers, and marks them', async () => {
    await site.db.delete(contactMessages)
    const page = await office(screen)
    await open(page, '/admin/messages')
    await seeText(main(page), /Aucun message/)
    await expectAccessible(page)
    const email = `${newId()}@amic.example`
    await createCustomer(site.db, { email, phone: '+2250707000009' })
    const words = { name: 'Awa Koné', email, subject: 'Ma livraison', message: 'Où en est-elle ?' }
    await site.db.insert(contactMessages).values(words)
    await page.reload()
    await seeText(main(page), /Non lus \(1\).*1 message Ma livraison.*Où en est-elle \?/)
    expect(await page.getByRole('link', { name: email }).getAttribute('href')).toBe(
      `mailto:${email}?subject=Re%20%3A%20Ma%20livraison`,
    )
    expect(await page.getByRole('link', { name: /\+225 07/ }).getAttribute('href')).toBe('tel:+2250707000009')
    await expectAccessible(page)
    await page.getByRole('button', { name: /Marquer comme lu/ }).click()
    await page.getByRole('button', { name: /Marquer comme non lu/ }).waitFor()
    await page.getByRole('link', { name: 'Non lus (0)' }).click()
    await seeText(main(page), /Aucun message non lu/)
    await expectAccessible(page)
  })

  test('the journal says who did what, before and after', async () => {
    const { id } = await createCustomer(site.db, { fullName: `Aya ${screen}` })
    const page = await office(screen)
    await open(page, '/admin')
    await page.request.patch(`/api/admin/users/${id}`, {
      data: { fullName: `Aya Koné ${screen}`, isActive: false },
    })
    await open(page, '/admin/audit?action=user.changed')
    const entry = page.getByRole('article').filter({ hasText: id })
    await seeText(
      entry,
      new RegExp(
        `Compte modifié .*Par fatou .*Nom complet.*Aya ${screen} → .*Aya Koné ${screen} .*Compte actif.*Oui → .*Non`,
      ),
    )
    await expectAccessible(page)
    await expectNoOverflow(page)
    await main(page).getByLabel('Objet').selectOption('Commande')
    await seeText(main(page), /Aucune action trouvée/)
    expect(searchOf(page)).toBe('?action=user.changed&target=order')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Réinitialiser' }).click()
    await seeText(main(page), /Compte modifié/)
  })
})

test('what cannot be deleted says why and what to do', async () => {
  await sell({ fullName: 'Cliente Fidèle' })
  const page = await office('desktop')
  await open(page, '/admin/users?search=cliente+fidele')
  await page.getByRole('button', { name: 'Supprimer : Cliente Fidèle' }).click()
  await question(page).getByRole('button', { name: 'Supprimer le compte' }).click()
  await seeText(toastOf(page), /Suppression impossible Cet utilisateur a des commandes associées/)
  await seeText(main(page), /1 utilisateur/)
})

test.each([
  [
    'active',
    /Suppression impossible Ce vendeur a des produits en vente ou à valider\. Supprimez-les d’abord\.$/,
  ],
  [
    'rejected',
    /Suppression impossible Un profil de vendeur avec des données existe\..*désactivez le compte\.$/,
  ],
] as const)('a vendor with a product that is %s cannot be deleted, and why is said', async (status, said) => {
  const fullName = `Vendeuse ${status}`
  const { id: vendorId } = await createVendor(site.db, {}, { fullName })
  await createProduct(site.db, {
    vendorId,
    status,
    ...(status === 'rejected' && { rejectionReason: 'Flou' }),
  })
  const page = await office('desktop')
  await open(page, `/admin/users?search=${encodeURIComponent(fullName)}`)
  await page.getByRole('button', { name: `Supprimer : ${fullName}` }).click()
  await question(page).getByRole('button', { name: 'Supprimer le compte' }).click()
  await seeText(toastOf(page), said)
  await seeText(main(page), /1 utilisateur/)
})

test('the dashboard counts what awaits, and leads there', async () => {
  const late = await sell({ fullName: 'Attente Longue' }, { createdAt: new Date(Date.now() - 2 * DAY_MS) })
  const page = await office('phone')
  await open(page, '/admin')
  await seeText(main(page), /À traiter .*1 commande sans réponse depuis plus de 24 h/)
  await expectAccessible(page)
  await page.getByRole('link', { name: /1 commande sans réponse/ }).click()
  await seeText(main(page), new RegExp(`1 commande .*${late.number}`))
  expect(searchOf(page)).toBe('?unanswered=1')
  await page.getByRole('link', { name: 'Voir aussi les autres' }).click()
  await seeText(main(page), /[2-9]\d* commandes/)
})

test('what awaits cannot be read: one is told so and may try again', async () => {
  const page = await office('phone')
  await page.route('**/api/admin/todo', route => route.abort())
  await open(page, '/admin')
  const alert = main(page).getByRole('alert')
  await seeText(alert, 'Ce qui est à traiter n’a pas pu être lu. Réessayer')
  await expectAccessible(page)
  await page.unroute('**/api/admin/todo')
  await alert.getByRole('button', { name: 'Réessayer' }).click()
  await seeText(main(page), /À traiter/)
  expect(await alert.count()).toBe(0)
})

test('vendors and products to validate, on one screen, are a card away', async () => {
  const page = await office('phone')
  await open(page, '/admin')
  await main(page).getByRole('link', { name: 'Les vendeurs et les produits à valider' }).click()
  await seeText(page.getByRole('heading', { level: 1 }), 'Vendeurs et validation')
})

test('users and orders go page after page', async () => {
  const { id: customerId } = await createCustomer(site.db, { fullName: 'Page Première' })
  const { id: vendorId } = await createVendor(site.db)
  const { id: productId } = await createProduct(site.db, { vendorId })
  for (let count = 0; count < 21; count += 1) {
    await createCustomer(site.db, { fullName: 'Longue Liste' })
    await createOrder(site.db, { customerId, lines: [{ productId, quantity: 1 }] })
  }
  const page = await office('desktop')
  for (const [path, found] of [
    ['/admin/users?search=longue+liste', '21 utilisateurs'],
    ['/admin/orders?search=page+premi%C3%A8re', '21 commandes'],
  ] as const) {
    await open(page, path)
    await seeText(main(page), new RegExp(`${found} .*Page 1 sur 2`))
    expect(await main(page).getByRole('row').count()).toBe(21)
    await page.getByRole('link', { name: 'Suivante' }).click()
    await seeText(main(page), new RegExp(`${found} .*Page 2 sur 2`))
    expect(await main(page).getByRole('row').count()).toBe(2)
    expect(new URL(page.url()).searchParams.get('page')).toBe('2')
    await page.getByRole('link', { name: 'Précédente' }).click()
    await seeText(main(page), /Page 1 sur 2/)
  }
})

test('the search box is reached, moved through and left by the keyboard', async () => {
  const order = await sell({ fullName: 'Éric Chercheur' })
  await createVendor(site.db, { businessName: 'Chercheur d’ignames' })
  const page = await office('desktop')
  await open(page, '/admin')
  const box = page.getByRole('combobox', { name: /Chercher une commande/ })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('chercheur')
  const results = page.getByRole('listbox').getByRole('option')
  await seeText(results.nth(0), /Client Éric Chercheur/)
  await seeText(results.nth(1), /Vendeur Chercheur d’ignames En attente|Vendeur Chercheur d’ignames Approuvé/)
  await expectAccessible(page)
  expect(await results.nth(0).getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('ArrowUp')
  expect(await results.nth(1).getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Enter')
  await seeText(page.getByRole('heading', { level: 1 }), 'Vendeurs')
  await seeText(main(page), /1 vendeur .*Chercheur d’ignames/)
  await page.keyboard.press('/')
  await page.keyboard.type(order.number)
  await seeText(results, new RegExp(`Commande ${order.number} Éric Chercheur, En attente`))
  await page.keyboard.press('Enter')
  await seeText(page.getByRole('heading', { level: 1 }), `Commande ${order.number}`)
  await box.fill('rien de tel')
  await seeText(page.getByRole('search').filter({ has: box }), /Rien ne correspond/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  expect(await box.getAttribute('aria-expanded')).toBe('false')
})

/** Lets the answers of the search box wait until they are let through; tells which texts were asked. */
async function holdFinds(page: Page) {
  const asked: string[] = []
  const held: (() => void)[] = []
  await page.route('**/api/admin/search?*', async route => {
    asked.push(new URL(route.request().url()).searchParams.get('q') ?? '')
    await new Promise<void>(resolve => held.push(resolve))
    await route.continue()
  })
  const letThrough = () => {
    for (const go of held.splice(0)) go()
  }
  return { asked, letThrough }
}

test('Enter waits for the finds of what was typed, and opens none that another text found', async () => {
  const first = await sell({ fullName: 'Mariam' })
  const second = await sell({ fullName: 'Bakary' })
  const third = await sell({ fullName: 'Salif' })
  const page = await office('desktop')
  await open(page, '/admin')
  const box = page.getByRole('combobox', { name: /Chercher une commande/ })
  const results = page.getByRole('listbox').getByRole('option')
  await box.fill(first.number)
  await seeText(results, new RegExp(first.number))

  const { asked, letThrough } = await holdFinds(page)
  await box.fill(second.number)
  await box.press('Enter')
  await expect.poll(() => asked).toEqual([second.number])
  expect(await results.first().getAttribute('aria-selected')).toBe('false')
  expect(new URL(page.url()).pathname).toBe('/admin')
  letThrough()
  await seeText(page.getByRole('heading', { level: 1 }), `Commande ${second.number}`)

  // Who types on has not asked for that any more.
  await box.fill(third.number)
  await box.press('Enter')
  await box.fill('rien de tel')
  await expect.poll(() => asked.length).toBe(3)
  letThrough()
  await seeText(page.getByRole('search').filter({ has: box }), /Rien ne correspond/)
  await seeText(page.getByRole('heading', { level: 1 }), `Commande ${second.number}`)
})

test('Enter asks again when the search has failed', async () => {
  const order = await sell({ fullName: 'Mariam' })
  const page = await office('desktop')
  await open(page, '/admin')
  const box = page.getByRole('combobox', { name: /Chercher une commande/ })
  await page.route('**/api/admin/search?*', route => route.abort())
  await box.fill(order.number)
  await seeText(page.getByRole('search').filter({ has: box }), /La recherche n’a pas abouti/)
  await page.unroute('**/api/admin/search?*')
  await box.press('Enter')
  await seeText(page.getByRole('heading', { level: 1 }), `Commande ${order.number}`)
})

test('what was found once is asked anew: an order shows the status that it has by now', async () => {
  const order = await sell({ fullName: 'Mariam' })
  const page = await office('desktop')
  await open(page, '/admin')
  const box = page.getByRole('combobox', { name: /Chercher une commande/ })
  const results = page.getByRole('listbox').getByRole('option')
  await box.fill(order.number)
  await seeText(results, /Mariam, En attente/)
  await box.fill('')
  await site.db.update(orders).set({ status: 'confirmed' }).where(eq(orders.id, order.id))
  await box.fill(order.number)
  await seeText(results, /Mariam, Confirmée/)
})
