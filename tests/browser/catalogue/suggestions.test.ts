import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createVendor } from '#tests/support/makers/people.ts'
import { expectAccessible, expectNoOverflow } from '#tests/support/pages/chromium.ts'
import { holdCode, waitForNetworkIdle } from '#tests/support/pages/page-loading.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeAddress,
  seeText,
  type Visitors,
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

const field = (page: Page) => page.getByRole('combobox', { name: 'Rechercher un produit' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const option = (page: Page, name: string | RegExp) => list(page).getByRole('option', { name })
const resultLine = (page: Page) => page.getByRole('region', { name: 'Produits' }).getByRole('status').first()

const isCodeOfList = (url: string) => /\/suggestion-list-[^/]*\.js$/.test(url)

/** The line that the keys have reached, as a screen reader follows it. */
const reached = (page: Page) =>
  field(page).evaluate(input => {
    const id = input.getAttribute('aria-activedescendant')
    return id === null ? null : document.getElementById(id)!.textContent
  })

async function type(page: Page, words: string) {
  await open(page, '/boutique')
  await field(page).pressSequentially(words)
  await list(page).waitFor()
}

describe('by keyboard', () => {
  test('one goes down the list and enters what is reached', async () => {
    const page = await visitors.newPage({ screen: 'desktop' })
    await type(page, 'igna')
    expect(await field(page).getAttribute('aria-expanded')).toBe('true')
    expect(await reached(page)).toBeNull()
    await field(page).press('ArrowDown')
    expect(await reached(page)).toMatch(/^Igname kponan/)
    expect(await option(page, 'Igname kponan').getAttribute('aria-selected')).toBe('true')
    expect(await field(page).inputValue()).toBe('igna')
    await field(page).press('ArrowDown')
    expect(await reached(page)).toBeNull()
    await field(page).press('ArrowUp')
    await field(page).press('Enter')
    await seeAddress(page, `**/product/${market.yam.id}`)
  })

  test('Escape closes the list and keeps the text, which Enter then searches for', async () => {
    const page = await visitors.newPage()
    await type(page, 'pimen')
    await field(page).press('Escape')
    await list(page).waitFor({ state: 'hidden' })
    expect(await field(page).getAttribute('aria-expanded')).toBe('false')
    expect(await field(page).inputValue()).toBe('pimen')
    await field(page).press('ArrowDown')
    expect(await reached(page)).toMatch(/^Piment rouge/)
    await field(page).press('Escape')
    await field(page).press('Enter')
    await seeText(resultLine(page), '1 produit(s) trouvé(s) pour « pimen »')
    expect(await list(page).count()).toBe(0)
  })

  test('who leaves the field leaves the list', async () => {
    const page = await visitors.newPage()
    await type(page, 'pimen')
    await field(page).press('Tab')
    await list(page).waitFor({ state: 'hidden' })
  })
})

describe('by finger', () => {
  test('a producer leads to its page', async () => {
    const page = await visitors.newPage()
    await type(page, 'jardins')
    await option(page, 'Les Jardins d’Awa Producteur, Korhogo').click()
    await page.getByRole('heading', { level: 1, name: 'Les Jardins d’Awa' }).waitFor()
  })

  test('a category leads to the shop narrowed to it', async () => {
    const page = await visitors.newPage()
    await type(page, 'volai')
    await option(page, /^Produits Avicoles/).click()
    await seeText(resultLine(page), /^2 produit/)
    expect(new URL(page.url()).search).toBe('?category=avicoles')
    expect(await field(page).inputValue()).toBe('')
  })
})

describe('on top of any page', () => {
  test('one is led on as in the shop, by keyboard too, and keeps what was typed', async () => {
    const page = await visitors.newPage()
    await open(page, '/about')
    await field(page).pressSequentially('igna')
    await list(page).waitFor()
    await expectUsableOnEveryScreen(page)
    await field(page).press('ArrowDown')
    expect(await reached(page)).toMatch(/^Igname kponan/)
    await field(page).press('Escape')
    await field(page).press('Enter')
    await seeText(resultLine(page), 'pour « igna »')
    expect(await list(page).count()).toBe(0)
  })

  test('a suggestion is one press away, and the list lies over the page in all its width', async () => {
    const page = await visitors.newPage()
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, '/')
    const place = () =>
      page.getByRole('heading', { level: 1 }).evaluate(title => title.getBoundingClientRect().top)
    const before = await place()
    await field(page).pressSequentially('jardins')
    const producer = option(page, 'Les Jardins d’Awa Producteur, Korhogo')
    await producer.waitFor()
    expect(await place()).toBe(before)
    expect((await list(page).boundingBox())!.width).toBeGreaterThan(300)
    await producer.click()
    await page.getByRole('heading', { level: 1, name: 'Les Jardins d’Awa' }).waitFor()
    expect(await field(page).inputValue()).toBe('')
  })

  test('its code comes with the first letter', async () => {
    const page = await visitors.newPage()
    const fetched: string[] = []
    page.on('request', request => fetched.push(request.url()))
    await open(page, '/')
    await field(page).focus()
    await waitForNetworkIdle(page)
    expect(fetched.filter(isCodeOfList)).toEqual([])
    await field(page).press('i')
    await expect.poll(() => fetched.filter(isCodeOfList).length).toBe(1)
  })

  test('what is typed before the page is hydrated is kept, and suggested for', async () => {
    const page = await visitors.newPage()
    const letGo = await holdCode(page)
    await page.goto('/')
    await field(page).pressSequentially('pimen')
    letGo()
    await option(page, 'Piment rouge').waitFor()
    expect(await field(page).inputValue()).toBe('pimen')
  })
})

test('the counts of the categories follow what is searched', async () => {
  const page = await visitors.newPage()
  await open(page, '/boutique?search=jardins')
  await seeText(page.getByRole('link', { name: /^Vivriers/ }), '1 produit')
  await seeText(page.getByRole('link', { name: /^Avicoles/ }), '1 produit')
  await field(page).fill('igname')
  await seeText(page.getByRole('link', { name: /^Avicoles/ }), '0 produit')
})

test('the list lies over the page, which does not move, and is fit for everybody', async () => {
  const page = await visitors.newPage()
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/boutique?search=gombo')
  const place = () => resultLine(page).evaluate(line => line.getBoundingClientRect().top)
  const before = await place()
  await field(page).press('End')
  await field(page).press('Backspace')
  await list(page).waitFor()
  expect(await list(page).getByRole('option').count()).toBe(5)
  expect(await place()).toBe(before)
  // What was found before is pale until the next answer is there.
  await page.locator('[aria-busy=false]').getByRole('article').first().waitFor()
  await seeText(resultLine(page), 'pour « gomb »')
  await page.getByRole('region', { name: 'Produits' }).evaluate(async region => {
    await Promise.all(region.getAnimations({ subtree: true }).map(({ finished }) => finished))
  })
  await field(page).press('ArrowDown')
  await expectNoOverflow(page)
  await expectAccessible(page)
})

describe('on a slow or broken connection', () => {
  test('a question that is asked no more is given up', async () => {
    const page = await visitors.newPage()
    const held = Promise.withResolvers<void>()
    await page.route('**/api/suggestions?search=ig', async route => {
      await held.promise
      await route.continue().catch(() => {})
    })
    const givenUp = page.waitForEvent('requestfailed', request => request.url().endsWith('search=ig'))
    await open(page, '/boutique')
    const asked = page.waitForRequest('**/api/suggestions?search=ig')
    await field(page).pressSequentially('ig')
    await asked
    await field(page).pressSequentially('name')
    await option(page, 'Igname kponan').waitFor()
    await givenUp
    held.resolve()
  })

  test('without suggestions one searches all the same', async () => {
    const page = await visitors.newPage()
    await page.route('**/api/suggestions?*', route => route.abort())
    await open(page, '/boutique')
    await field(page).pressSequentially('piment')
    await field(page).press('Enter')
    await seeText(resultLine(page), '1 produit(s) trouvé(s) pour « piment »')
    expect(await list(page).count()).toBe(0)
  })
})

test('a search is offered where one may want something, not to who pays or sells; the shop has one alone', async () => {
  const { user } = await createVendor(site.db)
  const page = await visitors.newPage({ as: [user] })
  for (const [path, count] of [
    ['/cart', 1],
    ['/boutique', 1],
    ['/checkout', 0],
    ['/vendor', 0],
  ] as const) {
    await open(page, path)
    expect(await field(page).count(), path).toBe(count)
  }
})
