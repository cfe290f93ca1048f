import { eq } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MINUTE_MS } from '#contract/durations.ts'
import { orders } from '#database/schema/orders.ts'
import { stockOf } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { hasFocus } from '#tests/support/pages/chromium.ts'
import { waitForLazyCode } from '#tests/support/pages/page-loading.ts'
import {
  answerProvider,
  confirmButton,
  fillCart,
  openCheckout,
  orderOnline,
  storedCart,
} from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeAddress,
  seeText,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { startPayingSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
let tomatoes: Product
beforeAll(async () => {
  site = await startPayingSite()
  visitors = await openVisitors(site)
})
beforeEach(async () => {
  const { id: vendorId } = await createVendor(site.db)
  tomatoes = await createProduct(site.db, { vendorId, name: 'Tomates', price: '800.00', stock: 2 })
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const line = (page: Page) => page.getByRole('complementary', { name: 'Commande à payer' })
/** Green with white words: of such there is one. */
const isLoud = (act: Locator) => act.evaluate(shown => getComputedStyle(shown).color === 'rgb(255, 255, 255)')
/** Goes to a page, and waits until the line is there, if it is to come: the page and the line ask alike. */
async function openWithLine(page: Page, path: string): Promise<void> {
  // What the page before still asks for has no end once it is left.
  await page.goto('about:blank')
  const asked = page.waitForResponse('**/api/customer/unpaid-orders')
  await open(page, path)
  await (await asked).finished()
  await waitForLazyCode(page, 'unpaid-order-line')
}
const notice = (page: Page) => page.getByRole('region', { name: 'Commande déjà enregistrée' })

/** A customer who ordered all the tomatoes, and left the payment. */
async function whoLeft() {
  const awa = await createCustomer(site.db)
  const page = await visitors.newPage({ as: [awa] })
  await fillCart(page, [{ product: tomatoes, quantity: 2 }])
  await orderOnline(page)
  const statuses = async () =>
    (await site.db.select().from(orders).where(eq(orders.customerId, awa.id))).map(({ status }) => status)
  return { page, awa, statuses }
}

test('a line on every page leads back to the payment, until it is made', async () => {
  const awa = await createCustomer(site.db)
  await createOrder(site.db, {
    customerId: awa.id,
    lines: [{ productId: tomatoes.id, quantity: 2 }],
    paymentMethod: 'cinetpay',
  })
  const page = await visitors.newPage({ as: [awa] })
  await fillCart(page, [{ product: tomatoes, quantity: 2 }])
  for (const path of ['/', '/boutique']) {
    await open(page, path)
    await seeText(line(page), /AMIC-\d+ à payer avant \d{1,2} h \d{2}/)
    await expectUsableOnEveryScreen(page)
  }
  // There the order itself is in sight.
  for (const path of ['/orders', '/dashboard']) {
    await openWithLine(page, path)
    await seeText(page.getByRole('article'), /À payer avant \d{1,2} h \d{2}/)
    expect(await line(page).count()).toBe(0)
  }
  await open(page, '/boutique')
  await line(page).getByRole('link', { name: 'Payer' }).click()
  await page.getByRole('dialog', { name: 'Paiement' }).waitFor()
  expect(await line(page).count()).toBe(0)
  await page.getByRole('button', { name: /^Payer \d/ }).click()
  await seeAddress(page, '**/simulateur/pay/**')
  await answerProvider(page, 'Confirmer')
  await seeAddress(page, '**/payment-return?transaction_id=*')
  await seeText(page.getByRole('heading', { level: 1 }), 'Paiement réussi !')
  await openWithLine(page, '/')
  expect(await line(page).count()).toBe(0)
})

test('of several orders that wait, the line tells those whose time is not over, but where one of them is shown or another is paid', async () => {
  const awa = await createCustomer(site.db)
  const ordered = (minutesAgo: number) =>
    createOrder(site.db, {
      customerId: awa.id,
      lines: [{ productId: tomatoes.id, quantity: 1 }],
      paymentMethod: 'cinetpay',
      createdAt: new Date(Date.now() - minutesAgo * MINUTE_MS),
    })
  await ordered(31)
  const first = await ordered(10)
  const second = await ordered(5)
  const page = await visitors.newPage({ as: [awa] })
  await open(page, '/boutique')
  await seeText(line(page), /2 commandes à payer, la première avant \d{1,2} h \d{2}/)
  await expectUsableOnEveryScreen(page)
  for (const path of [`/orders/${first.id}`, `/checkout?order=${second.id}`]) {
    await openWithLine(page, path)
    expect(await line(page).count()).toBe(0)
  }
})

test('back at the cart for one thing more, the payment is resumed, and no second order is made', async () => {
  const yam = await createProduct(site.db, { vendorId: tomatoes.vendorId, name: 'Igname', stock: 3 })
  const { page, statuses } = await whoLeft()
  await fillCart(page, [
    { product: tomatoes, quantity: 3 },
    { product: yam, quantity: 4 },
  ])
  await openWithLine(page, '/cart')
  await seeText(
    notice(page),
    /déjà commandé une partie de ces produits .* \(1 600 FCFA\) attend son paiement/,
  )
  // Told once.
  expect(await line(page).count()).toBe(0)
  // What the order holds is not gone; what has changed of the other lines is told.
  await seeText(page.getByRole('main'), /Votre panier a changé Il ne reste que 3 \S+ d’Igname\./)
  expect(await page.getByText('en rupture de stock').count()).toBe(0)
  await expectUsableOnEveryScreen(page)
  const resume = notice(page).getByRole('link', { name: 'Reprendre le paiement' })
  expect(await isLoud(resume)).toBe(true)
  expect(await isLoud(page.getByRole('link', { name: 'Procéder au paiement' }))).toBe(false)
  await resume.click()
  await page.getByRole('button', { name: /^Payer \d/ }).click()
  await seeAddress(page, '**/simulateur/pay/**')
  expect(await statuses()).toEqual(['pending'])
  await answerProvider(page, 'Confirmer')
  // What was paid leaves the cart, one time.
  const left = [
    ['Tomates', 1],
    ['Igname', 4],
  ]
  await expect.poll(() => storedCart(page)).toEqual(left)
  const returned = page.url()
  await page.goto('about:blank')
  const isReadAgain = page.waitForResponse('**/api/orders/*')
  await page.goto(returned)
  await (await isReadAgain).finished()
  await expect.poll(() => page.getByText(/AMIC-\d+/).count()).toBeGreaterThan(0)
  expect(await storedCart(page)).toEqual(left)
})

test('at the checkout, the order is held back until it is said what becomes of the first', async () => {
  const { page, statuses } = await whoLeft()
  await openCheckout(page)
  await page.getByRole('radio', { name: /Paiement à la livraison/ }).check()
  await confirmButton(page).click()
  await expect.poll(() => hasFocus(notice(page))).toBe(true)
  expect(await statuses()).toEqual(['pending'])
  expect(await isLoud(confirmButton(page))).toBe(false)
  await expectUsableOnEveryScreen(page)

  await notice(page).getByRole('button', { name: 'Annuler et recommencer' }).click()
  await notice(page).waitFor({ state: 'detached' })
  expect(await statuses()).toEqual(['cancelled'])
  expect(await storedCart(page)).toEqual([['Tomates', 2]])
  await confirmButton(page).click()
  await seeAddress(page, '**/order-success?order=*')
  expect((await statuses()).sort()).toEqual(['cancelled', 'pending'])
  expect(await stockOf(site.db, tomatoes.id)).toBe(0)
})

test('a cart that was filled anew stays when the order before it is paid', async () => {
  const yam = await createProduct(site.db, { vendorId: tomatoes.vendorId, name: 'Igname', stock: 20 })
  const { page } = await whoLeft()
  await fillCart(page, [{ product: yam, quantity: 3 }])
  await open(page, '/boutique')
  await line(page).getByRole('link', { name: 'Payer' }).click()
  await page.getByRole('button', { name: /^Payer \d/ }).click()
  await seeAddress(page, '**/simulateur/pay/**')
  await answerProvider(page, 'Confirmer')
  await seeText(page.getByRole('heading', { level: 1 }), 'Paiement réussi !')
  await expect.poll(() => page.getByText(/AMIC-\d+/).count()).toBeGreaterThan(0)
  expect(await storedCart(page)).toEqual([['Igname', 3]])
})

test('what a producer cannot deliver is not asked for: the rest of the order is', async () => {
  const { id: vendorId, user: producer } = await createVendor(site.db)
  const yam = await createProduct(site.db, { vendorId, name: 'Igname', price: '500.00', stock: 20 })
  const awa = await createCustomer(site.db)
  const waiting = await createOrder(site.db, {
    customerId: awa.id,
    lines: [
      { productId: tomatoes.id, quantity: 2 },
      { productId: yam.id, quantity: 1 },
    ],
    paymentMethod: 'cinetpay',
  })
  const page = await visitors.newPage({ as: [awa] })
  const stall = await visitors.newPage({ as: [producer] })
  const cancelled = await stall.request.patch(`/api/orders/${waiting.id}/status`, {
    data: { status: 'cancelled', reason: 'Récolte perdue' },
    headers: { origin: site.url },
  })
  expect(cancelled.status()).toBe(200)
  await open(page, `/checkout?order=${waiting.id}`)
  await page.getByRole('dialog', { name: 'Paiement' }).waitFor()
  await seeText(page.getByRole('dialog', { name: 'Paiement' }), /1 600 FCFA.*Payer 1 600 FCFA/)
})

test('a second order of the same things is made by who says so', async () => {
  const yam = await createProduct(site.db, { vendorId: tomatoes.vendorId, name: 'Igname', stock: 20 })
  const page = await visitors.newPage({ as: [await createCustomer(site.db)] })
  await fillCart(page, [{ product: yam, quantity: 1 }])
  await orderOnline(page)
  await openCheckout(page)
  await page.getByRole('radio', { name: /Paiement à la livraison/ }).check()
  await notice(page).getByRole('button', { name: 'Commander une deuxième fois' }).click()
  await confirmButton(page).click()
  await seeAddress(page, '**/order-success?order=*')
  expect(await stockOf(site.db, yam.id)).toBe(18)
})

test('other products are ordered beside an order that waits', async () => {
  const { page, statuses } = await whoLeft()
  const yam = await createProduct(site.db, { vendorId: tomatoes.vendorId, name: 'Igname', stock: 20 })
  await fillCart(page, [{ product: yam, quantity: 1 }])
  await openCheckout(page)
  await page.getByRole('radio', { name: /Paiement à la livraison/ }).check()
  await confirmButton(page).click()
  await seeAddress(page, '**/order-success?order=*')
  expect(await statuses()).toEqual(['pending', 'pending'])
})
