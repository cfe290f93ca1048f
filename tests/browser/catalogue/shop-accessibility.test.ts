import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer } from '#tests/support/makers/people.ts'
import { createReview } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible, expectNoOverflow } from '#tests/support/pages/chromium.ts'
import { open, openVisitors, type Screen, screens, type Visitors } from '#tests/support/pages/visitors.ts'
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

/** Every state of the public catalogue: how one gets there. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  'the home page': page => open(page, '/'),
  'the shop': page => open(page, '/boutique'),
  'the shop with its filters open': async page => {
    await open(page, '/boutique?category=maraichers&region=Bouaké')
    await page.getByRole('button', { name: /Filtres Avancés/ }).click()
    await page.getByRole('slider', { name: 'Prix, maximum' }).waitFor()
  },
  'the shop without a result': page => open(page, '/boutique?search=zzzz'),
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
  'a product just put in the cart': async page => {
    await open(page, '/boutique')
    await page.getByRole('button', { name: /^Ajouter au panier.*Tomates/ }).click()
    await page.getByText('Produit ajouté au panier').waitFor()
  },
  'a product': page => open(page, `/product/${market.tomatoes.id}`),
  'a product that is sold out': page => open(page, `/product/${market.hen.id}`),
  'a product that is not there': page => open(page, '/product/nulle-part'),
}

const cases = Object.keys(screens).flatMap(screen =>
  Object.keys(states).map(state => [state, screen as Screen] as const),
)

test.each(cases)('%s is for everyone, on a %s', async (state, screen) => {
  const page = await visitors.newPage({ screen })
  await states[state]!(page)
  await expectAccessible(page)
  await expectNoOverflow(page)
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
    expect((await boxOf('Ferme de Yao')).x).toBeLessThan(edge + 20)
  },
)

test('the keys that move the price are no steps to come back to', async () => {
  const page = await visitors.newPage({ screen: 'desktop' })
  await open(page, '/')
  await page.getByRole('link', { name: 'Voir la boutique' }).first().click()
  await page.waitForURL('**/boutique')
  await page.getByRole('button', { name: /Filtres Avancés/ }).click()
  const slider = page.getByRole('slider', { name: 'Prix, maximum' })
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) {
    const before = page.url()
    await slider.press(key)
    await page.waitForURL(url => url.href !== before)
  }
  await page.goBack()
  await page.waitForURL(url => url.pathname === '/')
})
