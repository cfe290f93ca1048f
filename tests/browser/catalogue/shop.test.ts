import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open, openVisitors, screens, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
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

const products = (page: Page) => page.getByRole('region', { name: 'Produits' })
const resultLine = (page: Page) => products(page).getByRole('status').first()
const names = (page: Page) => products(page).getByRole('heading').allTextContents()
const addressOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Rechercher un produit' })

test('a person narrows the shop by category, region and price, and clears it again', async () => {
  const page = await visitors.newPage({ screen: 'desktop' })
  await open(page, '/boutique')
  await seeText(resultLine(page), `${market.count} produit(s) trouvé(s)`)

  await page.getByRole('link', { name: /^Avicoles/ }).click()
  await seeText(resultLine(page), /^2 produit\(s\) trouvé\(s\)$/)

  await page.getByRole('button', { name: 'Filtres Avancés' }).click()
  await page.getByRole('combobox', { name: 'Région' }).selectOption('Bouaké')
  await seeText(resultLine(page), /^1 produit/)
  expect(await names(page)).toEqual(['Pintade'])

  const highest = page.getByRole('slider', { name: 'Prix, maximum' })
  for (let tens = 0; tens < 4; tens += 1) await highest.press('PageDown')
  await seeText(resultLine(page), /^0 produit/)
  expect(addressOf(page)).toEqual({ category: 'avicoles', region: 'Bouaké', maxPrice: '10000' })

  await page.getByRole('link', { name: 'Effacer les filtres' }).click()
  await seeText(resultLine(page), `${market.count} produit(s)`)
  expect(addressOf(page)).toEqual({})
})

test('what others count by is off the address before the page is hydrated', async () => {
  const page = await visitors.newPage()
  await page.addInitScript(() => {
    const isHydrated = () => Object.keys(document).some(key => key.startsWith('__reactContainer'))
    const replaceState = history.replaceState
    history.replaceState = function (state, unused, url) {
      const changesAddress = new URL(url ?? '', location.href).href !== location.href
      if (changesAddress && isHydrated())
        throw new Error('the address changed under a page that is being hydrated')
      replaceState.call(this, state, unused, url)
    }
  })
  for (const [shared, own] of [
    ['/boutique?utm_source=wa&search=igname&fbclid=1#produits', '/boutique?search=igname#produits'],
    [`/product/${market.yam.id}?gclid=1`, `/product/${market.yam.id}`],
  ] as const) {
    await open(page, shared)
    await expect.poll(() => page.url()).toBe(site.url + own)
    await page.getByRole('heading', { level: 1 }).waitFor()
  }
})

test('what is sold out cannot be added, and does not look so under a pointer either', async () => {
  const page = await visitors.newPage({ screen: 'desktop' })
  await open(page, '/boutique?search=pintade')
  const add = products(page).getByRole('button', { name: /^Indisponible.*Pintade/ })
  const colours = () =>
    add.evaluate(button => {
      const { backgroundColor, color } = getComputedStyle(button)
      return { backgroundColor, color }
    })
  expect(await add.isDisabled()).toBe(true)
  const atRest = await colours()
  await add.hover({ force: true })
  await add.evaluate(button => Promise.all(button.getAnimations().map(({ finished }) => finished)))
  expect(await colours()).toEqual(atRest)
})

test('one category at a time, by the cards and by the boxes alike', async () => {
  const page = await visitors.newPage({ screen: 'desktop' })
  await open(page, '/boutique')
  await page.getByRole('button', { name: 'Filtres Avancés' }).click()
  const box = (name: RegExp) => page.getByRole('checkbox', { name })

  await box(/Vivriers/).click()
  await box(/Avicoles/).click()
  await seeText(resultLine(page), /^2 produit/)
  expect(await box(/Vivriers/).isChecked()).toBe(false)
  expect(await box(/Avicoles/).isChecked()).toBe(true)

  await page.getByRole('link', { name: /^Avicoles/ }).click()
  await seeText(resultLine(page), `${market.count} produit(s)`)
  expect(await box(/Avicoles/).isChecked()).toBe(false)
})

test('the right end of the price slider has no upper limit', async () => {
  const page = await visitors.newPage({ screen: 'desktop' })
  await open(page, '/boutique?category=vivriers&maxPrice=49000')
  await seeText(resultLine(page), /^1 produit/)
  await page.getByRole('button', { name: 'Filtres Avancés' }).click()
  await page.getByRole('slider', { name: 'Prix, maximum' }).press('End')
  await seeText(resultLine(page), /^2 produit/)
  expect(addressOf(page)).toEqual({ category: 'vivriers' })
})

test('the shop answers while one types, a wrong letter included', async () => {
  const page = await visitors.newPage()
  await open(page, '/boutique')
  await searchBox(page).pressSequentially('tomattes')
  await seeText(resultLine(page), 'pour « tomattes »')
  expect(await names(page)).toEqual(['Tomates bien mûres'])
  expect(await searchBox(page).inputValue()).toBe('tomattes')
})

test('the back button undoes one filter after the other', async () => {
  const page = await visitors.newPage()
  await open(page, '/boutique')
  await searchBox(page).fill('piment')
  await seeText(resultLine(page), /^1 produit/)
  // Puts the suggestions away, which lie over the categories.
  await searchBox(page).press('Enter')
  await page.getByRole('link', { name: /^Vivriers/ }).click()
  await seeText(resultLine(page), /^0 produit/)

  await page.goBack()
  await seeText(resultLine(page), /^1 produit/)
  expect(await searchBox(page).inputValue()).toBe('piment')
  await page.goBack()
  await seeText(resultLine(page), `${market.count} produit(s)`)
  expect(await searchBox(page).inputValue()).toBe('')
})

test('a result can be shared by its address', async () => {
  const page = await visitors.newPage({ screen: 'desktop' })
  await open(page, '/boutique?search=gombo&category=maraichers&region=Korhogo&minPrice=900&sort=price_desc')
  await seeText(resultLine(page), '50 produit(s) trouvé(s) pour « gombo »')
  await page.getByRole('button', { name: /Filtres Avancés/ }).click()
  expect(await page.getByRole('checkbox', { name: /Maraîchers/ }).isChecked()).toBe(true)
  expect(await page.getByRole('combobox', { name: 'Région' }).inputValue()).toBe('Korhogo')
  expect(await page.getByRole('combobox', { name: 'Trier par' }).inputValue()).toBe('price_desc')
})

test('products are sorted as asked', async () => {
  const page = await visitors.newPage({ screen: 'desktop' })
  await open(page, '/boutique')
  const order = page.getByRole('combobox', { name: 'Trier par' })
  await order.selectOption('Prix décroissant')
  await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual(['Riz local', 'Pintade'])
  await order.selectOption('Les plus récents')
  await expect.poll(() => addressOf(page)).toEqual({})
})

test('on a phone the first product of a search is wholly in sight, eight are in two screens, and what suits comes first', async () => {
  const page = await visitors.newPage()
  await open(page, '/boutique?search=gombo')
  const order = page.getByRole('combobox', { name: 'Trier par' })
  expect(await order.locator('option:checked').textContent()).toBe('Pertinence')
  const places = await products(page)
    .getByRole('article')
    .evaluateAll(cards => cards.slice(0, 8).map(card => card.getBoundingClientRect().toJSON() as DOMRect))
  expect(places).toHaveLength(8)
  for (const { height } of places) expect(height).toBeLessThanOrEqual(350)
  expect(places[0]!.bottom).toBeLessThanOrEqual(screens.phone.height)
  expect(places[7]!.bottom).toBeLessThanOrEqual(2 * screens.phone.height)
})

test('what narrows the list stays in sight, and is taken away one by one', async () => {
  const page = await visitors.newPage()
  await open(page, '/boutique?search=gombo&region=Korhogo&minPrice=900&maxPrice=2000')
  await page.getByRole('link', { name: 'Retirer le filtre : De 900 FCFA à 2 000 FCFA' }).click()
  await expect.poll(() => addressOf(page)).toEqual({ search: 'gombo', region: 'Korhogo' })
  await page.getByRole('link', { name: 'Retirer le filtre : Korhogo' }).click()
  await expect.poll(() => addressOf(page)).toEqual({ search: 'gombo' })
  await expect.poll(() => page.getByRole('link', { name: /^Retirer le filtre/ }).count()).toBe(0)
})

test('an empty result suggests what to do and leads back to everything', async () => {
  const page = await visitors.newPage()
  await open(page, '/boutique?search=zzzz&minPrice=1000')
  await page.getByRole('heading', { name: 'Aucun produit trouvé' }).waitFor()
  // Empty categories would say it thrice more.
  expect(await page.getByRole('link', { name: /^Avicoles/ }).count()).toBe(0)
  await page.getByRole('link', { name: 'Voir tous les produits' }).click()
  await seeText(resultLine(page), `${market.count} produit(s)`)
  expect(await searchBox(page).inputValue()).toBe('')
})

test('filters rise from below on a phone and tell how many products they leave', async () => {
  const page = await visitors.newPage()
  await open(page, '/boutique')
  await page.getByRole('button', { name: 'Filtres Avancés' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtres Avancés' })
  await sheet.getByRole('checkbox', { name: /Avicoles/ }).click()
  await sheet.getByRole('button', { name: 'Voir les résultats (2)' }).waitFor()
  await sheet.getByRole('link', { name: 'Effacer les filtres' }).click()
  await sheet.getByRole('button', { name: `Voir les résultats (${market.count})` }).waitFor()
  await sheet.getByRole('checkbox', { name: /Avicoles/ }).click()
  await sheet.getByRole('button', { name: 'Voir les résultats (2)' }).click()
  await sheet.waitFor({ state: 'hidden' })
  expect(await names(page)).toEqual(['Œufs frais', 'Pintade'])
})

test('one goes on to the cart from the message that says what was put in it', async () => {
  const page = await visitors.newPage()
  await open(page, '/boutique')
  await page.getByRole('button', { name: /^Ajouter au panier.*Tomates/ }).click()
  await page.getByRole('link', { name: 'Voir le panier' }).click()
  await seeText(page.getByRole('main'), /Panier d'Achat.*Tomates bien mûres/)
  await expect.poll(() => page.getByText('Produit ajouté au panier').count()).toBe(0)
})

test('on a phone the first products are wholly in sight, cards tell what they offer, and categories how much they have', async () => {
  const page = await visitors.newPage()
  await open(page, '/boutique')
  const first = (await products(page).getByRole('article').first().boundingBox())!
  // Above the ways through the shop.
  const below = (await page.getByRole('navigation', { name: 'Accès rapide' }).boundingBox())!
  expect(first.y + first.height).toBeLessThanOrEqual(below.y)
  await seeText(page.getByRole('link', { name: /^Vivriers/ }), '2 produits')
  await seeText(page.getByRole('link', { name: /^Maraîchers/ }), '52 produits')
  const card = (name: string) => page.getByRole('article').filter({ hasText: name })

  await seeText(card('Tomates bien mûres'), /1 500 FCFA \/ kg 20 kg disponibles Ferme de Yao Bouaké/)
  await seeText(card('Riz local'), '20 sacs disponibles')
  await seeText(card('Piment rouge'), 'Plus que 3 en stock')
  await seeText(card('Pintade'), 'Rupture de stock')
  expect(
    await card('Pintade')
      .getByRole('button', { name: /^Indisponible/ })
      .isDisabled(),
  ).toBe(true)
})

test('the shop says that it is loading, and mends itself when the connection was cut', async () => {
  const page = await visitors.newPage()
  await open(page, '/')
  let isCut = true
  const { promise: isLoadingSeen, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/products?*', async route => {
    await isLoadingSeen
    return isCut ? route.abort() : route.continue()
  })
  await page.getByRole('link', { name: 'Voir la boutique' }).click()
  await seeText(resultLine(page), 'Chargement des produits AMIC...')
  letGo()
  await page.getByRole('heading', { name: 'Les produits n’ont pas pu être chargés' }).waitFor()
  isCut = false
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await seeText(resultLine(page), `${market.count} produit(s)`)
})
