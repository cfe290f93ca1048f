import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#database/schema/columns.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct, createReview } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible, expectNoOverflow } from '#tests/support/pages/chromium.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeAddress,
  seeText,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'
import { paint } from '#tests/support/shops/market.ts'

const PRODUCT_COUNT = 26

let site: TestSite
let visitors: Visitors
let vendor: Awaited<ReturnType<typeof createVendor>>
let newestId: string
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
  vendor = await createVendor(
    site.db,
    {
      businessName: 'Ferme Bonikro',
      businessAddress: 'Route de Katiola, Bouaké',
      description: 'L’igname kponan est notre fierté.',
    },
    { phone: '+2250505000001' },
  )
  for (let n = 0; n < PRODUCT_COUNT; n += 1) {
    const { id } = await createProduct(site.db, {
      vendorId: vendor.id,
      name: `Igname ${n}`,
      createdAt: new Date(Date.UTC(2026, 0, 1 + n)),
    })
    newestId = id
  }
  await paint(site, newestId, ['#c81e1e'])
  for (let n = 0; n < 7; n += 1) {
    await createReview(site.db, {
      productId: newestId,
      customerId: (await createCustomer(site.db, { fullName: `Kofi N${n}` })).id,
      rating: 4,
      comment: `Avis ${n}`,
      createdAt: new Date(Date.UTC(2026, 2, 1 + n)),
    })
  }
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const main = (page: Page) => page.getByRole('main')
const pathOf = ({ id }: { id: string }) => `/producteur/${id}`

test('a producer tells who it is, what it sells and what people say', async () => {
  const page = await visitors.newPage()
  await open(page, `/product/${newestId}`)
  await page.getByRole('region', { name: 'Vendu par' }).getByRole('link', { name: 'Ferme Bonikro' }).click()
  await seeAddress(page, `${site.url}${pathOf(vendor)}`)
  await seeText(
    main(page),
    /Ferme Bonikro Producteur certifié Bouaké 4,0 \(7 avis\) Sur AMIC depuis le \d.* L’igname kponan est notre fierté\. Livraison mardi et vendredi partout où AMIC livre Quel jour dans ma commune \?/,
  )
  const cards = page.getByRole('region', { name: /^Ses produits/ }).getByRole('article')
  expect((await cards.allInnerTexts()).join()).not.toContain('Ferme Bonikro')
  await seeText(main(page), /Ses produits \(26\).*Igname 25 .*Avis des clients \(7\)/)
  await expectUsableOnEveryScreen(page)
  const share = await page.getByRole('link', { name: 'Partager sur WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(share!)).toContain(`${site.url}${pathOf(vendor)}`)
  expect(await page.content()).not.toContain('0505000001')

  await page.getByRole('button', { name: 'Voir plus d’avis' }).press('Enter')
  await seeText(page.getByRole('region', { name: /Avis des clients/ }), /Avis 6 .*Avis 0/)
  await seeText(main(page), /Igname 0/)
  await expectNoOverflow(page)
})

test('its page is whole without JavaScript, and its list goes on by a link', async () => {
  const page = await visitors.newPage({ javaScript: false })
  await page.goto(pathOf(vendor))
  await seeText(main(page), /Igname 25 .*24 produits affichés sur 26 Voir plus .*Avis 6/)
  // Cards above are drawn as they come near, which moves it under a pointer that is as quick as this one.
  await page.getByRole('link', { name: 'Voir plus', exact: true }).press('Enter')
  await seeText(main(page), /Igname 1 .*Igname 0/)
  await expect.poll(() => page.getByRole('link', { name: 'Voir plus', exact: true }).count()).toBe(0)
})

test('a long story goes on when one asks for it, without JavaScript too', async () => {
  const teller = await createVendor(site.db, {
    businessName: 'Ferme de Gouessesso',
    story: 'Ma grand-mère a planté les premiers caféiers.\n\nNous sommes neuf à présent.',
  })
  for (const javaScript of [true, false]) {
    const page = await visitors.newPage({ javaScript })
    await page.goto(pathOf(teller))
    const story = page.getByRole('region', { name: 'Son histoire' })
    await seeText(story, /Ma grand-mère a planté les premiers caféiers\./)
    const rest = story.getByText('Nous sommes neuf à présent.')
    expect(await rest.isVisible()).toBe(false)
    await story.getByText('Lire la suite').click()
    await rest.waitFor()
  }
})

test('previews and search engines find a title, a picture and facts', async () => {
  const page = await visitors.newPage()
  await open(page, pathOf(vendor))
  expect(await page.title()).toBe('Ferme Bonikro, Bouaké – AMIC')
  const meta = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute('content')
  expect(await meta('og:url')).toBe(`${site.url}${pathOf(vendor)}`)
  expect(await meta('og:image')).toBe(`${site.url}/apercu${pathOf(vendor)}.jpg`)
  expect(await meta('og:description')).toContain('kponan')
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(facts.map(text => JSON.parse(text))).toMatchObject([
    {
      '@type': 'LocalBusiness',
      name: 'Ferme Bonikro',
      address: { addressLocality: 'Bouaké', addressCountry: 'CI' },
      aggregateRating: { ratingValue: '4.00', reviewCount: 7 },
    },
    { '@type': 'BreadcrumbList', itemListElement: [{}, {}, { name: 'Ferme Bonikro' }] },
  ])
})

test('a producer with nothing to sell says so', async () => {
  const quiet = await createVendor(site.db, { businessName: 'Ferme tranquille' })
  const page = await visitors.newPage()
  await open(page, pathOf(quiet))
  await seeText(main(page), /Ferme tranquille .*Producteur local/)
  await seeText(main(page), /Ce producteur n’a rien en vente pour le moment\./)
  await seeText(main(page), /Personne n’a encore donné son avis sur les produits de ce producteur\./)
  await expectAccessible(page)
})

test('an address with a continuation that does not exist shows the producer from the beginning', async () => {
  const page = await visitors.newPage({ javaScript: false })
  const answer = await page.goto(`${pathOf(vendor)}?cursor=bm9uc2Vuc2U`)
  expect(answer?.status()).toBe(200)
  expect(new URL(page.url()).search).toBe('')
  await seeText(main(page), /Igname 25/)
})

test('a producer that is not there is a 404', async () => {
  const pending = await createVendor(site.db, { status: 'pending' })
  const page = await visitors.newPage()
  for (const id of [pending.id, newId(), 'ferme-de-yao']) {
    const answer = await page.goto(pathOf({ id }))
    expect(answer?.status()).toBe(404)
    await seeText(main(page), /Producteur introuvable/)
  }
  await expectAccessible(page)
})
