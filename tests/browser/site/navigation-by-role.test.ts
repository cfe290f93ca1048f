import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAdmin, createCustomer, createVendor, PASSWORD } from '#tests/support/makers/people.ts'
import { createOrder, createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible, expectNoOverflow } from '#tests/support/pages/chromium.ts'
import { fillCart, toastOf } from '#tests/support/pages/shopping.ts'
import { open, openVisitors, seeAddress, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
let yam: Product
let yao: Awaited<ReturnType<typeof createVendor>>
let awa: Awaited<ReturnType<typeof createCustomer>>
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
  awa = await createCustomer(site.db)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})
beforeEach(async () => {
  yao = await createVendor(site.db)
  yam = await createProduct(site.db, { vendorId: yao.id, name: 'Igname kponan' })
})

const order = () => createOrder(site.db, { customerId: awa.id, lines: [{ productId: yam.id, quantity: 1 }] })
const bar = (page: Page) => page.getByRole('navigation', { name: 'Accès rapide' })
const labels = async (page: Page) =>
  (await bar(page).getByRole('link').allInnerTexts()).map(text => text.split('\n')[0])
const header = (page: Page) => page.getByRole('banner')
const waysIn = (page: Page) => header(page).getByRole('link', { name: /^(Connexion|Inscription)$/ })

const SHOP = ['Accueil', 'Boutique', 'Panier', 'Commandes', 'Aide']
const STALL = ['Aujourd’hui', 'Produits', 'Commandes', 'Revenus', 'Aide']

test('a producer has the ways of a producer at the bottom, on the pages of the shop too', async () => {
  const page = await visitors.newPage({ as: [yao.user] })
  for (const path of ['/', `/product/${yam.id}`, '/vendor']) {
    await open(page, path)
    await expect.poll(() => labels(page)).toEqual(STALL)
    await expectNoOverflow(page)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoOverflow(page)
  for (const item of await bar(page).getByRole('link').all()) {
    expect((await item.boundingBox())!.width).toBeGreaterThanOrEqual(48)
  }
  await expectAccessible(page)
})

test('at each address of the stall a producer is where the mark is, and there alone', async () => {
  const page = await visitors.newPage({ as: [yao.user] })
  const current = bar(page).locator('[aria-current=page]')
  for (const [path, label] of [
    ['/vendor/tournee', 'Aujourd’hui'],
    ['/vendor', 'Produits'],
    ['/vendor?tab=produits', 'Produits'],
    ['/vendor?stock=low', 'Produits'],
    ['/vendor?tab=commandes&status=confirmed', 'Commandes'],
    ['/vendor?tab=revenus', 'Revenus'],
  ] as const) {
    await open(page, path)
    await seeText(current, label)
    expect(await current.count(), path).toBe(1)
  }
})

test('a page of a section marks its way, and what is of none marks nothing', async () => {
  const marked = (page: Page) =>
    bar(page)
      .locator('[aria-current]')
      .evaluateAll(links => links.map(link => [link.textContent, link.getAttribute('aria-current')]))
  const seller = await visitors.newPage({ as: [yao.user] })
  for (const [path, label] of [
    ['/vendor/preparation', 'Aujourd’hui'],
    ['/vendor/stocks', 'Produits'],
  ] as const) {
    await open(seller, path)
    await expect.poll(() => marked(seller), { message: path }).toEqual([[label, 'true']])
  }
  const look = (label: string) =>
    bar(seller)
      .getByRole('link', { name: label })
      .evaluate(link => getComputedStyle(link).boxShadow)
  expect(await look('Produits')).not.toBe('none')
  expect(await look('Aujourd’hui')).toBe('none')
  for (const path of ['/vendor?tab=avis', '/vendor?tab=problemes', '/vendor-profile']) {
    await open(seller, path)
    await expect.poll(() => marked(seller), { message: path }).toEqual([])
  }

  const { id } = await order()
  const customer = await visitors.newPage({ as: [awa] })
  for (const [path, mark] of [
    ['/dashboard', 'true'],
    ['/customer-dashboard', 'true'],
    ['/orders', 'page'],
    ['/orders?status=pending', 'page'],
    [`/orders/${id}`, 'true'],
  ] as const) {
    await open(customer, path)
    await expect.poll(() => marked(customer), { message: path }).toEqual([['Commandes', mark]])
  }
  for (const path of ['/profile', '/favoris']) {
    await open(customer, path)
    await expect.poll(() => marked(customer), { message: path }).toEqual([])
  }
})

test('who buys and sells has the shop’s ways in the shop, and the stall’s in the stall', async () => {
  const page = await visitors.newPage({ as: [yao.user, awa] })
  await open(page, '/vendor')
  expect(await labels(page)).toEqual(STALL)
  await header(page).getByRole('link', { name: 'AMIC, accueil' }).click()
  await page.getByRole('heading', { name: /Le frais du champ/ }).waitFor()
  expect(await labels(page)).toEqual(SHOP)
})

test('orders that wait are counted below and on top, and the way leads to them', async () => {
  await order()
  await order()
  const page = await visitors.newPage({ as: [yao.user] })
  await open(page, '/')
  await bar(page).getByRole('link', { name: 'Commandes 2 en attente' }).waitFor()
  await page.setViewportSize({ width: 1280, height: 900 })
  const waiting = header(page).getByRole('link', { name: 'Commandes en attente : 2' })
  await waiting.click()
  await seeAddress(page, '**/vendor?tab=commandes&status=pending')
  await order()
  // Its own page follows what comes; what is on top says the same.
  await header(page).getByRole('link', { name: 'Commandes en attente : 3' }).waitFor()
  await header(page).getByRole('link', { name: 'Mon espace' }).click()
  await seeAddress(page, '**/vendor')
})

test.each([
  ['a customer', () => awa, /^Mon compte/, 'button'],
  ['a producer', () => yao.user, 'Mon espace', 'link'],
  ['an administrator', () => createAdmin(site.db), 'Administration', 'link'],
] as const)('%s sees the own space on top, never the way in', async (_, person, name, role) => {
  const page = await visitors.newPage({ screen: 'desktop', as: [await person()] })
  for (const path of ['/', '/boutique', '/cart']) {
    await open(page, path)
    const space = header(page).getByText(name).or(header(page).getByRole('link', { name }))
    await space.first().waitFor()
    expect(await waysIn(page).count(), role).toBe(0)
    // What stands on top is the same on each.
    if (path === '/') await expectAccessible(page)
  }
})

test.each([
  ['a producer', () => yao.user, 'Mon espace'],
  ['an administrator', () => createAdmin(site.db), 'Administration'],
] as const)('%s has it in the menu of phones, and leaves by it', async (_, person, name) => {
  const page = await visitors.newPage({ as: [await person()] })
  await open(page, '/about')
  const menu = page.getByLabel('Menu', { exact: true })
  await menu.click()
  await header(page).getByRole('link', { name }).waitFor()
  expect(await waysIn(page).count()).toBe(0)
  await expectAccessible(page)
  await header(page).getByRole('button', { name: 'Déconnexion' }).click()
  await seeText(toastOf(page), /Déconnexion réussie/)
  await expect.poll(() => labels(page)).toEqual(SHOP)
  await menu.click()
  await expect.poll(() => waysIn(page).count()).toBe(2)
})

test('a producer who signs in, and out, is seen to at once', async () => {
  const page = await visitors.newPage()
  await open(page, '/vendor-login')
  expect(await labels(page)).toEqual(SHOP)
  await page.getByLabel("Nom d'utilisateur").fill(yao.user.username)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await seeAddress(page, '**/vendor')
  await header(page).getByRole('link', { name: 'AMIC, accueil' }).click()
  await page.getByRole('heading', { name: /Le frais du champ/ }).waitFor()
  expect(await labels(page)).toEqual(STALL)
  await bar(page).getByRole('link', { name: 'Produits' }).click()
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await page.getByRole('heading', { name: /Le frais du champ/ }).waitFor()
  await expect.poll(() => labels(page)).toEqual(SHOP)
})

test('the page is the same for everybody, and nothing moves when it knows who is there', async () => {
  const page = await visitors.newPage({ as: [yao.user] })
  const asProducer = async () => await (await page.request.get('/boutique')).text()
  const asStranger = async () => await (await fetch(`${site.url}/boutique`)).text()
  // An order of the test before may have it drawn anew between the two.
  await expect.poll(async () => (await asProducer()) === (await asStranger())).toBe(true)
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Node }[] })[])
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement
          if (element?.closest('header, nav')) moved.push(element.outerHTML.slice(0, 120))
        }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await order()
  for (const size of [
    { width: 360, height: 800 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await open(page, '/boutique')
    await (size.width < 1_000
      ? bar(page).getByRole('link', { name: /en attente/ })
      : header(page).getByRole('link', { name: 'Mon espace' })
    ).waitFor()
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
  }
})

test('what stands on top is in its place before the end of the page has come', async () => {
  // Without scripts, as before the end: React would miss what is taken away here.
  const page = await visitors.newPage({ screen: 'desktop', javaScript: false })
  await page.goto('/boutique')
  const places = () =>
    header(page)
      .getByRole('link')
      .evaluateAll(links => links.map(link => link.getBoundingClientRect().x))
  const whole = await places()
  await page.locator('main ~ *').evaluateAll(parts => {
    for (const part of parts) part.remove()
  })
  expect(await places()).toEqual(whole)
})

test.each([
  ['a producer', () => yao.user, 'producteur'],
  ['an administrator', () => createAdmin(site.db), 'administrateur'],
] as const)('the cart tells %s how to buy, and not who buys already', async (_, person, word) => {
  const seller = await person()
  const page = await visitors.newPage({ as: [seller] })
  await fillCart(page, [{ product: yam, quantity: 1 }])
  await open(page, '/cart')
  const notice = page.getByRole('region', { name: 'Pour acheter, il vous faut un compte client' })
  await seeText(notice, new RegExp(`connecté comme ${word}`))
  await expectAccessible(page)
  const checkout = page.getByRole('link', { name: 'Procéder au paiement' })
  expect(await checkout.count()).toBe(0)
  await notice.getByRole('link', { name: 'Se connecter comme client' }).click()
  await page.getByLabel('E-mail').fill(awa.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('heading', { name: "Panier d'Achat (1 article)" }).waitFor()
  expect(await notice.count()).toBe(0)
  await checkout.waitFor()
})
