import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible, expectUncovered, hasFocus } from '#tests/support/pages/chromium.ts'
import { confirmButton, enterAddress, storedCart, toastOf } from '#tests/support/pages/shopping.ts'
import { open, openVisitors, seeAddress, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { handOverWithoutCode } from '#tests/support/pages/without-code.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
let vendor: Awaited<ReturnType<typeof createVendor>>
let tomatoes: Product
beforeAll(async () => {
  site = await startTestSite()
  vendor = await createVendor(site.db, { businessName: 'Ferme de Yao' })
  tomatoes = await createProduct(site.db, {
    vendorId: vendor.id,
    name: 'Tomates bien mûres',
    price: '800.00',
  })
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

test('Awa buys tomatoes, and Yao delivers them and takes the cash, each seeing the other live', async () => {
  const awa = await createCustomer(site.db, { fullName: 'Awa Koné', phone: '+2250505000002' })
  const stall = await visitors.newPage({ as: [vendor.user] })
  await open(stall, '/vendor?tab=commandes')
  await seeText(stall.getByRole('main'), 'Aucune commande')
  await expectAccessible(stall)

  const phone = await visitors.newPage({ as: [awa] })
  await open(phone, '/boutique')
  await phone.getByRole('link', { name: 'Tomates bien mûres' }).first().click()
  await phone.getByRole('button', { name: 'Ajouter au panier' }).click()
  await seeText(toastOf(phone), 'Produit ajouté au panier')
  await phone.getByRole('link', { name: 'Panier, 1 article' }).click()
  const drawer = phone.getByRole('dialog', { name: 'Mon panier' })
  await drawer.getByRole('button', { name: /^Augmenter la quantité/ }).click()
  await seeText(drawer, /Total 1 600 FCFA/)
  await expectAccessible(phone)
  await drawer.getByRole('link', { name: 'Procéder au paiement' }).click()

  await seeText(phone.getByRole('heading', { level: 1 }), 'Finaliser la commande')
  await expectAccessible(phone)
  expect(await phone.getByLabel('Région').inputValue()).toBe('Abidjan')
  expect(await phone.getByLabel('Adresse de livraison').inputValue()).toBe('')
  await enterAddress(phone, 'Angré, derrière la pharmacie')
  await phone.getByLabel('Notes de livraison').fill('Portail bleu')
  await phone.getByRole('radio', { name: /Paiement à la livraison/ }).check()
  await confirmButton(phone).click()
  await seeText(toastOf(stall), /Nouvelle commande AMIC-\d{6}, Awa Koné/)

  await seeAddress(phone, '**/order-success?order=*')
  const success = phone.getByRole('main')
  await seeText(
    success,
    /Merci, votre commande est enregistrée !.*e-mail de confirmation a été envoyé à \S+ Code de livraison \d{4} .*Et maintenant \?/,
  )
  await seeText(
    success,
    /Commande AMIC-\d{6}.*En attente.*Angré, derrière la pharmacie, Cocody, Abidjan.*Awa Koné.*Portail bleu.*2 kg × 800 FCFA/,
  )
  await expectAccessible(phone)
  expect(await storedCart(phone)).toEqual([])

  const order = stall.getByRole('article')
  await seeText(
    order,
    /Nouvelle.*Awa Koné.*Angré, derrière la pharmacie, Cocody, Abidjan.*Tomates bien mûres, 2 kg 1 600 FCFA.*Portail bleu/,
  )
  await expectAccessible(stall)
  expect(await order.getByRole('link', { name: /^Appeler/ }).getAttribute('href')).toBe('tel:+2250505000002')
  expect(await order.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/2250505000002\?text=/,
  )

  for (const [act, status] of [
    ['Confirmer la commande', 'Confirmée'],
    ['Marquer comme expédiée', 'Expédiée'],
    ['Marquer comme livrée', 'Livrée'],
  ] as const) {
    await order.getByRole('button', { name: act }).click()
    if (status === 'Livrée') await handOverWithoutCode(stall.getByRole('dialog'))
    await seeText(toastOf(stall), /^Statut mis à jour/)
    await seeText(order, status)
    await seeText(success, new RegExp(`AMIC-\\d{6} .*${status}`))
  }
  await order.getByRole('button', { name: 'J’ai reçu' }).click()
  await seeText(toastOf(stall), /^Paiement confirmé/)
  await seeText(order, 'Payé')
  await seeText(success, /Livrée.*Payé/)
  await expect.poll(() => order.getByRole('button').count()).toBe(0)
  await expectAccessible(stall)
  await stall.getByRole('link', { name: 'Produits', exact: true }).click()
  await seeText(stall.getByRole('main'), /Revenus reçus 1 600 FCFA/)
})

test('the cart is still there after a reload, in words and figures', async () => {
  const page = await visitors.newPage()
  await open(page, `/product/${tomatoes.id}`)
  await page.getByRole('button', { name: 'Ajouter au panier' }).click()
  await open(page, '/cart')
  await seeText(page.getByRole('heading', { level: 1 }), "Panier d'Achat (1 article)")
  await page.getByRole('button', { name: /^Augmenter la quantité/ }).click()
  await page.reload()
  await seeText(page.getByRole('heading', { level: 1 }), "Panier d'Achat (2 articles)")
  await seeText(page.getByRole('main'), /Sous-total 1 600 FCFA Livraison Gratuite .*Total 1 600 FCFA/)
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Diminuer la quantité/ }).click()
  await page.getByRole('button', { name: /^Diminuer la quantité/ }).press('Enter')
  await seeText(page.getByRole('heading', { level: 1 }), 'Votre panier est vide')
  expect(await hasFocus(page.getByRole('heading', { level: 1 }))).toBe(true)
  await expectAccessible(page)
  await open(page, '/checkout')
  await seeText(page.getByRole('main'), /^Votre panier est vide .*Les derniers arrivages .*Tomates/)
})

test.each(['phone', 'desktop'] as const)(
  'on a %s nothing stands on the way from a product to the order',
  async screen => {
    const awa = await createCustomer(site.db)
    const page = await visitors.newPage({ screen, as: [awa] })
    await open(page, `/product/${tomatoes.id}`)
    await page.getByRole('button', { name: 'Ajouter au panier' }).click()
    await page.getByRole('link', { name: 'Panier, 1 article' }).click()
    const drawer = page.getByRole('dialog', { name: 'Mon panier' })
    await drawer.waitFor()
    await expectUncovered(drawer.getByRole('link', { name: 'Procéder au paiement' }))
    await expectUncovered(drawer.getByRole('link', { name: 'Voir le panier' }))
    await seeText(toastOf(page), /^$/)

    const assistant = page.getByRole('button', { name: 'Assistant' })
    await drawer.getByRole('link', { name: 'Voir le panier' }).click()
    await seeText(page.getByRole('heading', { level: 1 }), "Panier d'Achat")
    expect(await assistant.isVisible()).toBe(screen === 'desktop')
    await page.getByRole('main').getByRole('link', { name: 'Procéder au paiement' }).click()
    await seeText(page.getByRole('heading', { level: 1 }), 'Finaliser la commande')
    expect(await assistant.isVisible()).toBe(screen === 'desktop')
  },
)
