import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectUncovered, hasFocus, inLargeType } from '#tests/support/pages/chromium.ts'
import {
  open,
  openVisitors,
  seeAddress,
  seeText,
  type Visitors,
  waitForPaint,
} from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'
import { openMarket } from '#tests/support/shops/market.ts'

let site: TestSite
let visitors: Visitors
beforeAll(async () => {
  site = await startTestSite()
  await openMarket(site)
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

test('the front of the stall: its newest products, and everything in its place on every width', async () => {
  const page = await visitors.newPage()
  await open(page, '/')
  const newest = page.getByRole('region', { name: 'Les derniers arrivages' })
  expect(await newest.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    'Tomates bien mûres',
    'Igname kponan',
    'Œufs frais',
    'Pintade',
  ])

  // The search and the first products are on the first screen of a phone.
  const bottom = (await page.getByRole('navigation', { name: 'Accès rapide' }).boundingBox())!.y
  expect(bottom).toBeLessThan(800)
  const search = page.getByRole('combobox', { name: 'Rechercher un produit' })
  await expectUncovered(search)
  const { y, height } = (await search.boundingBox())!
  expect(y + height).toBeLessThan(bottom)
  const cards = newest.getByRole('article')
  const picture = (await cards.first().boundingBox())!
  // Not its edge alone: the picture, square and as wide as the card.
  expect(picture.y + picture.width).toBeLessThan(bottom)

  // Figures stand beside each other at one height.
  const figures = page.getByRole('region', { name: 'AMIC en chiffres' }).getByRole('definition')
  const tops = await figures.evaluateAll(all => all.map(each => each.getBoundingClientRect().top))
  expect(tops[1]).toBeCloseTo(tops[0]!)
  expect(tops[3]).toBeCloseTo(tops[2]!)

  // At 320 pixels the names of the categories are whole.
  await page.setViewportSize({ width: 320, height: 640 })
  await waitForPaint(page)
  const name = page.getByRole('region', { name: 'Que cherchez-vous ?' }).getByText('Maraîchers')
  expect((await name.boundingBox())!.height).toBeLessThan(20)

  // At 768 pixels no product stands alone in its row.
  await page.setViewportSize({ width: 768, height: 1024 })
  await waitForPaint(page)
  const lefts = await cards.evaluateAll(all => all.map(each => Math.round(each.getBoundingClientRect().left)))
  expect(new Set(lefts).size).toBe(2)
})

test('the title is as high before its face has come, on every phone', async () => {
  const page = await visitors.newPage()
  const heights = async () => {
    await page.evaluate(() => document.fonts.ready)
    const found: number[] = []
    for (const width of [320, 360, 412]) {
      await page.setViewportSize({ width, height: 800 })
      found.push((await page.getByRole('heading', { level: 1 }).boundingBox())!.height)
    }
    return found
  }
  await open(page, '/')
  const inItsFace = await heights()
  await page.route('**/*.woff2', route => route.abort())
  await page.reload()
  const before = await heights()
  expect(await page.evaluate(() => [...document.fonts].some(face => face.status === 'error'))).toBe(true)
  // A pixel for the measures of the other face; a line is 23 at least.
  for (const [nth, height] of before.entries()) expect(Math.abs(height - inItsFace[nth]!)).toBeLessThan(2)
})

test('one finds the category that one came for', async () => {
  const page = await visitors.newPage()
  await open(page, '/')
  await page
    .getByRole('region', { name: 'Que cherchez-vous ?' })
    .getByRole('link', { name: /^Avicoles/ })
    .click()
  await seeAddress(page, '**/boutique?category=avicoles')
  await seeText(page.getByRole('region', { name: 'Produits' }), '2 produit(s) trouvé(s)')
})

test('where letters are large no word of a category is broken', async () => {
  const page = await visitors.newPage()
  await open(page, '/')
  await inLargeType(page, async () => {
    const words = page.locator('.category-name, .category-count')
    expect(await words.count()).toBe(6)
    for (const line of await words.all()) {
      const lines = await line.evaluate(
        shown => shown.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(shown).lineHeight),
      )
      expect(Math.round(lines), (await line.textContent()) ?? '').toBe(1)
      const [width, room] = await line.evaluate(shown => [shown.scrollWidth, shown.clientWidth])
      expect(width, (await line.textContent()) ?? '').toBeLessThanOrEqual(room!)
    }
  })
})

test('each means of payment is named on every page', async () => {
  const page = await visitors.newPage()
  await open(page, '/')
  const means = page.getByRole('list', { name: 'Moyens de paiement' }).getByRole('listitem')
  expect(await means.allInnerTexts()).toEqual([
    'Orange Money',
    'MTN Money',
    'Moov Money',
    'Wave',
    'Carte bancaire',
    'Paiement à la livraison',
  ])
  await seeText(
    page.getByRole('main'),
    /Orange Money, MTN Money, Moov Money, Wave, carte bancaire ou espèces/,
  )
})

test('a search from the first page leads to its results, without JavaScript too', async () => {
  for (const javaScript of [true, false]) {
    const page = await visitors.newPage({ javaScript })
    await page.goto('/')
    await page.getByRole('combobox').fill('piment')
    await page.getByRole('combobox').press('Enter')
    await seeText(page.getByRole('region', { name: 'Produits' }), '1 produit(s) trouvé(s) pour « piment »')
  }
})

test('without JavaScript too: figures of the programme, a call to producers, and what search engines learn', async () => {
  const page = await visitors.newPage({ javaScript: false })
  await page.goto('/')
  const figures = page.getByRole('region', { name: 'AMIC en chiffres' })
  for (const figure of ['50+', '200+', '1000+', '15', '500 producteurs', '10 000 familles', '2025']) {
    await seeText(figures, figure)
  }
  const call = page.getByRole('region', { name: /Vous cultivez/ })
  const hrefs = await call
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href')))
  expect(hrefs).toEqual(['/contact', '/vendor-login'])

  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(facts.map(text => JSON.parse(text))).toMatchObject([
    { '@type': 'Organization', name: 'AMIC', url: site.url },
    {
      '@type': 'WebSite',
      potentialAction: { target: `${site.url}/boutique?search={search_term_string}` },
    },
  ])
  const preview = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await page.request.get(preview!)).headers()['content-type']).toBe('image/jpeg')
})

test('a step to another page is told, and does not lose the focus', async () => {
  const page = await visitors.newPage({ screen: 'desktop' })
  await open(page, '/')
  const heading = page.getByRole('heading', { level: 1 })
  const told = (title: string) => page.getByText(title, { exact: true }).count()
  expect(await told(await page.title())).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'Voir la boutique' }).press('Enter')
  await seeText(heading, 'Notre Boutique')
  await expect.poll(() => hasFocus(heading)).toBe(true)
  expect(await told(await page.title())).toBe(1)

  const shop = await page.title()
  const category = page.getByRole('main').getByRole('link', { name: /^Avicoles/ })
  await category.press('Enter')
  await seeAddress(page, '**/boutique?category=avicoles')
  await seeText(page.getByRole('region', { name: 'Produits' }), '2 produit(s) trouvé(s)')
  expect(await hasFocus(category)).toBe(true)
  expect(await told(shop)).toBe(1)

  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true })
  await contact.press('Enter')
  await seeText(heading, 'Contact')
  await expect.poll(async () => told(await page.title())).toBe(1)
  expect(await hasFocus(contact)).toBe(true)
})
