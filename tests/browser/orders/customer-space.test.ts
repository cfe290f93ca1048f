import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orders, parcels } from '#database/schema/orders.ts'
import { expectAccessible, expectNoOverflow } from '#tests/support/chromium.ts'
import { createOrder, createProduct, type Product } from '#tests/support/makers.ts'
import { stockOf } from '#tests/support/orders.ts'
import { createCustomer, createVendor } from '#tests/support/people.ts'
import { toastOf } from '#tests/support/shopping.ts'
import { startTestSite, type TestSite } from '#tests/support/site.ts'
import { open, openVisitors, seeText, type Visitors } from '#tests/support/visitors.ts'

type Customer = Awaited<ReturnType<typeof createCustomer>>
type OrderFields = Partial<Parameters<typeof createOrder>[1]>

let site: TestSite
let visitors: Visitors
let awa: Customer
let tomatoes: Product
let eggs: Product
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
  const yao = await createVendor(site.db, { businessName: 'Ferme de Yao' })
  const aya = await createVendor(site.db, { businessName: 'Volailles d’Aya' })
  tomatoes = await createProduct(site.db, { vendorId: yao.id, price: '1500.00', stock: 100 })
  eggs = await createProduct(site.db, {
    vendorId: aya.id,
    name: 'Œufs frais',
    price: '2500.00',
    unit: 'caisse',
  })
})
beforeEach(async () => {
  awa = await createCustomer(site.db, { fullName: 'Awa Koné', phone: '+2250701020304' })
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const buy = (fields: OrderFields = {}) =>
  createOrder(site.db, { customerId: awa.id, lines: [{ productId: tomatoes.id, quantity: 3 }], ...fields })
const numberOf = ({ serial }: { serial: number }) => `AMIC-${String(serial).padStart(6, '0')}`

test('an order of which a parcel was cancelled costs what is left of it', async () => {
  const order = await buy({
    lines: [
      { productId: tomatoes.id, quantity: 2 },
      { productId: eggs.id, quantity: 1 },
    ],
  })
  await site.db
    .update(parcels)
    .set({ status: 'cancelled' })
    .where(and(eq(parcels.orderId, order.id), eq(parcels.vendorId, eggs.vendorId)))
  const page = await visitors.newPage({ as: [awa] })
  await open(page, '/orders')
  await seeText(page.getByRole('article'), /3 000 FCFA/)
  for (const path of [`/orders/${order.id}`, `/order-success?order=${order.id}`]) {
    await open(page, path)
    await seeText(page.getByRole('main'), /Commandé, colis annulés compris 5 500 FCFA Total 3 000 FCFA/)
  }
  await open(page, `/orders/${order.id}`)
  await seeText(page.getByRole('main'), /Colis de Volailles d’Aya Colis annulé/)
})

test('who cancels a paid order reads that the money comes back', async () => {
  const order = await buy({ paymentMethod: 'cinetpay', paymentStatus: 'completed' })
  const page = await visitors.newPage({ as: [awa] })
  await open(page, `/orders/${order.id}`)
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await seeText(page.getByRole('dialog'), /Ce que vous avez payé vous sera remboursé : 4 500 FCFA\./)
})

test.each(['/dashboard', '/orders', '/favoris'])(
  'a session that ended elsewhere leads %s to the way in',
  async path => {
    const page = await visitors.newPage({ as: [awa] })
    await page.route(/\/api\/customer\/(?:orders|favourites)\?|\/api\/customer\/favourites$/, async route => {
      await page.context().clearCookies()
      await route.continue()
    })
    await page.goto(path)
    await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).waitFor()
  },
)

test('an arrow key goes to a tab of the space without leaving it', async () => {
  const page = await visitors.newPage({ as: [awa] })
  await open(page, '/dashboard')
  await page.getByRole('tab', { name: 'Mes Commandes' }).press('ArrowRight')
  await expect
    .poll(() => page.getByRole('tab', { name: 'Mon Profil' }).evaluate(tab => tab === document.activeElement))
    .toBe(true)
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/profile')
})

describe.each(['/dashboard', '/customer-dashboard'])('%s', path => {
  test('is closed to strangers, who are shown the way in', async () => {
    const page = await visitors.newPage()
    await open(page, path)
    await seeText(page.getByRole('main'), /Accès Restreint Connectez-vous pour accéder à votre espace client/)
    await expectAccessible(page)
  })

  test('greets somebody new, who has not ordered yet', async () => {
    const page = await visitors.newPage({ as: [awa] })
    await open(page, path)
    await seeText(page.getByRole('heading', { level: 1 }), 'Bonjour Awa')
    await seeText(
      page.getByRole('main'),
      /0 Commandes en cours 0 Commandes livrées 0 FCFA Total dépensé .*Aucune commande Vous n'avez pas encore passé de commande/,
    )
    await expectAccessible(page)
  })
})

test('the customer’s space counts orders and follows the first three', async () => {
  await buy({ status: 'delivered' })
  await buy({ status: 'shipped' })
  await buy({ status: 'cancelled' })
  await buy()
  const page = await visitors.newPage({ as: [awa], screen: 'desktop' })
  await open(page, '/dashboard')
  const main = page.getByRole('main')
  await seeText(main, /2 Commandes en cours 1 Commandes livrées 4 500 FCFA Total dépensé/)
  await seeText(main, /4 commandes/)
  const cards = page.getByRole('article')
  expect(await cards.count()).toBe(4)
  await seeText(cards.nth(0), /En attente 4 500 FCFA Tomates 3 kg × 1 500 FCFA Commande reçue/)
  await seeText(cards.nth(1), /Annulée.*Commande annulée/)
  await seeText(cards.nth(2), /Expédiée/)
  const tracking = page.getByRole('list', { name: 'Suivi de la commande' })
  expect(await tracking.count()).toBe(2)
  await seeText(tracking.nth(1).getByRole('listitem').nth(2), /Expédiée : fait/)
  await seeText(tracking.nth(1).getByRole('listitem').nth(3), /Livrée : à venir/)
  await expectAccessible(page)
})

test('an order of which not all is told says what is missing', async () => {
  await buy()
  await buy()
  const page = await visitors.newPage({ as: [awa] })
  await page.route('**/api/customer/orders*', async route => {
    const answer = await route.fetch()
    const [withoutLines, withoutName] = await answer.json()
    withoutLines.items = []
    withoutName.items[0].product.name = ''
    await route.fulfill({ response: answer, json: [withoutLines, withoutName] })
  })
  await open(page, '/dashboard')
  await page.getByRole('tab', { name: 'Mes Commandes' }).waitFor()
  await seeText(page.getByRole('article').nth(0), /Détails de la commande non disponibles/)
  await seeText(page.getByRole('article').nth(1), /Produit indisponible 3 kg/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the profile has a page of its own, and shopping goes on', async () => {
  const page = await visitors.newPage({ as: [awa] })
  await open(page, '/dashboard')
  await page.getByRole('tab', { name: 'Mon Profil' }).click()
  await page.waitForURL(`${site.url}/profile`)
  await seeText(page.getByRole('heading', { level: 1 }), 'Mon Profil')
  await page.getByRole('link', { name: 'Mon tableau de bord' }).click()
  await page.getByRole('link', { name: 'Continuer mes achats' }).click()
  await page.waitForURL(`${site.url}/`)
})

test('who leaves is a stranger again', async () => {
  const page = await visitors.newPage({ as: [awa] })
  await open(page, '/dashboard')
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/logout', async route => {
    await answered.promise
    await route.continue()
  })
  await page.getByRole('main').getByRole('button', { name: 'Déconnexion' }).click()
  await page.getByRole('main').getByText('Déconnexion...').waitFor()
  answered.resolve()
  await page.waitForURL(`${site.url}/`)
  await seeText(toastOf(page), /Déconnexion.*Vous avez été déconnecté avec succès/)
  await open(page, '/dashboard')
  await seeText(page.getByRole('main'), /Accès Restreint/)
})

test('who signs in after somebody else sees nothing of the former', async () => {
  await buy()
  const page = await visitors.newPage({ as: [awa] })
  await open(page, '/dashboard')
  await seeText(page.getByRole('main'), /1 commande/)
  const kofi = await createCustomer(site.db, { fullName: 'Kofi Mensah' })
  // Awa signs out in another tab, and Kofi takes over in this one.
  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    dispatchEvent(new StorageEvent('storage', { key: 'amic.shopper' }))
  })
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(kofi.email)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('Passe1234')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await seeText(page.getByRole('main'), /Bonjour Kofi.*Aucune commande/)
})

describe('the list of orders', () => {
  test('is searched by number and status, which stand in the address', async () => {
    const shipped = await buy({ status: 'shipped' })
    const pending = await buy()
    const page = await visitors.newPage({ as: [awa] })
    await open(page, '/orders')
    await seeText(page.getByRole('main'), /2 commandes/)
    await page.getByRole('searchbox', { name: 'Numéro de commande' }).fill(numberOf(shipped).toLowerCase())
    await page.getByRole('button', { name: 'Rechercher' }).click()
    await seeText(page.getByRole('main'), new RegExp(`1 commande Commande ${numberOf(shipped)}`))
    await expectAccessible(page)

    const status = page.getByRole('combobox', { name: 'Statut' })
    await status.focus()
    await status.selectOption('En attente')
    await page.waitForURL('**/orders?search=*&status=pending')
    await seeText(page.getByRole('main'), /Aucune commande trouvée/)
    expect(await status.evaluate(field => field === document.activeElement)).toBe(true)
    await expectAccessible(page)
    await page.goBack()
    await seeText(page.getByRole('main'), /1 commande/)
    await expect.poll(() => status.inputValue()).toBe('')

    await open(page, '/orders?status=pending')
    await seeText(page.getByRole('main'), new RegExp(`1 commande Commande ${numberOf(pending)}`))
  })

  test('goes on page after page', async () => {
    for (let count = 0; count < 22; count += 1) await buy()
    const page = await visitors.newPage({ as: [awa] })
    await open(page, '/orders')
    await seeText(page.getByRole('main'), /22 commandes/)
    await page.getByRole('button', { name: 'Voir plus' }).click()
    await expect.poll(() => page.getByRole('article').count()).toBe(22)
  })

  test('asks strangers to sign in, and brings them back', async () => {
    const page = await visitors.newPage()
    await open(page, '/orders?status=pending')
    const wayIn = page.getByRole('main').getByRole('link', { name: 'Se connecter' })
    expect(await wayIn.getAttribute('href')).toBe('/login?suite=%2Forders%3Fstatus%3Dpending')
    await expectAccessible(page)
  })

  test('says that it could not be read, and reads again', async () => {
    const page = await visitors.newPage({ as: [awa] })
    await page.route('**/api/customer/orders*', route => route.abort())
    await open(page, '/orders')
    await seeText(page.getByRole('main'), /Vos commandes n’ont pas pu être affichées/)
    await expectAccessible(page)
    await page.unroute('**/api/customer/orders*')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await seeText(page.getByRole('main'), /Aucune commande/)
  })
})

describe('one order', () => {
  test('is shown whole, a way for each parcel', async () => {
    const order = await buy({
      notes: 'Portail bleu',
      lines: [
        { productId: tomatoes.id, quantity: 2 },
        { productId: eggs.id, quantity: 1 },
      ],
    })
    const page = await visitors.newPage({ as: [awa], screen: 'desktop' })
    await open(page, `/orders/${order.id}`)
    const main = page.getByRole('main')
    await seeText(main, new RegExp(`Commande ${numberOf(order)}`))
    await page.getByRole('list', { name: 'Suivi du colis de Ferme de Yao' }).waitFor()
    await page.getByRole('list', { name: 'Suivi du colis de Volailles d’Aya' }).waitFor()
    await seeText(
      main,
      /Tomates 2 kg × 1 500 FCFA 3 000 FCFA.*Œufs frais 1 caisse × 2 500 FCFA.*Total 5 500 FCFA/,
    )
    await seeText(main, /Cocody, Abidjan Notes Portail bleu Mode de paiement Paiement à la livraison/)
    await expectAccessible(page)
  })

  test('is printed without what is only for the screen', async () => {
    const order = await buy({ status: 'delivered' })
    const page = await visitors.newPage({ as: [awa], screen: 'desktop' })
    await open(page, `/orders/${order.id}`)
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: 'Imprimer' }).click()
    await page.waitForSelector('[data-printed]')
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('heading', { name: `Commande ${numberOf(order)}` }).isVisible()).toBe(true)
    expect(await page.getByText('Total', { exact: true }).isVisible()).toBe(true)
    expect(await page.getByRole('banner').isVisible()).toBe(false)
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
    for (const name of ['Imprimer', 'Commander à nouveau', 'Partager le suivi', 'Donner mon avis']) {
      expect(await page.getByRole('button', { name }).count(), name).toBe(0)
    }
  })

  test('that waits for its money says where to pay', async () => {
    const order = await buy({ paymentMethod: 'cinetpay', createdAt: new Date() })
    const page = await visitors.newPage({ as: [awa] })
    await open(page, `/orders/${order.id}`)
    await seeText(page.getByRole('main'), /À payer avant/)
    await page.getByRole('link', { name: 'Payer maintenant' }).click()
    await page.waitForURL(`**/checkout?order=${order.id}`)
    await seeText(page.getByRole('main'), /4 500 FCFA/)
    await expectAccessible(page)
  })

  test('that could not be cancelled says so, and may be cancelled again', async () => {
    const order = await buy()
    const page = await visitors.newPage({ as: [awa] })
    await open(page, `/orders/${order.id}`)
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await page.route('**/api/orders/*/status', route => route.abort())
    const dialog = page.getByRole('dialog', { name: `Annuler la commande ${numberOf(order)} ?` })
    await dialog.getByRole('button', { name: 'Annuler la commande' }).click()
    await seeText(toastOf(page), /^Erreur Impossible de mettre à jour le statut/)
    await page.unroute('**/api/orders/*/status')
    await dialog.getByRole('button', { name: 'Annuler la commande' }).click()
    await seeText(page.getByRole('main'), /Commande annulée/)
  })

  test('is cancelled after asking, and what it held is for sale again', async () => {
    const order = await buy()
    const before = await stockOf(site.db, tomatoes.id)
    const page = await visitors.newPage({ as: [awa] })
    await open(page, `/orders/${order.id}`)
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: `Annuler la commande ${numberOf(order)} ?` })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Garder la commande' }).click()
    expect(await page.getByRole('dialog').count()).toBe(0)

    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await dialog.getByRole('button', { name: 'Annuler la commande' }).click()
    await seeText(toastOf(page), /Votre commande a été annulée et le stock a été restauré/)
    await seeText(page.getByRole('main'), /Commande annulée/)
    expect(await page.getByRole('button', { name: 'Annuler', exact: true }).count()).toBe(0)
    expect(await stockOf(site.db, tomatoes.id)).toBe(before + 3)
    await expectAccessible(page)
  })

  test('moves before one’s eyes, and what is too late cannot be cancelled', async () => {
    const order = await buy()
    const page = await visitors.newPage({ as: [awa] })
    await open(page, `/orders/${order.id}`)
    await page.getByRole('button', { name: 'Annuler', exact: true }).waitFor()
    await site.db.transaction(async tx => {
      await tx.update(parcels).set({ status: 'confirmed' }).where(eq(parcels.orderId, order.id))
      await tx.update(orders).set({ status: 'confirmed' }).where(eq(orders.id, order.id))
    })
    await seeText(page.getByRole('main'), /Confirmée : fait/)
    expect(await page.getByRole('button', { name: 'Annuler', exact: true }).count()).toBe(0)
  })

  test.each(['nulle-part', '01890000-0000-7000-8000-000000000000'])('%s is not there', async id => {
    const page = await visitors.newPage({ as: [awa] })
    await open(page, `/orders/${id}`)
    await seeText(page.getByRole('main'), /Commande introuvable/)
    await expectAccessible(page)
  })

  test('of somebody else is not there', async () => {
    const order = await buy()
    const kofi = await createCustomer(site.db)
    const page = await visitors.newPage({ as: [kofi] })
    await open(page, `/orders/${order.id}`)
    await seeText(page.getByRole('main'), /Commande introuvable/)
  })
})

test.each(['/dashboard', '/orders'])('%s fits a narrow phone', async path => {
  await buy({
    status: 'shipped',
    lines: [
      { productId: tomatoes.id, quantity: 2 },
      { productId: eggs.id, quantity: 1 },
    ],
  })
  const page = await visitors.newPage({ as: [awa] })
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, path)
  await seeText(page.getByRole('main'), /1 commande/)
  await expectNoOverflow(page)
  await expectAccessible(page)
})

test('a long word in a product’s name pushes no page of the order sideways', async () => {
  const product = await createProduct(site.db, {
    vendorId: tomatoes.vendorId,
    name: 'Bananesplantainsmûresdelacoopérativedestroisvillagesdunord',
  })
  const order = await buy({ lines: [{ productId: product.id, quantity: 1 }] })
  const page = await visitors.newPage({ as: [awa] })
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [`/orders/${order.id}`, '/orders', `/order-success?order=${order.id}`]) {
    await open(page, path)
    await seeText(page.getByRole('main'), /Bananesplantains/)
    await expectNoOverflow(page)
  }
})
