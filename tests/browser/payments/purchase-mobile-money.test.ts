import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stockOf } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { backAtPayment } from '#tests/support/pages/back-at-payment.ts'
import { expectAccessible, expectUncovered } from '#tests/support/pages/chromium.ts'
import { routeFirst } from '#tests/support/pages/connection.ts'
import {
  answerProvider,
  fillCart,
  openCheckout,
  payOnline,
  storedCart,
  toastOf,
} from '#tests/support/pages/shopping.ts'
import { open, openVisitors, seeAddress, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { startPayingSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
let vendorId: string
let tomatoes: Product
beforeAll(async () => {
  site = await startPayingSite()
  vendorId = (await createVendor(site.db)).id
  visitors = await openVisitors(site)
})
beforeEach(async () => {
  tomatoes = await createProduct(site.db, { vendorId, name: 'Tomates', price: '800.00', stock: 20 })
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

/** A customer whose order is placed, in front of the payment window. */
async function atPayment(): Promise<Page> {
  const awa = await createCustomer(site.db, { fullName: 'Awa Koné', phone: null, region: 'Bouaké' })
  const page = await visitors.newPage({ as: [awa] })
  await fillCart(page, [{ product: tomatoes, quantity: 3 }])
  await openCheckout(page)
  await page.getByLabel('Votre téléphone').fill('07 01 02 03 04')
  await payOnline(page)
  return page
}

/** The same, who comes back to it. */
async function atPaymentAgain(): Promise<Page> {
  const awa = await createCustomer(site.db, { fullName: 'Awa Koné', phone: null, region: 'Bouaké' })
  const page = await visitors.newPage({ as: [awa] })
  const phone = '+2250701020304'
  await backAtPayment(site.db, page, { customerId: awa.id, phone, product: tomatoes, quantity: 3 })
  return page
}

const modal = (page: Page) => page.getByRole('dialog')
const payButton = (page: Page) => page.getByRole('button', { name: /^Payer \d/ })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Who pays is known, and folded. */
const changePayer = (page: Page) =>
  page.getByRole('button', { name: 'Modifier les informations de facturation' }).click()

async function goToProvider(page: Page): Promise<void> {
  await payButton(page).click()
  await seeAddress(page, '**/pay/**')
}

test('of an order that somebody else receives, the form begins with the name and the number that the order was given', async () => {
  const awa = await createCustomer(site.db, { fullName: 'Awa Koné', phone: '+2250701020304' })
  const page = await visitors.newPage({ as: [awa] })
  await fillCart(page, [{ product: tomatoes, quantity: 3 }])
  await openCheckout(page)
  await page.getByLabel('Quelqu’un d’autre reçoit la commande').check()
  await page.getByLabel('Son nom').fill('Mariam Bamba')
  await page.getByLabel('Son téléphone').fill('05 09 08 07 06')
  await payOnline(page)
  await seeText(modal(page), `Mariam Bamba, 05 09 08 07 06 ${awa.email}`)
  await changePayer(page)
  expect(await modal(page).getByLabel('Nom complet').inputValue()).toBe('Mariam Bamba')
  expect(await modal(page).getByLabel('E-mail').inputValue()).toBe(awa.email)
  expect(await modal(page).getByLabel('Téléphone').inputValue()).toBe('05 09 08 07 06')
})

test('paid by mobile money: the way there and back', async () => {
  const page = await atPayment()
  await seeText(modal(page), /AMIC-\d{6} 2 400 FCFA.*Orange Money.*MTN Money.*Moov Money.*Wave/)
  await seeText(modal(page), /Awa Koné, 07 01 02 03 04 .*, Bouaké/)
  expect(await modal(page).getByLabel('Nom complet').isVisible()).toBe(false)
  await expectAccessible(page)
  expect(await storedCart(page)).toEqual([['Tomates', 3]])

  await goToProvider(page)
  await answerProvider(page, 'Confirmer')
  await seeAddress(page, '**/payment-return?transaction_id=*')
  await seeText(heading(page), 'Paiement réussi !')
  const transaction = new URL(page.url()).searchParams.get('transaction_id')!
  const outcome = page.getByRole('main')
  await seeText(outcome, /AMIC-\d{6} Montant 2 400 FCFA Moyen de paiement Orange Money/)
  expect(await outcome.textContent()).toContain(transaction)
  await expectAccessible(page)
  expect(await storedCart(page)).toEqual([])

  await page.getByRole('link', { name: 'Voir ma commande' }).click()
  await seeText(page.getByRole('main'), /Mobile money ou carte bancaire Payé/)
})

test('on the way to the provider one reads where one goes', async () => {
  const page = await atPaymentAgain()
  // An answer without a page: the browser stays where it is.
  await page.route('**/pay/**', route => route.fulfill({ status: 204 }))
  await payButton(page).click()
  await seeText(modal(page), /Redirection\.\.\./)
  await expectAccessible(page)
})

test('refused, tried again and accepted', async () => {
  const page = await atPayment()
  await goToProvider(page)
  await answerProvider(page, 'Refuser')
  await seeAddress(page, '**/payment-return?transaction_id=*')
  await seeText(heading(page), 'Paiement échoué')
  await seeText(page.getByRole('main'), /Retour à l’accueil Commande AMIC-\d{6} Statut Refusé Transaction/)
  await seeText(toastOf(page), 'Paiement échoué')
  await expectUncovered(page.getByRole('link', { name: 'Retour à l’accueil' }))
  await expectAccessible(page)
  expect(await storedCart(page)).toEqual([['Tomates', 3]])

  await page.getByRole('link', { name: 'Réessayer le paiement' }).click()
  await seeAddress(page, '**/checkout?order=*')
  await goToProvider(page)
  await answerProvider(page, 'Confirmer')
  await seeAddress(page, '**/payment-return?transaction_id=*')
  await seeText(heading(page), 'Paiement réussi !')
  expect(await stockOf(site.db, tomatoes.id)).toBe(17)
})

test('given up: the order is cancelled, the stock is back, the cart is kept', async () => {
  const page = await atPayment()
  expect(await stockOf(site.db, tomatoes.id)).toBe(17)
  await page.getByRole('button', { name: 'Annuler la commande' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Oui, annuler' }).click()
  await seeText(toastOf(page), /Paiement annulé Votre commande a été annulée et le stock a été restauré/)
  await seeText(heading(page), /AMIC-\d{6} est annulée/)
  await expectAccessible(page)
  expect(await stockOf(site.db, tomatoes.id)).toBe(20)
  expect(await storedCart(page)).toEqual([['Tomates', 3]])
})

test('when the order cannot be cancelled, the person is told', async () => {
  const page = await atPaymentAgain()
  await page.route('**/api/orders/*/status', route => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Annuler la commande' }).click()
  await page.getByRole('button', { name: 'Oui, annuler' }).click()
  await seeText(
    toastOf(page),
    /Paiement annulé Le paiement a été annulé mais il y a eu un problème avec l'annulation de la commande/,
  )
  await seeText(heading(page), /attend son paiement/)
})

test('closing the window cancels nothing; the payment is taken up again, also after a reload', async () => {
  const page = await atPaymentAgain()
  await page.keyboard.press('Escape')
  await seeText(heading(page), /AMIC-\d{6} attend son paiement/)
  await expectAccessible(page)
  await page.locator('button:focus', { hasText: 'Reprendre le paiement' }).click()
  await seeText(modal(page), /2 400 FCFA/)
  await page.reload()
  await seeText(modal(page), /2 400 FCFA/)
})

test('a form that lacks something is not sent, and leads to what is wrong', async () => {
  const page = await atPaymentAgain()
  await changePayer(page)
  await modal(page).getByLabel('Téléphone').fill(' ')
  await payButton(page).click()
  await seeText(toastOf(page), 'Informations manquantes')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('customerInfo.phone')
  await seeText(modal(page), 'Indiquez votre téléphone')
  await modal(page).getByLabel('Téléphone').fill('abc')
  await payButton(page).click()
  await seeText(toastOf(page), 'Erreur de paiement')
  await seeText(modal(page), 'Format de téléphone invalide')
  await expectAccessible(page)
})

test('a provider that does not answer: nothing typed is lost, and one tries again', async () => {
  const page = await atPaymentAgain()
  await changePayer(page)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('customerInfo.name')
  await modal(page).getByLabel('Ville').fill('Korhogo')
  await routeFirst(page, '**/api/cinetpay/initialize', route =>
    route.fulfill({ status: 502, body: 'Bad gateway' }),
  )
  await payButton(page).click()
  await seeText(toastOf(page), /Erreur de paiement Impossible d'initialiser le paiement/)
  await seeText(modal(page), /Rien n’a été débité/)
  // Told once at a time: the window says it when the message leaves.
  expect(await modal(page).getByText("Impossible d'initialiser le paiement").count()).toBe(1)
  await toastOf(page).getByRole('button', { name: 'Fermer' }).click()
  await seeText(modal(page), /Impossible d'initialiser le paiement Rien n’a été débité/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  expect(await modal(page).getByLabel('Ville').inputValue()).toBe('Korhogo')

  const empty = { success: true, payment_url: '', transaction_id: 'T' }
  await routeFirst(page, '**/api/cinetpay/initialize', route => route.fulfill({ json: empty }))
  await payButton(page).click()
  await seeText(modal(page), 'URL de paiement non reçue')
})

test('a payment that is decided later: the page waits, then knows', async () => {
  const page = await atPaymentAgain()
  await goToProvider(page)
  const providerPage = page.url()
  await answerProvider(page, 'Laisser en attente')
  await page.getByRole('button', { name: 'Retourner à la boutique' }).click()
  await seeText(heading(page), 'Vérification du paiement...')
  expect(await page.getByRole('progressbar').isVisible()).toBe(true)
  await expectAccessible(page)

  const operator = await visitors.newPage()
  await operator.goto(`${providerPage}?etape=confirmer`)
  await operator.getByRole('button', { name: 'Confirmer' }).click()
  await expect.poll(() => heading(page).textContent()).toBe('Paiement réussi\u00a0!')
})

test('a payment that stays undecided: the page stops asking, and asks again when told to', async () => {
  const page = await visitors.newPage()
  let asked = 0
  let status = 'PENDING'
  let isCut = false
  const order = { id: '01890000-0000-7000-8000-000000000000', number: 'AMIC-000042' }
  await page.route('**/api/cinetpay/status/*', route => {
    asked += 1
    const report = { success: false, status, payment_method: null, amount: '2400.00', order }
    return isCut ? route.abort() : route.fulfill({ json: report })
  })
  await page.clock.install()
  await open(page, '/payment-return?transaction_id=T-1')
  for (let second = 0; second < 150 && (await page.getByRole('progressbar').count()) > 0; second += 1) {
    await page.clock.runFor(1_000)
  }
  await seeText(heading(page), 'Le paiement n’est pas encore confirmé')
  await seeText(
    page.getByRole('main'),
    /Nous continuons de vérifier\. .*Commande AMIC-000042 Montant 2 400 FCFA Transaction T-1/,
  )
  expect(await page.getByRole('link', { name: 'Voir ma commande' }).getAttribute('href')).toBe(
    `/orders/${order.id}`,
  )
  await expectAccessible(page)
  const askedByItself = asked
  await page.clock.runFor(60_000)
  expect(asked).toBe(askedByItself)

  isCut = true
  await page.getByRole('button', { name: 'Vérifier à nouveau' }).click()
  await seeText(
    page.getByRole('main'),
    /Votre connexion ne nous permet pas de vérifier d’ici\. Ce que vous avez payé n’est pas perdu\. .*Commande AMIC-000042 Montant 2 400 FCFA Transaction T-1/,
  )
  await expectAccessible(page)

  isCut = false
  status = 'EXPIRED'
  await page.getByRole('button', { name: 'Vérifier à nouveau' }).click()
  await seeText(heading(page), 'Paiement échoué')
  await seeText(page.getByRole('main'), 'Statut Expiré')
})

test('the window learns that the order was paid in another tab', async () => {
  const page = await atPayment()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await goToProvider(other)
  await answerProvider(other, 'Confirmer')
  await seeAddress(other, '**/payment-return?transaction_id=*')
  await seeText(page.getByRole('dialog', { name: 'Paiement réussi !' }), /est payée/)
  expect(await toastOf(page).textContent()).toBe('')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await seeAddress(page, url => url.pathname === '/')
  expect(await storedCart(page)).toEqual([])
})

test('an address that names no payment', async () => {
  const page = await visitors.newPage()
  await open(page, '/payment-return?transaction_id=inconnue')
  await seeText(heading(page), 'Paiement échoué')
  expect(await page.getByText('Nous n’avons trouvé aucun paiement').isVisible()).toBe(true)
  expect(await page.getByRole('link', { name: 'Réessayer le paiement' }).getAttribute('href')).toBe(
    '/checkout',
  )
  expect(await page.getByRole('link', { name: 'Retour à l’accueil' }).getAttribute('href')).toBe('/')
  await expectAccessible(page)
})
