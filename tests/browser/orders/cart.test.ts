import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import {
  inDays,
  openEveryDay,
  openStallWithRounds,
  type StallWithRounds,
} from '#tests/support/makers/delivery-days.ts'
import { createCustomer } from '#tests/support/makers/people.ts'
import { createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { expectUncovered, hasFocus } from '#tests/support/pages/chromium.ts'
import { fillCart, storedCart, toastOf } from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  screens,
  seeText,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
let yao: StallWithRounds
let mariam: StallWithRounds
let onions: Product
beforeAll(async () => {
  site = await startTestSite()
  await openEveryDay(site.db)
  yao = await openStallWithRounds(site.db, { businessName: 'Ferme de Yao', name: 'Tomates' }, { ahead: 2 })
  mariam = await openStallWithRounds(
    site.db,
    { businessName: 'Jardins de Mariam', name: 'Gombos' },
    { ahead: 3 },
  )
  onions = await createProduct(site.db, {
    vendorId: yao.product.vendorId,
    name: 'Oignons',
    price: '500.00',
    stock: 40,
  })
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A line of the cart. */
const one = (product: Product) => ({ product, quantity: 1 })

/** Adds products from their pages, as people do. */
async function add(page: Page, ...products: readonly Product[]): Promise<void> {
  for (const product of products) {
    await open(page, `/product/${product.id}`)
    await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click()
    await seeText(toastOf(page), product.name)
  }
}

test('the lines of one producer stand together, with the day of their parcel', async () => {
  const page = await visitors.newPage()
  await add(page, yao.product, mariam.product, onions)
  await open(page, '/cart')
  await page.getByLabel('Votre commune :').selectOption('Cocody')
  const ofYao = page.getByRole('region', { name: 'Colis de Ferme de Yao' })
  await seeText(ofYao, new RegExp(`Livré ${formatWeekday(inDays(2))} à Cocody.*Tomates.*Oignons`))
  const ofMariam = page.getByRole('region', { name: 'Colis de Jardins de Mariam' })
  await seeText(ofMariam, new RegExp(`Livré ${formatWeekday(inDays(3))} à Cocody.*Gombos`))
  await expectUsableOnEveryScreen(page)
  // Where there is room the way on stands before the way back, for the keys as for the eyes.
  await page.setViewportSize({ width: 1280, height: 800 })
  const wayOn = page.getByRole('link', { name: 'Procéder au paiement' })
  await wayOn.focus()
  await page.keyboard.press('Tab')
  await seeText(page.locator('main :focus'), 'Continuer mes achats')
  const [on, back] = await Promise.all([wayOn.boundingBox(), page.locator('main :focus').boundingBox()])
  expect(on!.y).toBeLessThan(back!.y)
})

test('on a phone the day of a parcel takes one line, and the second parcel stands above the total', async () => {
  const page = await visitors.newPage()
  await add(page, yao.product, mariam.product)
  await open(page, '/cart')
  const ofMariam = page.getByRole('region', { name: 'Colis de Jardins de Mariam' })
  const day = ofMariam.locator('h3 + p')
  const expectRoom = async (words: RegExp) => {
    await seeText(day, words)
    expect((await day.boundingBox())!.height).toBeLessThan(28)
    const quantity = (await ofMariam.getByRole('group', { name: /^Quantité/ }).boundingBox())!
    const bar = (await page.locator('.act-bar').boundingBox())!
    expect(quantity.y + quantity.height).toBeLessThanOrEqual(bar.y)
    expect(bar.height).toBeLessThan(72)
  }
  await expectRoom(/^Livraison /)
  await page.getByLabel('Votre commune :').selectOption('Cocody')
  await expectRoom(/Livré \S+\. \d+\S*, commandez avant /)
})

/** What those who listen are told while something is done: the places that speak by themselves, each once. */
async function told(page: Page, act: () => Promise<void>): Promise<string[]> {
  const speaking = '[role=status], [role=alert], [aria-live], output'
  const heard = await page.evaluateHandle(places => {
    const changed = new Set<Element>()
    new MutationObserver(mutations => {
      for (const { target } of mutations) {
        const place = (target instanceof Element ? target : target.parentElement)?.closest(places)
        if (place) changed.add(place)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    return changed
  }, speaking)
  await act()
  return heard.evaluate(changed => [...changed].map(place => place.textContent ?? ''))
}

test('those who listen are told once of each change', async () => {
  const page = await visitors.newPage()
  await open(page, '/boutique')
  const add = await told(page, async () => {
    await page.getByRole('button', { name: 'Ajouter au panier\u00a0: Tomates' }).click()
    await seeText(toastOf(page), /Tomates/)
    await page.getByRole('link', { name: 'Panier, 1 article' }).first().waitFor()
  })
  expect(add).toEqual([expect.stringMatching(/^Produit ajouté au panier/)])
})

test('a cart names each seller once, and says one total', async () => {
  const page = await visitors.newPage()
  await fillCart(page, [yao.product, onions].map(one))
  await open(page, '/cart')
  const main = page.getByRole('main')
  await seeText(
    main,
    /^Panier .*Vendu par Ferme de Yao.*Tomates.*Oignons.*Sous-total.*Livraison Gratuite Mobile money, carte ou espèces/,
  )
  const countOf = async (words: RegExp) => (await main.allInnerTexts()).join().match(words)?.length
  expect(await countOf(/Ferme de Yao/g)).toBe(1)
  for (const screen of [screens.phone, screens.desktop]) {
    await page.setViewportSize(screen)
    expect(await countOf(/\bTotal\b/g), String(screen.width)).toBe(1)
  }
})

test('a stranger learns that the next step asks for an account; who has one does not', async () => {
  const page = await visitors.newPage()
  await fillCart(page, [one(onions)])
  await open(page, '/cart')
  const summary = page.getByRole('main')
  await seeText(summary, /vous vous connectez ou créez un compte\. Votre panier est gardé\./)
  const customer = await visitors.newPage({ as: [await createCustomer(site.db)] })
  await fillCart(customer, [one(onions)])
  await open(customer, '/cart')
  await seeText(customer.getByRole('main'), /Sous-total/)
  expect(await customer.getByText(/créez un compte/).count()).toBe(0)
})

test('a removed line comes back where it stood', async () => {
  const page = await visitors.newPage()
  await fillCart(page, [yao.product, onions].map(one))
  await open(page, '/cart')
  // Where the page ends, the bar has left its place.
  await page.setViewportSize({ width: 360, height: 800 })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.getByRole('button', { name: 'Retirer Tomates du panier' }).dispatchEvent('click')
  await seeText(heading(page), '(1 article)')
  await seeText(toastOf(page), /Retiré du panier Tomates/)
  await expectUncovered(page.getByRole('link', { name: 'Procéder au paiement' }))
  await expectUncovered(toastOf(page).getByRole('button', { name: 'Annuler' }))
  await toastOf(page).getByRole('button', { name: 'Annuler' }).click()
  await seeText(heading(page), '(2 articles)')
  expect(await storedCart(page)).toEqual([
    ['Tomates', 1],
    ['Oignons', 1],
  ])
  await seeText(toastOf(page), /^$/)
})

test('so does the last one, taken out by a zero', async () => {
  const page = await visitors.newPage()
  await fillCart(page, [one(onions)])
  await open(page, '/cart')
  const field = page.getByRole('textbox', { name: 'Quantité : Oignons' })
  await field.fill('0')
  expect(await storedCart(page)).toEqual([['Oignons', 1]])
  await field.press('Enter')
  await seeText(heading(page), 'Votre panier est vide')
  expect(await hasFocus(heading(page))).toBe(true)
  await toastOf(page).getByRole('button', { name: 'Annuler' }).click()
  await seeText(heading(page), '(1 article)')
})

test('how many is typed, and counts as it is typed', async () => {
  const page = await visitors.newPage()
  await fillCart(page, [one(onions)])
  await open(page, '/cart')
  const field = page.getByRole('textbox', { name: 'Quantité : Oignons' })
  await field.fill('12')
  await seeText(page.getByRole('main'), /Total 6 000 FCFA/)
  // Nothing and words are no quantity.
  await field.fill('')
  await field.press('Tab')
  await expect.poll(() => field.inputValue()).toBe('12')
  await field.fill('-3 kg')
  await field.press('Tab')
  await expect.poll(() => field.inputValue()).toBe('3')
  expect(await storedCart(page)).toEqual([['Oignons', 3]])
})

test('on a product too, up to what there is; who cooks for many takes five or ten more', async () => {
  const page = await visitors.newPage()
  await open(page, `/product/${onions.id}`)
  const buying = page.getByRole('region', { name: 'Acheter' })
  const leap = buying.getByRole('button', { name: 'Augmenter de 10 : Oignons' })
  // On a phone the act has a row for itself until one wants several.
  expect(await leap.count()).toBe(0)
  await buying.getByRole('button', { name: 'Augmenter la quantité : Oignons' }).click()
  await leap.click()
  await buying.getByRole('button', { name: 'Augmenter de 5 : Oignons' }).click()
  await seeText(buying, '17 × 500 FCFA = 8 500 FCFA')
  const field = buying.getByRole('textbox', { name: 'Quantité : Oignons' })
  await field.fill('900')
  await seeText(buying, '40 × 500 FCFA = 20 000 FCFA')
  await field.press('Tab')
  await expect.poll(() => field.inputValue()).toBe('40')
  expect(await buying.getByRole('button', { name: 'Augmenter de 5 : Oignons' }).isDisabled()).toBe(true)
  await expectUsableOnEveryScreen(page)
  await buying.getByRole('button', { name: 'Ajouter au panier' }).click()
  await page.getByRole('link', { name: 'Panier, 40 articles' }).waitFor()
})
