import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitors, seeAddress, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
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

const visit = () => visitors.newPage({ javaScript: false })
const products = (page: Page) => page.getByRole('region', { name: 'Produits' })
const names = (page: Page) => products(page).getByRole('heading').allTextContents()

test('names and prices are in the page that the server sends', async () => {
  const html = await (await fetch(`${site.url}/boutique?category=vivriers`)).text()
  expect(html).toContain('Igname kponan')
  expect(html.replace(/[\u00a0\u202f]/g, ' ')).toContain('60 000 FCFA')
})

test.each([
  'search=%00',
  'search=%ED%A0%80',
  `search=${'a'.repeat(5_000)}`,
  'minPrice=1e9&maxPrice=-5',
  'cursor=%00',
])('an address that makes no sense shows the shop: %s', async query => {
  expect((await fetch(`${site.url}/boutique?${query}`)).status).toBe(200)
})

test('one looks for something and opens it', async () => {
  const page = await visit()
  await page.goto('/boutique')
  await page.getByRole('combobox', { name: 'Rechercher un produit' }).fill('tomates')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await seeText(products(page), '1 produit(s) trouvé(s) pour « tomates »')
  await page.getByRole('link', { name: 'Tomates bien mûres' }).click()
  await seeText(page.getByRole('main'), /Tomates bien mûres.*1 500 FCFA.*Le panier a besoin de JavaScript/)
  await expect.poll(() => page.getByRole('button', { name: /Ajouter au panier/ }).count()).toBe(0)
})

test('the order that one chose goes with the next search, and with the panel', async () => {
  const page = await visit()
  await page.goto('/boutique')
  await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Prix décroissant')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual(['Riz local', 'Pintade'])
  await page.getByRole('button', { name: 'Filtres Avancés' }).click()
  await page.getByRole('checkbox', { name: /Avicoles/ }).check()
  await page.getByRole('button', { name: 'Appliquer les filtres' }).click()
  await expect.poll(() => names(page)).toEqual(['Pintade', 'Œufs frais'])
})

test('the panel of filters opens and is sent as a form', async () => {
  const page = await visit()
  await page.goto('/boutique?search=gombo')
  await page.getByRole('button', { name: 'Filtres Avancés' }).click()
  await page.getByRole('combobox', { name: 'Région' }).selectOption('Korhogo')
  await page.getByRole('spinbutton', { name: 'Maximum (FCFA)' }).fill('900')
  await page.getByRole('button', { name: 'Appliquer les filtres' }).click()
  await seeText(products(page), '0 produit(s) trouvé(s) pour « gombo »')
  await page.getByRole('link', { name: 'Effacer les filtres' }).click()
  await seeText(products(page), `${market.count} produit(s) trouvé(s)`)
})

test('a link leads to the next products, none of them seen before', async () => {
  const page = await visit()
  await page.goto('/boutique')
  const first = await names(page)
  // Cards above are drawn as they come near, which moves it under a pointer that is as quick as this one.
  await page.getByRole('link', { name: 'Voir plus' }).press('Enter')
  await seeAddress(page, /cursor=/)
  const second = await names(page)
  expect(second).toHaveLength(24)
  expect(first.filter(name => second.includes(name))).toEqual([])
  await page.getByRole('link', { name: 'Revenir au début de la liste' }).click()
  await expect.poll(() => names(page)).toEqual(first)
})

test('an address with a continuation that does not exist shows the list from its beginning', async () => {
  const page = await visit()
  await page.goto('/boutique?category=avicoles&cursor=bm9uc2Vuc2U')
  expect(await names(page)).toEqual(['Œufs frais', 'Pintade'])
  expect(new URL(page.url()).search).toBe('?category=avicoles')
})

test('where nothing was found, the latest products stand in its place', async () => {
  const page = await visit()
  await page.goto('/boutique?search=xyzzyq')
  await seeText(
    products(page),
    /0 produit\(s\) trouvé\(s\) pour « xyzzyq ».*Aucun produit trouvé.*Les derniers arrivages/,
  )
  expect(await products(page).getByRole('heading', { level: 3 }).count()).toBe(4)
})

test('the cart says what it lacks, and promises nothing that will not come', async () => {
  const page = await visit()
  for (const path of ['/cart', '/checkout']) {
    await page.goto(path)
    await seeText(page.getByRole('main'), /^Votre panier est gardé par ce navigateur : activez JavaScript/)
    expect(await page.getByText(/^Chargement/).isVisible()).toBe(false)
  }
})
