import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createPickupPoint, fetchedAt } from '#tests/support/makers/pickup-points.ts'
import { createOrder, createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { backAtPayment } from '#tests/support/pages/back-at-payment.ts'
import { expectAccessible, expectNoOverflow, hasFocus } from '#tests/support/pages/chromium.ts'
import { answerProvider, fillCart, orderOnline, storedCart, toastOf } from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeAddress,
  seeText,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { startPayingSite, type TestSite } from '#tests/support/servers/site.ts'

const PAY_BEFORE = /À payer avant \d{1,2} h \d{2}/

let site: TestSite
let visitors: Visitors
let vendor: Awaited<ReturnType<typeof createVendor>>
let tomatoes: Product
beforeAll(async () => {
  site = await startPayingSite()
  visitors = await openVisitors(site)
})
beforeEach(async () => {
  vendor = await createVendor(site.db, { businessName: 'Ferme de Yao' })
  tomatoes = await createProduct(site.db, { vendorId: vendor.id, name: 'Tomates', price: '800.00' })
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const payment = (page: Page) => page.getByRole('dialog', { name: 'Paiement' })

/** A customer who is back in front of the payment window, and the address of the order. */
async function atPayment(): Promise<{ page: Page; orderPath: string }> {
  const awa = await createCustomer(site.db)
  const page = await visitors.newPage({ as: [awa] })
  const id = await backAtPayment(site.db, page, { customerId: awa.id, product: tomatoes, quantity: 2 })
  return { page, orderPath: `/orders/${id}` }
}

async function goToProvider(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Payer \d/ }).click()
  await seeAddress(page, '**/simulateur/pay/**')
}

test('the customer reads until when to pay, in the window, on the order and where it waits', async () => {
  const page = await visitors.newPage({ as: [await createCustomer(site.db)] })
  await fillCart(page, [{ product: tomatoes, quantity: 2 }])
  await orderOnline(page)
  const orderId = new URL(page.url()).searchParams.get('order')
  await seeText(payment(page), PAY_BEFORE)
  await page.keyboard.press('Escape')
  await seeText(page.getByRole('main'), /Sans paiement avant \d{1,2} h \d{2}, elle est annulée/)
  await open(page, `/orders/${orderId}`)
  await seeText(page.getByRole('main'), PAY_BEFORE)
  await expectAccessible(page)
})

test('Yao waits for the money: the order is marked and cannot be confirmed, until it is paid', async () => {
  const { page } = await atPayment()
  const stall = await visitors.newPage({ as: [vendor.user] })
  await open(stall, '/vendor?tab=commandes')
  const card = stall.getByRole('article')
  await seeText(card, /Paiement en attente.*Le client n’a pas encore payé/)
  expect(await card.getByRole('button', { name: 'Confirmer la commande' }).count()).toBe(0)
  expect(await card.getByRole('button', { name: 'Annuler la commande' }).isVisible()).toBe(true)
  await expectAccessible(stall)

  await goToProvider(page)
  await answerProvider(page, 'Confirmer')
  await seeText(card, /Payé/)
  await card.getByRole('button', { name: 'Confirmer la commande' }).click()
  await seeText(card, /Confirmée/)
})

test('what an administrator let go on unpaid is still marked', async () => {
  const { id: customerId } = await createCustomer(site.db)
  const lines = [{ productId: tomatoes.id, quantity: 1 }]
  await createOrder(site.db, { customerId, lines, paymentMethod: 'cinetpay', status: 'confirmed' })
  const stall = await visitors.newPage({ as: [vendor.user] })
  await open(stall, '/vendor?tab=commandes')
  const card = stall.getByRole('article')
  await seeText(card, /Confirmée.*Paiement en attente/)
  expect(await card.getByRole('button', { name: 'Marquer comme expédiée' }).count()).toBe(0)
})

test('paid by card, without a telephone and without leaving the shop’s address', async () => {
  const { page } = await atPayment()
  await goToProvider(page)
  expect(new URL(page.url()).origin).toBe(site.url)
  expect(await page.getByLabel('Votre numéro').isVisible()).toBe(true)
  await page.getByText('Carte bancaire').click()
  expect(await page.getByLabel('Votre numéro').isVisible()).toBe(false)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await seeText(page.getByRole('main'), /Confirmez auprès de votre banque.*avec votre carte/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await seeAddress(page, '**/payment-return?transaction_id=*')
  await seeText(heading(page), 'Paiement réussi !')
  await seeText(page.getByRole('main'), /Moyen de paiement Carte bancaire/)
  // What is said at the door comes first; here no day was agreed.
  await seeText(page.getByRole('main'), /^Paiement réussi ! Paiement réussi ! Code de livraison \d{4} Merci/)
})

test('money that comes after the order was cancelled is promised back', async () => {
  const { page, orderPath } = await atPayment()
  const other = await page.context().newPage()
  await goToProvider(page)
  await open(other, orderPath)
  await other.getByRole('button', { name: 'Annuler la commande' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Oui, annuler' }).click()
  await seeText(other.getByRole('main'), /Annulée/)

  await answerProvider(page, 'Confirmer')
  await seeAddress(page, '**/payment-return?transaction_id=*')
  await seeText(heading(page), 'Cette somme va vous être rendue')
  await seeText(page.getByRole('main'), /À vous rendre 1 600 FCFA Raison Paiement reçu après l’annulation/)
  await expectAccessible(page)
})

test('an order that waits for its payment does not look like one under way, and is paid from any list', async () => {
  const { page, orderPath } = await atPayment()
  for (const path of ['/orders', '/dashboard']) {
    await open(page, path)
    const card = page.getByRole('article')
    await seeText(card, /À payer 1 600 FCFA.*À payer avant \d{1,2} h \d{2}/)
    expect(await card.getByText('En attente', { exact: true }).count()).toBe(0)
    await expectAccessible(page)
    await expectNoOverflow(page)
  }
  await page
    .getByRole('article')
    .getByRole('link', { name: /^Payer la commande AMIC-/ })
    .click()
  await payment(page).waitFor()
  await goToProvider(page)
  await answerProvider(page, 'Confirmer')
  await seeAddress(page, '**/payment-return?transaction_id=*')
  await open(page, orderPath)
  await seeText(page.getByRole('main'), /– Payé .*En attente/)
})

test('its own page, and who follows it by a link, read that it is to be paid, and that nothing of it is done', async () => {
  const { page, orderPath } = await atPayment()
  await open(page, orderPath)
  const unpaid = /Le producteur prépare la commande dès que le paiement est reçu\. .*Commande reçue : à venir/
  await seeText(page.getByRole('main'), unpaid)
  await seeText(page.getByRole('main').getByRole('status'), /^À payer$/)
  await expectUsableOnEveryScreen(page)
  await page.getByRole('button', { name: 'Partager le suivi' }).click()
  const dialog = page.getByRole('dialog', { name: 'Partager le suivi' })
  await dialog.getByRole('button', { name: 'Créer le lien' }).click()
  const address = await dialog.getByRole('textbox', { name: 'Lien de suivi' }).inputValue()

  const neighbour = await visitors.newPage()
  await open(neighbour, new URL(address).pathname)
  await seeText(neighbour.getByRole('main'), unpaid)
  await seeText(neighbour.getByRole('main').getByRole('status'), /^À payer$/)
  await expectUsableOnEveryScreen(neighbour)

  await page.keyboard.press('Escape')
  await open(page, orderPath)
  await page.getByRole('main').getByRole('link', { name: 'Payer', exact: true }).click()
  await seeText(payment(page), /1 600 FCFA/)
  await goToProvider(page)
  await answerProvider(page, 'Confirmer')
  await seeText(neighbour.getByRole('main').getByRole('status'), /^En attente$/)
  await seeText(neighbour.getByRole('main'), /Commande reçue : fait/)
})

test('paid on delivery out of the window, it closes, and the page goes on with what it offers', async () => {
  const { page } = await atPayment()
  await payment(page).getByRole('button', { name: 'Payer à la livraison plutôt' }).click()
  await seeText(heading(page), 'Cette commande se paie à la livraison')
  await payment(page).waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(page.getByRole('link', { name: 'Voir la commande' }))).toBe(true)
})

test('after a payment that failed the customer pays on delivery instead, and the producer may begin', async () => {
  const { page, orderPath } = await atPayment()
  await goToProvider(page)
  await open(page, orderPath)
  // A payment that is still open at the provider could yet be made.
  await seeText(page.getByRole('main'), PAY_BEFORE)
  expect(await page.getByRole('button', { name: 'Payer à la livraison plutôt' }).count()).toBe(0)

  await page.goBack()
  await answerProvider(page, 'Refuser')
  await seeAddress(page, '**/payment-return?transaction_id=*')
  await seeText(heading(page), 'Paiement échoué')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Payer à la livraison plutôt' }).click()
  await seeAddress(page, '**/order-success*')
  await seeText(page.getByRole('main'), /En attente.*Paiement à la livraison À payer à la livraison/)
  expect(await storedCart(page)).toEqual([])
  await expectAccessible(page)

  const stall = await visitors.newPage({ as: [vendor.user] })
  await open(stall, '/vendor?tab=commandes')
  const card = stall.getByRole('article')
  await card.getByRole('button', { name: 'Confirmer la commande' }).click()
  await seeText(card, /Confirmée/)
})

test('what is fetched at a point is paid there instead, by its name', async () => {
  const awa = await createCustomer(site.db)
  const { id } = await createOrder(site.db, {
    customerId: awa.id,
    lines: [{ productId: tomatoes.id, quantity: 1 }],
    paymentMethod: 'cinetpay',
    ...fetchedAt(await createPickupPoint(site.db)),
  })
  const page = await visitors.newPage({ as: [awa] })
  await open(page, `/orders/${id}`)
  await page.getByRole('button', { name: 'Payer au retrait plutôt' }).click()
  await seeText(toastOf(page), /Vous paierez au retrait/)
})
