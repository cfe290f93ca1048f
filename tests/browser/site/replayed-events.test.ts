import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { routeFirst } from '#tests/support/pages/connection.ts'
import { holdCode, isHydrated, SCRIPTS, waitForNetworkIdle } from '#tests/support/pages/page-loading.ts'
import { storedCart, toastOf } from '#tests/support/pages/shopping.ts'
import {
  openVisitors,
  seeAddress,
  seeText,
  type Visitors,
  waitForPaint,
} from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'
import { type Market, openMarket } from '#tests/support/shops/market.ts'

let site: TestSite
let market: Market
let visitors: Visitors
beforeAll(async () => {
  site = await startTestSite()
  market = await openMarket(site)
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const productPath = () => `/product/${market.tomatoes.id}`
const buyBar = (page: Page) => page.getByRole('region', { name: 'Acheter' })
const addButton = (page: Page) => buyBar(page).getByRole('button', { name: 'Ajouter au panier' })
const shopLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Accès rapide' }).getByRole('link', { name: 'Boutique' })
const busy = (page: Page) => page.locator('[aria-busy=true]')

/** A page whose code is still on its way. */
async function openHeld(path: string, screen: 'phone' | 'desktop' = 'phone') {
  const page = await visitors.newPage({ screen })
  const letGo = await holdCode(page)
  await page.goto(path)
  return { page, letGo }
}

describe('what is pressed before a page answers', () => {
  test('is shown to be under way, and done once, however often it was pressed', async () => {
    const { page, letGo } = await openHeld(productPath())
    await addButton(page).click()
    await addButton(page).click()
    expect(await busy(page).allInnerTexts()).toEqual(['Ajouter au panier'])
    await expectAccessible(page)
    expect(await isHydrated(page)).toBe(false)
    letGo()
    await seeText(toastOf(page), /Produit ajouté au panier Tomates bien mûres/)
    expect(await storedCart(page)).toEqual([['Tomates bien mûres', 1]])
    expect(await busy(page).count()).toBe(0)
  })

  test('is done as often as it was pressed where each press counts', async () => {
    // A phone has room for the leaps once one wants several.
    const { page, letGo } = await openHeld(productPath(), 'desktop')
    // One less than one is not to be had yet: what is added first comes with the code.
    const step = (name: RegExp) => buyBar(page).getByRole('button', { name }).click({ force: true })
    for (let times = 0; times < 3; times += 1) await step(/^Augmenter la quantité/)
    await step(/^Augmenter de 5/)
    await step(/^Augmenter de 5/)
    await step(/^Diminuer/)
    await step(/^Diminuer/)
    await addButton(page).click()
    await addButton(page).click()
    letGo()
    await seeText(toastOf(page), /Produit ajouté au panier/)
    expect(await storedCart(page)).toEqual([['Tomates bien mûres', 12]])
  })

  test('by a key is done too', async () => {
    const { page, letGo } = await openHeld(productPath())
    await addButton(page).press('Enter')
    letGo()
    await seeText(toastOf(page), /Produit ajouté au panier/)
    expect(await storedCart(page)).toEqual([['Tomates bien mûres', 1]])
  })

  test('is done in its order, after what was typed', async () => {
    const { page, letGo } = await openHeld(productPath())
    await page.getByLabel('Quantité : Tomates bien mûres', { exact: true }).last().fill('7')
    await buyBar(page)
      .getByRole('button', { name: /^Augmenter la quantité/ })
      .click()
    await addButton(page).click()
    letGo()
    await seeText(toastOf(page), /Produit ajouté au panier/)
    expect(await storedCart(page)).toEqual([['Tomates bien mûres', 8]])
  })

  test('is done before a link leads away, which would leave it behind', async () => {
    const { page, letGo } = await openHeld(productPath())
    await addButton(page).click()
    await shopLink(page).click()
    expect(await busy(page).allInnerTexts()).toEqual(['Ajouter au panier', 'Boutique'])
    letGo()
    await seeAddress(page, '**/boutique')
    expect(await storedCart(page)).toEqual([['Tomates bien mûres', 1]])
    expect(await busy(page).count()).toBe(0)
  })

  test('keeps nobody who presses a link twice', async () => {
    const { page } = await openHeld(productPath())
    await addButton(page).click()
    await shopLink(page).click()
    await shopLink(page).click()
    await seeAddress(page, '**/boutique')
    expect(await isHydrated(page)).toBe(false)
  })

  test('opens what a link would lead to without scripts', async () => {
    const { page, letGo } = await openHeld('/about')
    await page.getByRole('link', { name: 'Aide', exact: true }).click()
    letGo()
    await page.getByRole('dialog', { name: /Assistant/ }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/about')
  })

  test('opens the filters', async () => {
    const { page, letGo } = await openHeld('/boutique')
    await page.getByRole('button', { name: /^Filtres/ }).click()
    letGo()
    await page.getByRole('dialog', { name: 'Filtres Avancés' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
  })
})

describe('what is chosen and typed before a page answers', () => {
  test('sorts the list', async () => {
    const { page, letGo } = await openHeld('/boutique')
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Prix décroissant')
    letGo()
    await seeAddress(page, '**/boutique?sort=*')
    await seeText(page.getByRole('region', { name: 'Produits' }).getByRole('heading').first(), 'Riz local')
  })

  test('searches, and stays in its field with the place where one types', async () => {
    const { page, letGo } = await openHeld('/boutique')
    const field = page.getByRole('combobox', { name: 'Rechercher un produit' })
    await field.pressSequentially('tomtes')
    await field.press('ArrowLeft')
    await field.press('ArrowLeft')
    await field.press('ArrowLeft')
    letGo()
    await expect.poll(() => isHydrated(page)).toBe(true)
    await page.keyboard.type('a')
    await seeAddress(page, '**/boutique?search=tomates')
    expect(await field.inputValue()).toBe('tomates')
    // Its suggestions came, though nobody stepped into the field since.
    await expect.poll(() => field.getAttribute('aria-controls')).not.toBeNull()
  })
})

describe('without any code', () => {
  const visitHeld = async (path: string) => (await openHeld(path)).page

  test('links lead, the menu opens and a search is sent', async () => {
    const page = await visitHeld('/')
    await page.getByLabel('Menu', { exact: true }).click()
    await page.getByRole('banner').getByRole('link', { name: 'Notre Boutique' }).click()
    await seeAddress(page, '**/boutique')
    const field = page.getByRole('combobox', { name: 'Rechercher un produit' })
    await field.fill('igname')
    await field.press('Enter')
    await seeAddress(page, '**/boutique?search=igname*')
    await page.getByRole('link', { name: 'Igname kponan' }).click()
    await seeAddress(page, `**/product/${market.yam.id}`)
    expect(await isHydrated(page)).toBe(false)
  })
})

describe('when the code does not come', () => {
  test('one is told so, and the next press tries again', async () => {
    const page = await visitors.newPage()
    await page.goto(productPath())
    await waitForNetworkIdle(page)
    await page.route(SCRIPTS, route => route.abort())
    await addButton(page).click()
    const notice = page.getByText('Pas de connexion : rien n’a été fait. Veuillez réessayer.')
    await notice.waitFor()
    expect(await busy(page).count()).toBe(0)
    await expectAccessible(page)
    await page.unroute(SCRIPTS)
    await addButton(page).click()
    await seeText(toastOf(page), /Produit ajouté au panier/)
    expect(await storedCart(page)).toEqual([['Tomates bien mûres', 1]])
    expect(await notice.count()).toBe(0)
  })

  test('one is told so on a line that stays silent, and the next press tries again', async () => {
    const page = await visitors.newPage()
    await page.clock.install()
    await page.goto(productPath())
    await waitForNetworkIdle(page)
    let isSilent = true
    const asked = page.waitForRequest(SCRIPTS)
    await page.route(SCRIPTS, route => (isSilent ? undefined : route.continue()))
    await addButton(page).click()
    await asked
    await page.clock.runFor(19_000)
    expect(await busy(page).count()).toBe(1)
    await page.clock.runFor(2_000)
    await page.getByText('Pas de connexion').waitFor()
    expect(await busy(page).count()).toBe(0)
    isSilent = false
    await addButton(page).click()
    await page.clock.runFor(1_000)
    await seeText(toastOf(page), /Produit ajouté au panier/)
    expect(await storedCart(page)).toEqual([['Tomates bien mûres', 1]])
  })

  test('who pressed nothing is told nothing', async () => {
    const page = await visitors.newPage()
    await page.route(SCRIPTS, route => route.abort())
    // A page that is left alone asks for its code by itself: that question may be the one that fails.
    const failed = page.waitForEvent('requestfailed')
    await page.goto(productPath())
    await page.keyboard.press('Shift')
    await failed
    const notice = page.getByText('Pas de connexion')
    await waitForPaint(page)
    expect(await notice.count()).toBe(0)
    await page.unroute(SCRIPTS)
    // A press while the try before still fails begins no other.
    const isHydratedOncePressed = async () => {
      await page.keyboard.press('Shift')
      return isHydrated(page)
    }
    await expect.poll(isHydratedOncePressed).toBe(true)
    expect(await notice.count()).toBe(0)
  })

  test('once, a page that is nothing without it tries again by itself', async () => {
    const page = await visitors.newPage()
    await routeFirst(page, SCRIPTS, route => route.abort())
    await page.goto('/cart')
    await seeText(page.getByRole('main'), /Votre panier est vide/)
    expect(await page.getByText('Pas de connexion').count()).toBe(0)
  })

  test('a page that is nothing without it says so, and is hydrated once it does', async () => {
    const page = await visitors.newPage()
    await page.route(SCRIPTS, route => route.abort())
    await page.goto('/cart')
    const notice = page.getByText('Pas de connexion –')
    await notice.waitFor()
    await expectAccessible(page)
    await page.unroute(SCRIPTS)
    // A mouse on its way there is a touch already.
    await notice.getByRole('button', { name: 'Réessayer' }).dispatchEvent('click')
    await seeText(page.getByRole('main'), /Votre panier est vide/)
    expect(await notice.count()).toBe(0)
  })

  test('because the site has a new version, the page is read again in it, once', async () => {
    const page = await visitors.newPage()
    let isGone = true
    await page.route(SCRIPTS, route => (isGone ? route.fulfill({ status: 404 }) : route.continue()))
    await page.goto(productPath())
    await waitForNetworkIdle(page)
    const again = page.waitForEvent('load')
    await page.keyboard.press('Shift')
    await again
    await waitForNetworkIdle(page)
    isGone = false
    await page.keyboard.press('Shift')
    await expect.poll(() => isHydrated(page)).toBe(true)
  })
})
