import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCustomer } from '#tests/support/makers/people.ts'
import { expectNoOverflow, expectUncovered, inLargeType } from '#tests/support/pages/chromium.ts'
import { fillCart, openCheckout, toastOf } from '#tests/support/pages/shopping.ts'
import { open, openVisitors, seeText, type Visitors, waitForPaint } from '#tests/support/pages/visitors.ts'
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

const bar = (page: Page) => page.getByRole('navigation', { name: 'Accès rapide' })
const items = (page: Page) => bar(page).getByRole('link')
/** The cart's is followed by words for those who listen. */
const labelsOf = async (links: Locator) => (await links.allInnerTexts()).map(text => text.split('\n')[0])
const opener = (page: Page) => page.getByRole('button', { name: 'Assistant', exact: true })

async function topOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())!.y
}
async function bottomOf(locator: Locator): Promise<number> {
  const { y, height } = (await locator.boundingBox())!
  return y + height
}

test.each([320, 360, 768])('at %d pixels five ways are in reach of a thumb', async width => {
  const page = await visitors.newPage()
  await page.setViewportSize({ width, height: 800 })
  await open(page, '/')
  expect(await labelsOf(items(page))).toEqual(['Accueil', 'Boutique', 'Panier', 'Commandes', 'Aide'])
  for (const item of await items(page).all()) {
    const { width: wide, height: high } = (await item.boundingBox())!
    expect(Math.min(wide, high)).toBeGreaterThanOrEqual(48)
    await expectUncovered(item)
  }
  expect(await bottomOf(bar(page))).toBeCloseTo(800, 0)
  const { height: foot } = (await page.getByRole('contentinfo').boundingBox())!
  expect(foot, 'what every page ends with').toBeLessThan(510)
  await expectNoOverflow(page)
  expect(await opener(page).isVisible()).toBe(false)
})

test('where letters are large its words stay apart', async () => {
  const page = await visitors.newPage()
  await open(page, '/')
  await inLargeType(page, async () => {
    for (const item of await items(page).all()) {
      const [words, room] = await item.evaluate(link => [link.scrollWidth, link.clientWidth])
      expect(words, (await item.getAttribute('href'))!).toBeLessThanOrEqual(room!)
    }
  })
})

test('on a desktop the menu on top is enough', async () => {
  const page = await visitors.newPage({ screen: 'desktop' })
  await open(page, '/')
  expect(await bar(page).isVisible()).toBe(false)
  expect(await opener(page).isVisible()).toBe(true)
})

test('without JavaScript too it leads on, and marks where one is, and that alone', async () => {
  const page = await visitors.newPage({ javaScript: false })
  await page.goto('/')
  const hrefs = await items(page).evaluateAll(links => links.map(link => link.getAttribute('href')))
  expect(hrefs).toEqual(['/', '/boutique', '/cart', '/orders', '/contact'])
  for (const [path, label] of [
    ['/', 'Accueil'],
    ['/boutique?search=gombo', 'Boutique'],
    ['/cart', 'Panier'],
    ['/orders', 'Commandes'],
    ['/contact', 'Aide'],
  ] as const) {
    await page.goto(path)
    expect(await labelsOf(bar(page).locator('[aria-current=page]'))).toEqual([label])
  }
})

test('a long count stays short, and is told whole', async () => {
  const page = await visitors.newPage()
  await page.setViewportSize({ width: 320, height: 640 })
  await fillCart(page, [{ product: market.tomatoes, quantity: 120 }])
  await open(page, '/boutique')
  const cart = bar(page).getByRole('link', { name: 'Panier, 120 articles' })
  await seeText(cart.locator('.count-badge'), /^99\+$/)
  await expectNoOverflow(page)
  await cart.click()
  await page.getByRole('dialog', { name: 'Mon panier' }).getByRole('link', { name: 'Voir le panier' }).click()
  await page.getByRole('heading', { name: "Panier d'Achat (120 articles)" }).waitFor()
  await cart.click()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

describe('what else stays in sight below', () => {
  test('is above it: what buys, and what is told', async () => {
    const page = await visitors.newPage()
    await open(page, `/product/${market.tomatoes.id}`)
    const buying = page.getByRole('region', { name: 'Acheter' })
    expect(await bottomOf(buying)).toBeCloseTo(await topOf(bar(page)), 0)
    // By the place where it is seen: a click by name may scroll what is in sight already.
    const { x, y, width, height } = (await buying
      .getByRole('button', { name: 'Ajouter au panier' })
      .boundingBox())!
    await page.mouse.click(x + width / 2, y + height / 2)
    const added = toastOf(page).getByText('Produit ajouté au panier')
    await added.waitFor()
    const gap = (await topOf(buying)) - (await bottomOf(toastOf(page)))
    expect(gap).toBeGreaterThanOrEqual(0)
    expect(gap).toBeLessThan(20)
    for (const needed of [
      page.getByRole('heading', { level: 1 }),
      buying.getByRole('button', { name: 'Ajouter au panier' }),
      ...(await items(page).all()),
    ]) {
      await expectUncovered(needed)
    }
  })

  test('is above it: what orders', async () => {
    const page = await visitors.newPage({ as: [await createCustomer(site.db)] })
    await fillCart(page, [{ product: market.yam, quantity: 1 }])
    await openCheckout(page)
    const confirm = page.getByRole('button', { name: 'Confirmer la commande' })
    await expectUncovered(confirm)
    expect(await bottomOf(confirm)).toBeLessThanOrEqual(await topOf(bar(page)))
  })
})

test('it covers nothing of the foot of a page', async () => {
  const page = await visitors.newPage()
  await open(page, '/')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
    await link.scrollIntoViewIfNeeded()
    await expectUncovered(link)
  }
})

test.each(['/', '/contact', '/login'])('at %s what has the focus is never behind it', async path => {
  const page = await visitors.newPage()
  await open(page, path)
  const inBar = () => page.evaluate(() => document.activeElement?.closest('.navigation-bar') !== null)
  let stops = 0
  for (await page.keyboard.press('Tab'); !(await inBar()); await page.keyboard.press('Tab')) {
    stops += 1
    const isSeen = await page.evaluate(() => {
      const { top, bottom } = document.activeElement!.getBoundingClientRect()
      const limit = document.querySelector('.navigation-bar')!.getBoundingClientRect().top
      return top >= 0 && Math.min(bottom, top + 24) <= limit
    })
    expect(isSeen, await page.evaluate(() => document.activeElement!.outerHTML)).toBe(true)
  }
  expect(stops).toBeGreaterThan(15)
  // From the last of the page one comes to its ways, and past them.
  for (const label of ['Accueil', 'Boutique', 'Panier', 'Commandes', 'Aide']) {
    expect(await page.evaluate(() => document.activeElement!.textContent)).toMatch(new RegExp(`^${label}`))
    await page.keyboard.press('Tab')
  }
})

test.each([
  ['zoomed to 200 %', 640, 450, '/contact'],
  ['with what a keyboard leaves of a phone', 360, 420, '/contact'],
  ['on a low phone, where a page has an act', 320, 568, '/product/$id'],
])('%s, it waits at the end of the page', async (_, width, height, path) => {
  const page = await visitors.newPage()
  await page.setViewportSize({ width, height })
  await open(page, path.replace('$id', market.tomatoes.id))
  expect(await topOf(bar(page))).toBeGreaterThan(height)
  await expectNoOverflow(page)
})

test('on paper there is none of it', async () => {
  const page = await visitors.newPage()
  await open(page, '/')
  await page.emulateMedia({ media: 'print' })
  expect(await bar(page).isVisible()).toBe(false)
  await page.emulateMedia({ media: null })
})

test.each(['/', '/boutique?filtres=ouverts', '/product/$id', '/contact'])(
  'at %s the assistant’s button of a desktop covers nothing that one presses, however wide',
  async path => {
    const page = await visitors.newPage({ screen: 'desktop' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, path.replace('$id', market.tomatoes.id))
    for (const width of [1440, 1280, 1024]) {
      await page.setViewportSize({ width, height: 900 })
      // What is another element at another width.
      await waitForPaint(page)
      const { x } = (await opener(page).boundingBox())!
      const rights = await page
        .locator('a, button:not(.assistant-button), input, select, textarea, summary')
        .evaluateAll(all =>
          all.filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect().right),
        )
      expect(Math.max(...rights), String(width)).toBeLessThanOrEqual(x)
    }
  },
)
