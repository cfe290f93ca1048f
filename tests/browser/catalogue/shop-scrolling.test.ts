import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { open, openVisitors, type Visitors } from '#tests/support/pages/visitors.ts'
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

const names = (page: Page) =>
  page.getByRole('region', { name: 'Produits' }).getByRole('heading').allTextContents()

/** How many products there are after scrolling on. */
async function scrollOn(page: Page): Promise<number> {
  await page.mouse.wheel(0, 4_000)
  return (await names(page)).length
}

test('24 products come first, more as one scrolls, each once', async () => {
  const page = await visitors.newPage()
  await open(page, '/boutique')
  expect(await names(page)).toHaveLength(24)
  await expect.poll(() => scrollOn(page), { interval: 200 }).toBe(market.count)
  expect(new Set(await names(page)).size).toBe(market.count)
})

test('from far down the list one is led back to its search and its filters, and may return to where one was', async () => {
  const page = await visitors.newPage()
  await open(page, '/boutique')
  const field = page.getByRole('combobox', { name: 'Rechercher un produit' })
  const back = page.getByRole('link', { name: 'Rechercher et filtrer' })
  expect(await back.isVisible()).toBe(false)
  await page.mouse.wheel(0, 2_000)
  await back.waitFor()
  await expectAccessible(page)
  await back.click()
  await expect.poll(async () => (await field.boundingBox())!.y).toBeGreaterThan(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000)
})

test('more products come to one who is at the end again in the moment in which they are drawn', async () => {
  const page = await visitors.newPage()
  // What the page puts off for a moment is done late, as on a slow phone: an answer is there before it was seen to be awaited.
  await page.addInitScript(() => {
    const { setTimeout } = window
    window.setTimeout = ((act: () => void, delay = 0) =>
      setTimeout(act, delay === 0 ? 500 : delay)) as typeof window.setTimeout
  })
  await open(page, '/boutique')
  await page.evaluate(() => {
    const toEnd = () => scrollTo(0, document.documentElement.scrollHeight)
    new MutationObserver(toEnd).observe(document.body, { childList: true, subtree: true })
    toEnd()
  })
  await expect.poll(async () => (await names(page)).length).toBe(market.count)
})

test('more products come on a phone so busy that it tells at once that the end was out of sight and is in it', async () => {
  const page = await visitors.newPage()
  await page.addInitScript(() => {
    const Observer = IntersectionObserver
    window.IntersectionObserver = class extends Observer {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const untold: IntersectionObserverEntry[] = []
        super(entries => {
          untold.push(...entries)
          if (untold.at(-1)?.isIntersecting) tell(untold.splice(0), this)
        }, options)
      }
    }
  })
  await open(page, '/boutique')
  await expect.poll(() => scrollOn(page), { interval: 200 }).toBe(market.count)
})
