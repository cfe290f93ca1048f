import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import { createCustomer } from '#tests/support/makers/people.ts'
import { createReview } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible, expectNoOverflow } from '#tests/support/pages/chromium.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  type Screen,
  screens,
  seeAddress,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'
import { type Market, openMarket, paint } from '#tests/support/shops/market.ts'

let site: TestSite
let market: Market
let visitors: Visitors
beforeAll(async () => {
  site = await startTestSite()
  market = await openMarket(site)
  await paint(site, market.tomatoes.id, ['#c81e1e', '#166534'])
  const customer = await createCustomer(site.db)
  await createReview(site.db, { productId: market.tomatoes.id, customerId: customer.id })
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

type Bring = (page: Page) => Promise<unknown>

/** How one gets to states of the public catalogue. On phones, those without an act are in accessibility.test.ts. */
const onDesktops: Record<string, Bring> = {
  'the home page': page => open(page, '/'),
  'the shop': page => open(page, '/boutique'),
  'the shop without a result': page => open(page, '/boutique?search=zzzz'),
  'a product': page => open(page, `/product/${market.tomatoes.id}`),
}

/** What stands elsewhere on a phone than where there is room: each screen comes to it by itself. */
const onEach: Record<string, Bring> = {
  'the shop with its filters open': async page => {
    await open(page, '/boutique?category=maraichers&region=Bouaké')
    await page.getByRole('button', { name: /Filtres Avancés/ }).click()
    await page.getByRole('slider', { name: 'Prix, maximum' }).waitFor()
  },
  'a product just put in the cart': async page => {
    await open(page, '/boutique')
    // The message stays while a pointer is on it: until then time stands still.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + HOUR_MS)
    await page.getByRole('button', { name: /^Ajouter au panier.*Tomates/ }).click()
    await page.getByText('Produit ajouté au panier').hover()
    await page.clock.resume()
  },
}

const resized: Record<string, Bring> = {
  'the shop that is loading': async page => {
    await open(page, '/')
    await page.route('**/api/products?*', () => new Promise(() => {}))
    await page.getByRole('link', { name: 'Voir la boutique' }).click()
    await page.getByText('Chargement des produits AMIC...').waitFor()
  },
  'the shop that could not be read': async page => {
    await open(page, '/')
    await page.route('**/api/products?*', route => route.abort())
    await page.getByRole('link', { name: 'Voir la boutique' }).click()
    await page.getByRole('button', { name: 'Réessayer' }).waitFor()
  },
  'a product that is sold out': page => open(page, `/product/${market.hen.id}`),
  'a product that is not there': page => open(page, '/product/nulle-part'),
}

const cases: [state: string, screen: Screen, bring: Bring][] = [
  ...Object.entries(onDesktops).map(([state, bring]) => [state, 'desktop', bring] as [string, Screen, Bring]),
  ...Object.entries(onEach).flatMap(([state, bring]) =>
    (Object.keys(screens) as Screen[]).map(screen => [state, screen, bring] as [string, Screen, Bring]),
  ),
]

test.each(cases)('%s is for everyone, on a %s', async (_, screen, bring) => {
  const page = await visitors.newPage({ screen })
  await bring(page)
  await expectAccessible(page)
  await expectNoOverflow(page)
})

test.each(Object.entries(resized))('%s is for everyone', async (_, bring) => {
  const page = await visitors.newPage()
  await bring(page)
  await expectUsableOnEveryScreen(page)
})

test.each([320, 360])(
  'at %i px a card says its price with its unit, and its producer has all the width',
  async width => {
    const page = await visitors.newPage()
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/boutique')
    const card = page.getByRole('article').filter({ hasText: 'Pintade' })
    const boxOf = async (words: string) => (await card.getByText(words).boundingBox())!
    const price = await boxOf('12 000 FCFA')
    expect((await boxOf('/ kg')).y).toBeLessThan(price.y + price.height / 2)
    const { x: edge } = (await card.boundingBox())!
    expect((await card.getByText('Ferme de Yao', { exact: true }).boundingBox())!.x).toBeLessThan(edge + 20)
  },
)

test('the keys that move the price are no steps to come back to', async () => {
  const page = await visitors.newPage({ screen: 'desktop' })
  await open(page, '/')
  await page.getByRole('link', { name: 'Voir la boutique' }).first().click()
  await seeAddress(page, '**/boutique')
  await page.getByRole('button', { name: /Filtres Avancés/ }).click()
  const slider = page.getByRole('slider', { name: 'Prix, maximum' })
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) {
    const before = page.url()
    await slider.press(key)
    await seeAddress(page, url => url.href !== before)
  }
  await page.goBack()
  await seeAddress(page, url => url.pathname === '/')
})
