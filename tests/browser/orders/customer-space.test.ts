import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createCustomer } from '#tests/support/makers/people.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  seeAddress,
  seeText,
  waitForContent,
} from '#tests/support/pages/visitors.ts'
import { type Customer, type CustomerShop, startCustomerShop } from '#tests/support/shops/customer-shop.ts'
import { CUSTOMER_KEY } from '#web/features/accounts/stored-customer.ts'

const bottomOf = (box: { y: number; height: number } | null) => box!.y + box!.height

let shop: CustomerShop
let awa: Customer
beforeAll(async () => {
  shop = await startCustomerShop()
})
beforeEach(async () => {
  awa = await shop.openCustomer()
})
afterAll(() => shop.close())

test.each(['/dashboard', '/orders', '/favoris'])(
  'a session that ended elsewhere leads %s to the way in',
  async path => {
    const page = await shop.visitors.newPage({ as: [awa] })
    await page.route(/\/api\/customer\/(?:orders|favourites)\?|\/api\/customer\/favourites$/, async route => {
      await page.context().clearCookies()
      await route.continue()
    })
    await page.goto(path)
    await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).waitFor()
  },
)

test('an arrow key goes to a tab of the space without leaving it', async () => {
  const page = await shop.visitors.newPage({ as: [awa] })
  await open(page, '/dashboard')
  await page.getByRole('tab', { name: 'Mes Commandes' }).press('ArrowRight')
  await expect
    .poll(() => page.getByRole('tab', { name: 'Mon Profil' }).evaluate(tab => tab === document.activeElement))
    .toBe(true)
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  await page.keyboard.press('Enter')
  await seeAddress(page, '**/profile')
})

test('the space is closed to strangers, who are shown the way in', async () => {
  const page = await shop.visitors.newPage()
  await open(page, '/dashboard')
  await seeText(page.getByRole('main'), /Accès Restreint Connectez-vous pour accéder à votre espace client/)
  await expectAccessible(page)
})

test.each(['/dashboard', '/customer-dashboard'])(
  '%s greets somebody new, who has not ordered yet',
  async path => {
    const page = await shop.visitors.newPage({ as: [awa] })
    await open(page, path)
    await seeText(page.getByRole('heading', { level: 1 }), 'Bonjour Awa')
    await seeText(
      page.getByRole('main'),
      /Aucune commande Vous n'avez pas encore passé de commande Voir la boutique 0 Commandes en cours 0 Commandes livrées 0 FCFA Total dépensé/,
    )
    await expectAccessible(page)
  },
)

test('the customer’s space shows what is under way first, follows three orders, and offers the last delivery again', async () => {
  await shop.buy(awa, { status: 'delivered' })
  await shop.buy(awa, { status: 'shipped' })
  await shop.buy(awa, { status: 'cancelled' })
  await shop.buy(awa)
  const page = await shop.visitors.newPage({ as: [awa], screen: 'desktop' })
  await open(page, '/dashboard')
  const main = page.getByRole('main')
  await seeText(main, /4 commandes Tout voir/)
  await seeText(main, /2 Commandes en cours 1 Commandes livrées 4 500 FCFA Total dépensé/)
  const cards = page.getByRole('article')
  await expect.poll(() => cards.count()).toBe(4)
  await seeText(
    cards.nth(0),
    /^Commande AMIC-\d{6} En attente 4 500 FCFA À payer à la livraison .*1 produit Commande reçue : fait.*Livrée : à venir/,
  )
  await seeText(cards.nth(1), /Votre dernière livraison.*Commander à nouveau/)
  await seeText(cards.nth(2), /Expédiée 4 500 FCFA À payer à la livraison/)
  await seeText(cards.nth(3), /Annulée 4 500 FCFA/)

  await cards.nth(0).getByText('1 produit').click()
  await seeText(cards.nth(0), /Tomates 3 kg × 1 500 FCFA/)
  await cards.nth(2).locator('summary').press('Enter')
  await seeText(cards.nth(2), /Tomates 3 kg × 1 500 FCFA.*Expédiée : fait.*Livrée : à venir/)
  await expectUsableOnEveryScreen(page)
  await main.getByRole('link', { name: 'Tout voir' }).click()
  await seeAddress(page, '**/orders')
  await expect.poll(() => cards.count()).toBe(4)
})

test('figures that could not be read say so in a line', async () => {
  await shop.buy(awa)
  const page = await shop.visitors.newPage({ as: [awa] })
  await page.route('**/api/customer/stats', route => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await open(page, '/dashboard')
  const told = page.getByRole('main').getByRole('alert')
  await seeText(told, 'Vos chiffres n’ont pas pu être affichés Réessayer')
  await expectAccessible(page)
})

test('a space that could not be read says so once, and one retry reads all of it', async () => {
  await shop.buy(awa)
  const page = await shop.visitors.newPage({ as: [awa] })
  await page.setViewportSize({ width: 320, height: 640 })
  let isAway = true
  await page.route(/\/api\/customer\/(?:orders|stats)/, route =>
    isAway ? route.fulfill({ status: 502, body: 'Bad gateway' }) : route.continue(),
  )
  await open(page, '/dashboard')
  const main = page.getByRole('main')
  const retry = main.getByRole('button', { name: 'Réessayer' })
  await retry.waitFor()
  await waitForContent(page)
  expect(await retry.count()).toBe(1)
  expect(await main.getByText('Vos chiffres n’ont pas pu être affichés').isVisible()).toBe(false)
  const [button, bar] = [retry, page.getByRole('navigation', { name: 'Accès rapide' })]
  expect((await bar.boundingBox())!.y - bottomOf(await button.boundingBox())).toBeGreaterThanOrEqual(16)
  await expectAccessible(page)
  isAway = false
  await retry.click()
  await seeText(main, /1 commande Tout voir.*1 Commandes en cours/)
})

test('on a phone the customer’s space ends after two screens and a half', async () => {
  await shop.buy(awa, { status: 'delivered' })
  await shop.buy(awa, { status: 'shipped' })
  await shop.buy(awa)
  await shop.buy(awa)
  const page = await shop.visitors.newPage({ as: [awa] })
  await open(page, '/dashboard')
  await seeText(page.getByRole('main'), /4 commandes Tout voir.*3 Commandes en cours 1 Commandes livrées/)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2_000)
})

test('an unpaid order comes before all others, with the way to pay it', async () => {
  await shop.buy(awa, {
    paymentMethod: 'cinetpay',
    lines: [{ productId: shop.eggs.id, quantity: 1 }],
  })
  await shop.buy(awa, { status: 'confirmed' })
  const page = await shop.visitors.newPage({ as: [awa] })
  await open(page, '/dashboard')
  const card = page.getByRole('article').first()
  await seeText(
    card,
    /^Commande AMIC-\d{6} À payer 2 500 FCFA.*À payer avant \d{1,2} h \d{2} Payer la commande AMIC/,
  )
  await seeText(page.getByRole('main'), /2 Commandes en cours, dont 1 à payer 0 Commandes livrées/)
  await expectUsableOnEveryScreen(page)
  await card.getByRole('link', { name: /^Payer/ }).click()
  await seeAddress(page, '**/checkout?order=*')
})

test('an order of which not all is told says what is missing', async () => {
  await shop.buy(awa)
  await shop.buy(awa)
  const page = await shop.visitors.newPage({ as: [awa] })
  await page.route('**/api/customer/orders*', async route => {
    const answer = await route.fetch()
    const [withoutLines, withoutName] = await answer.json()
    withoutLines.items = []
    withoutName.items[0].product.name = ''
    await route.fulfill({ response: answer, json: [withoutLines, withoutName] })
  })
  await open(page, '/orders')
  await seeText(page.getByRole('article').nth(0), /Détails de la commande non disponibles/)
  await page.getByRole('article').nth(1).getByText('1 produit').click()
  await seeText(page.getByRole('article').nth(1), /Produit indisponible 3 kg/)
  await open(page, '/dashboard')
  await seeText(page.getByRole('article').nth(0), /Détails de la commande non disponibles/)
  await page.getByRole('article').nth(1).getByText('1 produit et suivi').click()
  await seeText(page.getByRole('article').nth(1), /Produit indisponible 3 kg/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('the profile has a page of its own, and shopping goes on', async () => {
  const page = await shop.visitors.newPage({ as: [awa] })
  await open(page, '/dashboard')
  await page.getByRole('tab', { name: 'Mon Profil' }).click()
  await seeAddress(page, `${shop.site.url}/profile`)
  await seeText(page.getByRole('heading', { level: 1 }), 'Mon Profil')
  await page.getByRole('link', { name: 'Mon tableau de bord' }).click()
  await page.getByRole('link', { name: 'Continuer mes achats' }).click()
  await seeAddress(page, `${shop.site.url}/`)
})

test('who leaves is a stranger again', async () => {
  const page = await shop.visitors.newPage({ as: [awa] })
  await open(page, '/dashboard')
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/logout', async route => {
    await answered.promise
    await route.continue()
  })
  await page.getByRole('main').getByRole('button', { name: 'Déconnexion' }).click()
  await page.getByRole('main').getByText('Déconnexion...').waitFor()
  answered.resolve()
  await seeAddress(page, `${shop.site.url}/`)
  await seeText(toastOf(page), /Déconnexion.*Vous avez été déconnecté avec succès/)
  await open(page, '/dashboard')
  await seeText(page.getByRole('main'), /Accès Restreint/)
})

test('who signs in after somebody else sees nothing of the former', async () => {
  await shop.buy(awa)
  const page = await shop.visitors.newPage({ as: [awa] })
  await open(page, '/dashboard')
  await seeText(page.getByRole('main'), /1 commande/)
  const kofi = await createCustomer(shop.site.db, { fullName: 'Kofi Mensah' })
  // Awa signs out in another tab, and Kofi takes over in this one.
  await page.context().clearCookies()
  await page.evaluate(key => {
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    dispatchEvent(new StorageEvent('storage', { key }))
  }, CUSTOMER_KEY)
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(kofi.email)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('Passe1234')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await seeText(page.getByRole('main'), /Bonjour Kofi.*Aucune commande/)
})
