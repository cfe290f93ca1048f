import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createPickupPoint } from '#tests/support/makers/pickup-points.ts'
import { createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible, expectNoOverflow } from '#tests/support/pages/chromium.ts'
import { holdCode, isHydrated, waitForNetworkIdle } from '#tests/support/pages/page-loading.ts'
import { fillCart } from '#tests/support/pages/shopping.ts'
import { openVisitors, seeAddress, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'
import { type Market, openMarket } from '#tests/support/shops/market.ts'
import { ZONE_KEY } from '#web/features/delivery/zone-key.ts'

let site: TestSite
let market: Market
let resting: Product
let visitors: Visitors
beforeAll(async () => {
  site = await startTestSite()
  market = await openMarket(site)
  const vendor = await createVendor(site.db, { businessName: 'Ferme qui dort', pausedUntil: '2099-11-27' })
  // The oldest: no list of products begins with it.
  const createdAt = new Date('2020-01-01')
  resting = await createProduct(site.db, {
    vendorId: vendor.id,
    name: 'Ananas',
    createdAt,
  })
  await createPickupPoint(site.db, { name: 'Gare de Adjamé' })
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const FILES = ['script', 'stylesheet']

/** What a page asks for and complains of. */
function watch(page: Page) {
  const seen = { files: [] as string[], complaints: [] as string[] }
  page.on('request', request => {
    const isFile = FILES.includes(request.resourceType()) || /\.(?:js|css)(?:\?|$)/.test(request.url())
    if (isFile) seen.files.push(request.url())
  })
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') seen.complaints.push(message.text())
  })
  return seen
}

const productPath = () => `/product/${market.tomatoes.id}`
const pathsOfReaders: [string, () => string][] = [
  ['home', () => '/'],
  ['the shop', () => '/boutique'],
  ['a search', () => '/boutique?search=tomates'],
  ['a product', productPath],
  ['a producer', () => `/producteur/${market.yam.vendorId}`],
  ['the activities', () => '/activities'],
  ['the presentation', () => '/about'],
  ['contact', () => '/contact'],
]

/** For the browser: how each element of the page looks, and how with the whole style sheet of the site. */
async function compareLooks(sheet: string) {
  const looks = () =>
    Array.from(document.body.querySelectorAll('*'), element => {
      const style = getComputedStyle(element)
      return `${element.localName}.${element.getAttribute('class')}: ${Array.from(style, name => style.getPropertyValue(name)).join('|')}`
    })
  const carried = looks()
  const link = document.createElement('link')
  const worn = new Promise((resolve, reject) => Object.assign(link, { onload: resolve, onerror: reject }))
  link.rel = 'stylesheet'
  link.href = sheet
  document.head.append(link)
  await worn
  const whole = looks()
  return { elements: whole.length, others: whole.filter((look, nth) => look !== carried[nth]) }
}

const NAMED_SHEET = /\/assets\/style-[\w-]+\.css/

test.each(pathsOfReaders)(
  '%s is there without any file of code or styles, carries all styles that it needs, and complains of nothing',
  async (_, pathOf) => {
    const page = await visitors.newPage()
    const seen = watch(page)
    const html = (await (await page.goto(pathOf()))?.text()) ?? ''
    await waitForNetworkIdle(page)
    expect(seen).toEqual({ files: [], complaints: [] })
    expect(await isHydrated(page)).toBe(false)
    await expectAccessible(page)
    await expectNoOverflow(page)
    const { elements, others } = await page.evaluate(compareLooks, NAMED_SHEET.exec(html)![0])
    expect(others).toEqual([])
    expect(elements).toBeGreaterThan(50)
  },
)

describe('a page is hydrated at the first', () => {
  const touches: [string, (page: Page) => Promise<unknown>][] = [
    ['move of a mouse', page => page.mouse.move(40, 300, { steps: 2 })],
    ['key', page => page.keyboard.press('Tab')],
    ['press', page => page.getByRole('heading', { level: 1 }).click()],
    ['step into a field', page => page.getByRole('combobox').first().focus()],
  ]
  test.each(touches)('%s', async (_, touch) => {
    const page = await visitors.newPage()
    await page.goto('/boutique')
    await waitForNetworkIdle(page)
    await touch(page)
    await expect.poll(() => isHydrated(page)).toBe(true)
  })

  test('finger that scrolls, where it began too on a link, and stays where it was scrolled to', async () => {
    const page = await visitors.newPage()
    const letGo = await holdCode(page)
    await page.goto('/boutique')
    await waitForNetworkIdle(page)
    const { x, y } = (await page.getByRole('link', { name: 'Tomates bien mûres' }).boundingBox())!
    const finger = await page.context().newCDPSession(page)
    const put = (type: 'touchStart' | 'touchMove', up: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + 5, y: y + 5 - up }] })
    await put('touchStart', 0)
    for (let up = 20; up < y; up += 20) await put('touchMove', up)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    const place = () => page.evaluate(() => scrollY)
    await expect.poll(place).toBeGreaterThan(200)
    const scrolledTo = await place()
    letGo()
    await expect.poll(() => isHydrated(page)).toBe(true)
    // Hearts come last, once all around them is hydrated.
    await page
      .getByRole('button', { name: /favoris/ })
      .first()
      .waitFor()
    // It may have glided on.
    expect(await place()).toBeGreaterThanOrEqual(scrolledTo)
  })
})

describe('an untouched page is hydrated when idle', () => {
  const expectAlive = async (page: Page, path: string) => {
    await page.goto(path)
    await expect.poll(() => isHydrated(page)).toBe(true)
  }

  test('for who is signed in', async () => {
    const page = await visitors.newPage({ as: [await createCustomer(site.db)] })
    await expectAlive(page, '/')
  })

  test('for who has a cart, whose number is then seen', async () => {
    const page = await visitors.newPage()
    await fillCart(page, [{ product: market.tomatoes, quantity: 2 }])
    await expectAlive(page, productPath())
    await page.getByRole('link', { name: 'Panier, 2 articles' }).waitFor()
  })

  test('where a zone was chosen', async () => {
    const page = await visitors.newPage()
    await page.goto('/about')
    await page.evaluate(key => localStorage.setItem(key, 'x'), ZONE_KEY)
    await expectAlive(page, '/about')
  })

  test('where it is told whether a point is open', async () => {
    const page = await visitors.newPage()
    await page.clock.install({ time: new Date('2026-11-23T12:00:00Z') })
    await page.goto('/points-de-retrait')
    await page.clock.runFor(1_000)
    await seeText(page.getByRole('main'), /Gare de Adjamé Ouvert maintenant/)
  })

  test('where the address opens the filters', async () => {
    const page = await visitors.newPage()
    await page.goto('/boutique?filtres=ouverts')
    await page.getByRole('dialog', { name: 'Filtres Avancés' }).waitFor()
  })
})

describe('a page is right as it was drawn', () => {
  test('where a producer pauses: nothing of it can be bought', async () => {
    const page = await visitors.newPage({ javaScript: false })
    for (const path of [
      `/product/${resting.id}`,
      `/producteur/${resting.vendorId}`,
      '/boutique?search=ananas',
    ]) {
      await page.goto(path)
      await seeText(page.getByRole('main'), /De retour le 28 novembre/)
      expect(await page.getByRole('button', { name: /Ajouter/ }).count()).toBe(0)
    }
  })
})
test.each(['/cart', '/checkout', '/login', '/vendor-login', '/admin-login', '/suivi/aucun'])(
  '%s is nothing without its code, which comes at once',
  async path => {
    const page = await visitors.newPage()
    await page.goto(path)
    await expect.poll(() => isHydrated(page)).toBe(true)
  },
)

test('who touches nothing but links goes from page to page without any code', async () => {
  const page = await visitors.newPage({ javaScript: true })
  await page.goto('/')
  const seen = watch(page)
  // Keys announce somebody who stays: a finger leaves at once.
  for (const name of ['Boutique', 'Accueil']) {
    await page
      .getByRole('navigation', { name: 'Accès rapide' })
      .getByRole('link', { name })
      .dispatchEvent('click')
    await seeAddress(page, name === 'Boutique' ? '**/boutique' : `${site.url}/`)
    await waitForNetworkIdle(page)
  }
  expect(seen.files).toEqual([])
})
