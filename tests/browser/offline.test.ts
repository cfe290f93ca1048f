import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ANY_DAY } from '#tests/support/http/any-day.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { cutConnection, restoreConnection } from '#tests/support/pages/connection.ts'
import { cachedTexts, speedUpServiceWorker, waitForServiceWorker } from '#tests/support/pages/offline-site.ts'
import {
  hydrate,
  open,
  openVisitors,
  seeAddress,
  seeText,
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
  await paint(site, market.tomatoes.id, ['#c81e1e'])
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

/** What is drawn of a picture: the red of the tomatoes, or the paper on which a picture is missing. */
const lookOf = (picture: Locator) =>
  picture.evaluate(img => {
    const { complete, naturalWidth } = img as HTMLImageElement
    if (!complete || naturalWidth === 0) return 'nothing'
    const brush = new OffscreenCanvas(1, 1).getContext('2d')!
    brush.drawImage(img as HTMLImageElement, 0, 0, 1, 1)
    const [red = 0, green = 0] = brush.getImageData(0, 0, 1, 1).data
    return red > 2 * green ? 'red' : 'paper'
  })

const SEEN_WORDS = String.raw`Catalogue vu le ${ANY_DAY} à \d{1,2} h \d{2}`
const SEEN = new RegExp(SEEN_WORDS, 'u')

test('a second visit without a connection shows the shop and a product that was seen, and says from when they are', async () => {
  const page = await visitors.newPage({ serviceWorker: true })
  await open(page, '/')
  await waitForServiceWorker(page)
  await open(page, '/boutique')
  await page.getByRole('link', { name: 'Tomates bien mûres' }).first().click()
  await seeText(page.getByRole('heading', { level: 1 }), 'Tomates bien mûres')
  await page
    .getByRole('img', { name: /Tomates/ })
    .first()
    .waitFor()
  await expect.poll(() => cachedTexts(page)).toContain(`/product/${market.tomatoes.id}\n`)

  await cutConnection(page)
  await open(page, '/boutique')
  const notice = page.getByRole('status').filter({ hasText: 'hors ligne' })
  await seeText(notice, SEEN)
  await seeText(page.getByRole('main'), /Tomates bien mûres/)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Tomates bien mûres' }).first().click()
  await seeText(page.getByRole('main'), /Tomates bien mûres.*1 500 FCFA/)
  const picture = page.getByRole('img', { name: /Tomates/ }).first()
  await expect.poll(() => lookOf(picture)).toBe('red')

  await open(page, `/product/${market.tomatoes.id}`)
  await seeText(page.getByRole('main'), /Tomates bien mûres.*1 500 FCFA/)
  await seeText(notice, SEEN)
  await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).click()
  await open(page, '/cart')
  await seeText(page.getByRole('heading', { level: 1 }), "Panier d'Achat (1 article)")
})

test('what was not seen says that there is no connection, by its address and from within the site', async () => {
  const page = await visitors.newPage({ serviceWorker: true })
  await open(page, '/boutique')
  await waitForServiceWorker(page)
  await cutConnection(page)
  for (const path of [`/product/${market.yam.id}`, '/orders', '/reset-password?token=secret']) {
    await page.goto(path)
    await seeText(page.getByRole('main'), /^Vous êtes hors ligne.*n’est pas gardée/)
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Voir la boutique' }).click()
  await seeAddress(page, '**/boutique')
  await hydrate(page)
  await page.getByRole('link', { name: 'Igname kponan' }).first().click()
  await seeText(page.getByRole('main'), /^Vous êtes hors ligne/)

  await restoreConnection(page)
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await seeText(page.getByRole('heading', { level: 1 }), 'Igname kponan')
})

test('however many products are looked at, the shop and the cart stay', async () => {
  const page = await visitors.newPage({ serviceWorker: true })
  await open(page, '/')
  await waitForServiceWorker(page)
  await page.evaluate(async () => {
    const files = (await caches.keys()).find(name => name.startsWith('amic-files-'))!
    const seen = await caches.open(files.replace('files', 'pages'))
    for (let index = 0; index < 60; index += 1) await seen.put(`/product/${index}`, new Response('seen'))
  })
  await open(page, `/product/${market.yam.id}`)
  await open(page, `/product/${market.eggs.id}`)
  await expect.poll(() => cachedTexts(page)).not.toContain('/product/1\n')
  await cutConnection(page)
  for (const path of ['/', '/boutique', '/cart', '/checkout']) {
    await open(page, path)
    await seeText(page.getByRole('heading', { level: 1 }), /^(?!Vous êtes hors ligne)/)
  }
})

test('a slow network shows the kept page, marked, and offers the fresh one', async () => {
  const page = await visitors.newPage({ serviceWorker: true })
  await open(page, '/boutique')
  await waitForServiceWorker(page)
  await page.context().route('**/boutique', () => new Promise(() => {}))
  const beAsPatientAsBefore = await speedUpServiceWorker(page)
  await open(page, '/boutique')
  const notice = page.getByRole('status').filter({ hasText: 'Catalogue vu' })
  // It came late: that is no cut.
  await seeText(notice, new RegExp(`^${SEEN_WORDS} Actualiser$`, 'u'))
  await page.context().unroute('**/boutique')
  await beAsPatientAsBefore()
  await notice.getByRole('button', { name: 'Actualiser' }).click()
  await notice.waitFor({ state: 'detached' })
})

test('in the place of a picture that is not kept something is drawn, also before the page is hydrated', async () => {
  const page = await visitors.newPage({ serviceWorker: true })
  await open(page, '/')
  await waitForServiceWorker(page)
  await open(page, `/product/${market.tomatoes.id}`)
  await expect.poll(() => cachedTexts(page)).toContain(`/product/${market.tomatoes.id}\n`)
  await page.goto('/services')
  await page.evaluate(() => caches.delete('amic-pictures'))
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await cutConnection(page)
  await page.goto(`/product/${market.tomatoes.id}`)
  await expect.poll(() => lookOf(page.getByRole('img', { name: /Tomates/ }).first())).toBe('paper')
})

test('pages are found again by whatever link they were shared, the first one too, but no page of somebody’s own', async () => {
  const page = await visitors.newPage({ serviceWorker: true })
  const secret = await page.context().newPage()
  await secret.goto('/reset-password?token=secret')
  await open(page, `/product/${market.eggs.id}?utm_source=wa`)
  await waitForServiceWorker(page)
  await open(page, '/boutique')
  await open(page, `/product/${market.yam.id}?utm_source=wa&fbclid=IwAR0`)
  await open(page, '/services')
  const kept = await cachedTexts(page)
  for (const own of ['secret', 'utm_source']) expect(kept).not.toContain(own)

  await cutConnection(page)
  for (const [path, title] of [
    [`/product/${market.eggs.id}`, 'Œufs frais'],
    [`/product/${market.yam.id}?gclid=1`, 'Igname kponan'],
    ['/boutique?utm_source=wa', 'Boutique'],
  ] as const) {
    await open(page, path)
    await seeText(page.getByRole('heading', { level: 1 }), title)
  }
  // Seen as whole pages, they are found from within the site too.
  await page.getByRole('link', { name: 'Igname kponan' }).first().click()
  await seeText(page.getByRole('heading', { level: 1 }), 'Igname kponan')
  await seeText(page.getByRole('status').filter({ hasText: 'hors ligne' }), SEEN)
  // What has no products does not speak of the catalogue.
  await open(page, '/services')
  await seeText(page.getByRole('status').filter({ hasText: ' le ' }), /Page vue le \d/)
})

test('a network that never answers leaves nobody before a blank page', async () => {
  const page = await visitors.newPage({ serviceWorker: true })
  await open(page, '/boutique')
  await waitForServiceWorker(page)
  const unseen = [`/product/${market.yam.id}`, '/orders', `/checkout?order=${market.yam.id}`]
  await page.context().route(/\/(?:product\/|orders|checkout)/, () => new Promise(() => {}))
  await speedUpServiceWorker(page)
  await Promise.all(
    unseen.map(async path => {
      const tab = await page.context().newPage()
      await tab.goto(path)
      await seeText(tab.getByRole('main'), /^Vous êtes hors ligne/)
    }),
  )
})

test('a server that fails hides nothing that was kept, and what it cannot show is said to people', async () => {
  const page = await visitors.newPage({ serviceWorker: true })
  await open(page, '/boutique')
  await waitForServiceWorker(page)
  const down = { status: 503, contentType: 'application/json', body: '{"code":"unavailable"}' }
  await page.context().route(/\/(?:boutique|orders|product\/.+)$/, route => route.fulfill(down))
  await open(page, '/boutique')
  await seeText(page.getByRole('main'), /Tomates bien mûres/)
  await seeText(page.getByRole('status').filter({ hasText: 'Catalogue vu' }), SEEN)
  for (const path of ['/orders', `/product/${market.yam.id}`]) {
    await page.goto(path)
    await seeText(page.getByRole('main'), /^Vous êtes hors ligne/)
  }
  await page.context().unrouteAll()

  const said = { status: 500, contentType: 'text/html', body: '<main>Une erreur est survenue</main>' }
  await page.context().route('**/orders', route => route.fulfill(said))
  await page.goto('/orders')
  await seeText(page.getByRole('main'), 'Une erreur est survenue')
})
