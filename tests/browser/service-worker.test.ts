import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders } from '#database/schema/orders.ts'
import { createCustomer, PASSWORD } from '#tests/support/makers/people.ts'
import { createOrder } from '#tests/support/makers/products-and-orders.ts'
import { cutConnection, restoreConnection } from '#tests/support/pages/connection.ts'
import { cachedTexts, waitForServiceWorker } from '#tests/support/pages/offline-site.ts'
import { confirmButton, fillCart, openCheckout, toastOf } from '#tests/support/pages/shopping.ts'
import { open, openVisitors, seeAddress, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'
import { type Market, openMarket, paint } from '#tests/support/shops/market.ts'
import { ORDER_ATTEMPT_KEY, TRANSACTION_KEY } from '#web/features/accounts/customer-storage.ts'

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

test('an order that could not be sent is sent when its person asks again, never by itself', async () => {
  const awa = await createCustomer(site.db)
  const page = await visitors.newPage({ serviceWorker: true, as: [awa] })
  await open(page, '/')
  await waitForServiceWorker(page)
  await fillCart(page, [{ product: market.tomatoes, quantity: 1 }])
  await openCheckout(page)
  await page.getByLabel('Adresse de livraison').fill('Cocody, derrière la pharmacie')
  await page.getByRole('radio', { name: /Paiement à la livraison/ }).check()

  await cutConnection(page)
  await page.getByRole('status').filter({ hasText: 'hors ligne' }).waitFor()
  await confirmButton(page).click()
  await seeText(toastOf(page), /Vous êtes hors ligne/)
  expect(await page.getByLabel('Adresse de livraison').inputValue()).toBe('Cocody, derrière la pharmacie')

  const sent: string[] = []
  page.context().on('request', request => sent.push(`${request.method()} ${request.url()}`))
  await restoreConnection(page)
  // A whole exchange with the server later: whatever waited for the network would have gone by now.
  await page.evaluate(() => fetch('/api/site').then(answer => answer.json()))
  expect(sent.filter(line => line.startsWith('POST'))).toEqual([])
  expect(await site.db.select().from(orders)).toEqual([])

  await confirmButton(page).click()
  await seeAddress(page, '**/order-success?order=*')
  expect(await site.db.select().from(orders)).toHaveLength(1)
})

test('what changes something does not wait for the service worker', async () => {
  const page = await visitors.newPage({ serviceWorker: true })
  await open(page, '/')
  await waitForServiceWorker(page)
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  const routes: [path: string, source: string | undefined][] = []
  network.on('Network.responseReceived', ({ response: { url, serviceWorkerRouterInfo: routed } }) =>
    routes.push([new URL(url).pathname, routed?.matchedSourceType]),
  )
  await page.evaluate(async () => {
    await fetch('/api/site').then(answer => answer.json())
    await fetch('/api/logout', { method: 'POST' }).then(answer => answer.text())
  })
  await expect
    .poll(() => routes)
    .toEqual([
      ['/api/site', undefined],
      ['/api/logout', 'network'],
    ])
})

test('after leaving, nothing of the account stays in the browser', async () => {
  const awa = await createCustomer(site.db, {
    fullName: 'Awa Zadi-Kouamé',
    phone: '+2250708091011',
    email: 'awa.zadi@amic.example',
    username: 'awazadi',
  })
  const order = await createOrder(site.db, {
    customerId: awa.id,
    directions: 'Treichville, rue 12',
    lines: [{ productId: market.tomatoes.id, quantity: 1 }],
  })
  const page = await visitors.newPage({ serviceWorker: true })
  await open(page, '/login')
  await waitForServiceWorker(page)
  await page.getByLabel('E-mail').fill(awa.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await seeAddress(page, '**/dashboard')
  for (const path of ['/profile', '/orders', `/orders/${order.id}`, '/boutique', '/dashboard']) {
    await open(page, path)
  }
  await seeText(page.getByRole('main'), /Awa/)
  // As a payment and an order leave them whose answers were lost.
  await page.evaluate(
    ([transaction, attempt]) => {
      localStorage.setItem(transaction, 'payment-under-way')
      localStorage.setItem(attempt, 'order-under-way')
    },
    [TRANSACTION_KEY, ORDER_ATTEMPT_KEY] as const,
  )
  await page.getByRole('main').getByRole('button', { name: 'Déconnexion' }).click()
  await seeText(toastOf(page), 'Vous avez été déconnecté avec succès')

  const stored = await page.evaluate(async () => [
    JSON.stringify(localStorage),
    JSON.stringify(sessionStorage),
    JSON.stringify(await indexedDB.databases()),
    document.cookie,
  ])
  const everything = [await cachedTexts(page), ...stored].join('\n')
  // What is looked through is all that the browser has.
  expect(everything).toContain('/boutique\n')
  for (const own of ['Zadi', '0708091011', 'awazadi', 'Treichville', awa.id, order.id, 'under-way']) {
    expect(everything).not.toContain(own)
  }
})

/** As if this version came now, after others had left something: files, and the pages of these addresses. */
async function bringAfter(page: Page, versions: Record<string, readonly string[]>): Promise<void> {
  await page.evaluate(async older => {
    for (const [version, seen] of Object.entries(older)) {
      await caches.open(`amic-files-${version}`)
      await (await caches.open(`amic-pages-${version}`)).addAll(seen)
    }
    const registration = await navigator.serviceWorker.ready
    await registration.unregister()
    for (const name of await caches.keys()) {
      const isOlder = Object.keys(older).some(version => name.endsWith(version))
      if (/^amic-(?:files|pages|shell)-/.test(name) && !isOlder) await caches.delete(name)
    }
  }, versions)
}

const namesOf = (page: Page, kind: string): Promise<string[]> =>
  page.evaluate(async begin => (await caches.keys()).filter(name => name.startsWith(begin)), `amic-${kind}`)
const namesOfFiles = (page: Page) => namesOf(page, 'files-')

test('a new version takes the place of the old one, whose kept files go with the version after, as data that said other things', async () => {
  const page = await visitors.newPage({ serviceWorker: true })
  await open(page, '/')
  await waitForServiceWorker(page)
  const current = await namesOfFiles(page)
  expect(current).toHaveLength(1)
  await page.evaluate(() => fetch('/api/site').then(answer => answer.json()))
  await expect.poll(() => namesOf(page, 'data')).toHaveLength(1)
  const currentData = await namesOf(page, 'data')
  await page.evaluate(() => caches.open('amic-data-otherwise'))
  await bringAfter(page, { older: [], old: [] })
  await open(page, '/')
  await expect.poll(() => namesOfFiles(page)).toEqual(['amic-files-old', ...current])
  await expect.poll(() => namesOf(page, 'data')).toEqual(currentData)
})

test('what was seen two versions ago is still there, with the files of its version', async () => {
  const page = await visitors.newPage({ serviceWorker: true })
  await open(page, '/')
  await waitForServiceWorker(page)
  const current = await namesOfFiles(page)
  await bringAfter(page, { older: [`/product/${market.eggs.id}`], old: [] })
  await open(page, '/')
  await expect.poll(() => namesOfFiles(page)).toContain(current[0])
  await waitForServiceWorker(page)
  expect(await namesOfFiles(page)).toEqual(['amic-files-older', 'amic-files-old', ...current])
  await cutConnection(page)
  await open(page, `/product/${market.eggs.id}`)
  await seeText(page.getByRole('heading', { level: 1 }), 'Œufs frais')
})

test('a page of a version whose files are gone is read again, once', async () => {
  const page = await visitors.newPage({ serviceWorker: true })
  await open(page, '/')
  await page.evaluate(() => navigator.serviceWorker.ready)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  const gone = (file: string) =>
    page.evaluate(url => {
      const failure = new TypeError(
        `Failed to fetch dynamically imported module: ${new URL(url, location.href)}`,
      )
      dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: failure }))
    }, file)
  await gone('/assets/of-an-old-version.js')
  await expect.poll(() => loads).toBe(1)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await gone('/assets/of-an-old-version.js')
  await page.evaluate(() => fetch('/api/site').then(answer => answer.json()))
  expect(loads).toBe(1)
})

test('the service worker is asked for anew at each visit', async () => {
  const answer = await fetch(`${site.url}/sw.js`)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-type')).toMatch(/javascript/)
})
