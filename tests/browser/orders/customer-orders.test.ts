import { and, eq } from 'drizzle-orm'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { orderNumber } from '#contract/orders/order-number.ts'
import { orders, parcels } from '#database/schema/orders.ts'
import { stockOf } from '#tests/support/makers/orders.ts'
import { createCustomer } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { createRefund } from '#tests/support/makers/refunds.ts'
import { expectAccessible, expectNoOverflow } from '#tests/support/pages/chromium.ts'
import { routeFirst } from '#tests/support/pages/connection.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import { expectUsableOnEveryScreen, open, seeAddress, seeText } from '#tests/support/pages/visitors.ts'
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

test('who cancels a paid order reads that the money comes back', async () => {
  const order = await shop.buy(awa, { paymentMethod: 'cinetpay', paymentStatus: 'completed' })
  const page = await shop.visitors.newPage({ as: [awa] })
  await open(page, `/orders/${order.id}`)
  await page.getByRole('button', { name: 'Annuler la commande' }).click()
  await seeText(page.getByRole('dialog'), /Ce que vous avez payé vous sera remboursé : 4 500 FCFA\./)
})

describe('the list of orders', () => {
  test('is searched by number and status, which stand in the address', async () => {
    const shipped = await shop.buy(awa, { status: 'shipped' })
    const pending = await shop.buy(awa)
    const page = await shop.visitors.newPage({ as: [awa] })
    await open(page, '/orders')
    await seeText(page.getByRole('main'), /2 commandes/)
    await page
      .getByRole('searchbox', { name: 'Numéro de commande' })
      .fill(orderNumber(shipped.serial).toLowerCase())
    await page.getByRole('main').getByRole('button', { name: 'Rechercher' }).click()
    const found = page.getByRole('article')
    await seeText(page.getByRole('main'), /1 commande Commande AMIC-\d{6} Expédiée/)
    await seeText(found, new RegExp(`Commande ${orderNumber(shipped.serial)}`))
    await expectAccessible(page)

    const choices = page.getByRole('navigation', { name: 'Filtrer les commandes' })
    const isChosen = (name: string) =>
      choices.getByRole('link', { name, exact: true }).getAttribute('aria-current')
    await choices.getByRole('link', { name: 'En attente' }).press('Enter')
    await seeAddress(page, '**/orders?search=*&status=pending')
    await seeText(page.getByRole('main'), /Aucune commande trouvée/)
    await expect.poll(() => isChosen('En attente')).toBe('page')
    await expectAccessible(page)
    await choices.getByRole('link', { name: 'Toutes' }).click()
    await seeText(page.getByRole('main'), /1 commande Commande AMIC-\d{6} Expédiée/)
    await expect.poll(() => isChosen('Toutes')).toBe('page')

    await open(page, '/orders?status=pending')
    await seeText(found, new RegExp(`Commande ${orderNumber(pending.serial)}`))
    await expect.poll(() => found.count()).toBe(1)
  })

  test('shows of each order the day it arrives first, and its lines on demand; all of it leads there', async () => {
    const { id } = await shop.buy(awa, {
      lines: shop.ofBothFarms(),
    })
    await shop.site.db.update(parcels).set({ plannedOn: '2030-11-22' }).where(eq(parcels.orderId, id))
    const page = await shop.visitors.newPage({ as: [awa] })
    await open(page, '/orders')
    const card = page.getByRole('article')
    await seeText(
      card,
      /^Livraison vendredi 22 novembre Commande AMIC-\d{6} 5 500 FCFA À payer à la livraison AMIC-\d{6}/,
    )
    await card.getByText('2 produits').click()
    await seeText(card, /Tomates 2 kg × 1 500 FCFA.*Œufs frais 1 caisse × 2 500 FCFA/)
    await expectUsableOnEveryScreen(page)
    await card.click({ position: { x: 4, y: 60 } })
    await seeAddress(page, `**/orders/${id}`)
  })

  test('says of each cancelled order what became of its money', async () => {
    const paid = { status: 'cancelled', paymentMethod: 'cinetpay', paymentStatus: 'completed' } as const
    const settledAt = new Date('2026-11-20T10:00:00Z')
    await createRefund(shop.site.db, await shop.buy(awa, paid), {
      status: 'done',
      settledAt,
      reference: 'VIR-1',
    })
    await createRefund(shop.site.db, await shop.buy(awa, paid))
    await shop.buy(awa, { status: 'cancelled' })
    const page = await shop.visitors.newPage({ as: [awa] })
    await open(page, '/orders')
    const cards = page.getByRole('article')
    await seeText(cards.nth(0), /Annulée 4 500 FCFA Rien n’a été débité/)
    await seeText(cards.nth(1), /Annulée 4 500 FCFA À rembourser/)
    await seeText(cards.nth(2), /Annulée 4 500 FCFA Remboursé le 20 novembre 2026/)
  })

  test('on a phone says in two lines at most when an order arrives', async () => {
    const { id } = await shop.buy(awa, { status: 'confirmed', lines: shop.ofBothFarms() })
    const change = (plannedOn: string, vendorId: string) =>
      shop.site.db
        .update(parcels)
        .set({ plannedOn })
        .where(and(eq(parcels.orderId, id), eq(parcels.vendorId, vendorId)))
    await change('2030-11-27', shop.tomatoes.vendorId)
    await change('2030-11-28', shop.eggs.vendorId)
    const page = await shop.visitors.newPage({ as: [awa] })
    await open(page, '/orders')
    const title = page.getByRole('article').getByText('Livraison de 2 colis à partir du mercredi 27 novembre')
    const lines = await title.evaluate(
      words => words.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(words).lineHeight),
    )
    expect(Math.round(lines)).toBeLessThanOrEqual(2)
  })

  test('goes on page after page', async () => {
    for (let count = 0; count < 22; count += 1) await shop.buy(awa)
    const page = await shop.visitors.newPage({ as: [awa] })
    await open(page, '/orders')
    await seeText(page.getByRole('main'), /22 commandes/)
    let isCut = true
    await page.route('**/api/customer/orders?*cursor*', route => (isCut ? route.abort() : route.continue()))
    await page.getByRole('button', { name: 'Voir plus' }).click()
    const failure = page.getByRole('alert').filter({ hasText: 'La suite n’a pas pu être affichée' })
    await failure.waitFor()
    isCut = false
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await expect.poll(() => page.getByRole('article').count()).toBe(22)
    expect(await failure.count()).toBe(0)
  })

  test('asks strangers to sign in, and brings them back', async () => {
    const page = await shop.visitors.newPage()
    await open(page, '/orders?status=pending')
    const wayIn = page.getByRole('main').getByRole('link', { name: 'Se connecter' })
    expect(await wayIn.getAttribute('href')).toBe('/login?suite=%2Forders%3Fstatus%3Dpending')
    await expectAccessible(page)
  })

  test('says that it could not be read, and reads again', async () => {
    const page = await shop.visitors.newPage({ as: [awa] })
    await page.route('**/api/customer/orders*', route => route.abort())
    await open(page, '/orders')
    await seeText(page.getByRole('main'), /Vos commandes n’ont pas pu être affichées/)
    const filters = page.getByRole('navigation', { name: 'Filtrer les commandes' })
    expect(await filters.count()).toBe(0)
    await expectAccessible(page)
    await page.unroute('**/api/customer/orders*')
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await seeText(page.getByRole('main'), /Aucune commande/)
    expect(await filters.count()).toBe(0)
  })
})

describe('one order', () => {
  test('is shown whole, a way for each parcel', async () => {
    const order = await shop.buy(awa, {
      notes: 'Portail bleu',
      lines: shop.ofBothFarms(),
    })
    const page = await shop.visitors.newPage({ as: [awa], screen: 'desktop' })
    await open(page, `/orders/${order.id}`)
    const main = page.getByRole('main')
    await seeText(
      main,
      new RegExp(`Commande ${orderNumber(order.serial)} .* 5 500 FCFA – À payer à la livraison`),
    )
    await page.getByRole('list', { name: 'Suivi du colis de Ferme de Yao' }).waitFor()
    await page.getByRole('list', { name: 'Suivi du colis de Volailles d’Aya' }).waitFor()
    await seeText(
      main,
      /Tomates 2 kg × 1 500 FCFA 3 000 FCFA.*Œufs frais 1 caisse × 2 500 FCFA.*Total 5 500 FCFA/,
    )
    await seeText(main, /À payer à la livraison .* Cocody, Abidjan Notes Portail bleu Total/)
    await expectAccessible(page)
  })

  test('offers its receipt and another like it last before it is delivered, and first afterwards', async () => {
    const order = await shop.buy(awa)
    const page = await shop.visitors.newPage({ as: [awa] })
    await open(page, `/orders/${order.id}`)
    const topOf = async (shown: Locator) => (await shown.boundingBox())!.y
    const contents = page.getByRole('heading', { name: 'Articles' })
    const acts = [
      page.getByRole('link', { name: 'Reçu PDF' }),
      page.getByRole('button', { name: /^Commander à nouveau/ }),
    ]
    await contents.waitFor()
    for (const act of acts) expect(await topOf(act)).toBeGreaterThan(await topOf(contents))
    const cancel = page.getByRole('button', { name: 'Annuler la commande' })
    expect(await topOf(cancel)).toBeLessThan(await topOf(contents))
    const delivered = await shop.buy(awa, { status: 'delivered' })
    await open(page, `/orders/${delivered.id}`)
    await contents.waitFor()
    for (const act of acts) expect(await topOf(act)).toBeLessThan(await topOf(contents))
  })

  test('is printed without what is only for the screen', async () => {
    const order = await shop.buy(awa, { status: 'delivered' })
    const page = await shop.visitors.newPage({ as: [awa], screen: 'desktop' })
    await open(page, `/orders/${order.id}`)
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: 'Imprimer' }).click()
    await page.waitForSelector('[data-printed]')
    await page.emulateMedia({ media: 'print' })
    expect(
      await page.getByRole('heading', { name: `Commande ${orderNumber(order.serial)}` }).isVisible(),
    ).toBe(true)
    expect(await page.getByText('Total', { exact: true }).isVisible()).toBe(true)
    expect(await page.getByRole('banner').isVisible()).toBe(false)
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false)
    for (const name of ['Imprimer', 'Commander à nouveau', 'Partager le suivi', 'Donner mon avis']) {
      expect(await page.getByRole('button', { name }).count(), name).toBe(0)
    }
  })

  test('is cancelled after asking, at the second try too, and what it held is for sale again', async () => {
    const order = await shop.buy(awa)
    const before = await stockOf(shop.site.db, shop.tomatoes.id)
    const page = await shop.visitors.newPage({ as: [awa] })
    await open(page, `/orders/${order.id}`)
    await page.getByRole('button', { name: 'Annuler la commande' }).click()
    const dialog = page.getByRole('dialog', { name: `Annuler la commande ${orderNumber(order.serial)} ?` })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Non, garder' }).click()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)

    await page.getByRole('button', { name: 'Annuler la commande' }).click()
    await routeFirst(page, '**/api/orders/*/status', route => route.abort())
    await dialog.getByRole('button', { name: 'Oui, annuler' }).click()
    await seeText(toastOf(page), /^Erreur Pas de réponse : c’est peut-être fait\./)
    await dialog.getByRole('button', { name: 'Oui, annuler' }).click()
    await seeText(toastOf(page), /Votre commande a été annulée et le stock a été restauré/)
    await seeText(page.getByRole('main'), /Commande annulée/)
    await expect.poll(() => page.getByRole('button', { name: 'Annuler la commande' }).count()).toBe(0)
    expect(await stockOf(shop.site.db, shop.tomatoes.id)).toBe(before + 3)
    await expectAccessible(page)
  })

  test('moves before one’s eyes, and what is too late cannot be cancelled', async () => {
    const order = await shop.buy(awa)
    const page = await shop.visitors.newPage({ as: [awa] })
    await open(page, `/orders/${order.id}`)
    await page.getByRole('button', { name: 'Annuler la commande' }).waitFor()
    await shop.site.db.transaction(async tx => {
      await tx.update(parcels).set({ status: 'confirmed' }).where(eq(parcels.orderId, order.id))
      await tx.update(orders).set({ status: 'confirmed' }).where(eq(orders.id, order.id))
    })
    await seeText(page.getByRole('main'), /Confirmée : fait/)
    await expect.poll(() => page.getByRole('button', { name: 'Annuler la commande' }).count()).toBe(0)
  })

  test('is not there where there is none, nor to somebody else', async () => {
    const order = await shop.buy(awa)
    const kofi = await createCustomer(shop.site.db)
    const page = await shop.visitors.newPage({ as: [kofi] })
    for (const id of [order.id, 'nulle-part', '01890000-0000-7000-8000-000000000000']) {
      await open(page, `/orders/${id}`)
      await seeText(page.getByRole('main'), /Commande introuvable/)
    }
    await expectAccessible(page)
  })
})

test('a long word in a product’s name pushes no page of the order sideways', async () => {
  const product = await createProduct(shop.site.db, {
    vendorId: shop.tomatoes.vendorId,
    name: 'Bananesplantainsmûresdelacoopérativedestroisvillagesdunord',
  })
  const order = await shop.buy(awa, { lines: [{ productId: product.id, quantity: 1 }] })
  const page = await shop.visitors.newPage({ as: [awa] })
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [`/orders/${order.id}`, '/orders', `/order-success?order=${order.id}`]) {
    await open(page, path)
    if (path === '/orders') await page.getByText('1 produit').click()
    await seeText(page.getByRole('main'), /Bananesplantains/)
    await expectNoOverflow(page)
  }
})

test('the way to pay an order that is on its way leads to it, and does not thank for it again', async () => {
  const order = await shop.buy(awa, { status: 'shipped' })
  const page = await shop.visitors.newPage({ as: [awa] })
  await open(page, `/checkout?order=${order.id}`)
  await page.getByRole('main').getByRole('link', { name: 'Voir la commande' }).click()
  await seeAddress(page, `**/orders/${order.id}`)
})
