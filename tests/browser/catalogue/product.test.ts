import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOUR_MS } from '#contract/durations.ts'
import { products } from '#database/schema/catalogue.ts'
import { createCrowd, sendOrder } from '#tests/support/makers/crowd.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct, createReview } from '#tests/support/makers/products-and-orders.ts'
import { expectUncovered, hasFocus } from '#tests/support/pages/chromium.ts'
import { open, openVisitors, seeText, type Visitors, waitForPaint } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'
import { type Market, openMarket, paint } from '#tests/support/shops/market.ts'

const REVIEW_COUNT = 7

let site: TestSite
let market: Market
let visitors: Visitors
beforeAll(async () => {
  site = await startTestSite()
  market = await openMarket(site)
  await paint(site, market.tomatoes.id, ['#c81e1e', '#166534'])
  for (let index = 0; index < REVIEW_COUNT; index += 1) {
    const customer = await createCustomer(site.db, { fullName: `Kofi N${index}` })
    await createReview(site.db, {
      productId: market.tomatoes.id,
      customerId: customer.id,
      rating: index === 0 ? 2 : 5,
      comment: `Avis numéro ${index}`,
      createdAt: new Date(Date.now() - index * HOUR_MS),
    })
  }
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const pathOf = ({ id }: { id: string }) => `/product/${id}`

test('where the screen is low, as at 200 % of zoom, the name stays in sight below the picture', async () => {
  const page = await visitors.newPage()
  await page.setViewportSize({ width: 640, height: 400 })
  await open(page, pathOf(market.tomatoes))
  const { y, height } = (await page.getByRole('heading', { level: 1 }).boundingBox())!
  expect(y + height).toBeLessThanOrEqual(400)
})

test('a product tells what it is, what it costs and who grew it, and shows its pictures and reviews', async () => {
  const page = await visitors.newPage({ screen: 'desktop' })
  await open(page, pathOf(market.tomatoes))
  await seeText(
    page.getByRole('main'),
    /Produits Maraîchers Tomates bien mûres 4,6 \(7 avis\) 1 500 FCFA \/ kg 20 kg disponibles Région : Bouaké/,
  )
  await seeText(
    page.getByRole('region', { name: 'Vendu par' }),
    /Ferme de Yao Producteur certifié Producteur local.* 4,6 \/ 5$/,
  )
  await seeText(
    page.getByRole('main'),
    /Qualité garantie Produit local Livraison mardi et vendredi Quel jour dans ma commune \?/,
  )
  const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('listitem')
  expect(await trail.allInnerTexts()).toEqual([
    'Accueil',
    'Notre Boutique',
    'Produits Maraîchers',
    'Tomates bien mûres',
  ])

  await page.getByRole('img', { name: 'Tomates bien mûres, photo 1 sur 2' }).waitFor()
  await page.getByRole('button', { name: 'Photo 2' }).click()
  await page.getByRole('img', { name: 'Tomates bien mûres, photo 2 sur 2' }).waitFor()

  // Five at a time, newest first.
  const reviews = page.getByRole('region', { name: /^Avis des clients/ })
  const comments = () => reviews.getByText(/^Avis numéro/).allInnerTexts()
  expect(await comments()).toEqual([0, 1, 2, 3, 4].map(index => `Avis numéro ${index}`))
  await reviews.getByRole('button', { name: 'Voir plus d’avis' }).click()
  await expect.poll(comments).toHaveLength(REVIEW_COUNT)
})

test('what a product lacks is said, not left blank', async () => {
  const nowhere = await createVendor(site.db, { businessName: 'Sans lieu' }, { region: null })
  const product = await createProduct(site.db, { vendorId: nowhere.id, name: 'Mil', stock: 0 })
  const page = await visitors.newPage()
  await open(page, pathOf(product))
  await seeText(page.getByRole('main'), /Pas encore d’avis .*Rupture de stock Région : Non spécifiée/)
  await page.getByText('Image non disponible').first().waitFor()
  expect(await page.getByRole('button', { name: 'Ajouter au panier', exact: true }).isDisabled()).toBe(true)
})

test('on a phone the first screen tells when a product arrives, with several pictures too', async () => {
  const product = await createProduct(site.db, { vendorId: market.tomatoes.vendorId, name: 'Mil en épis' })
  await paint(site, product.id, ['#c08020', '#7a3e00'])
  const page = await visitors.newPage()
  await open(page, pathOf(product))
  const days = await page.getByText('Livraison mardi et vendredi').boundingBox()
  const bar = await page.getByRole('region', { name: 'Acheter' }).boundingBox()
  expect(days!.y).toBeLessThan(bar!.y - 24)
})

test('on a phone the price stands once on the first screen, and the way to the day is in sight', async () => {
  const page = await visitors.newPage()
  // Before any script.
  await page.goto(pathOf(market.tomatoes))
  const prices = page.getByRole('main').getByText(/^1\s500\sFCFA$/)
  const seen = await prices.evaluateAll(
    all =>
      all.filter(price => {
        const { x, y, width, height } = price.getBoundingClientRect()
        const shown = document.elementFromPoint(x + width / 2, y + height / 2)
        return shown !== null && price.contains(shown)
      }).length,
  )
  expect(seen).toBe(1)
  const bar = (await page.getByRole('region', { name: 'Acheter' }).boundingBox())!
  const day = (await page.getByRole('button', { name: 'Quel jour dans ma commune ?' }).boundingBox())!
  expect(day.y + day.height).toBeLessThanOrEqual(bar.y)
  await page.getByText('Mobile money, carte ou espèces à la livraison').locator('visible=true').waitFor()
})

test('three go into the cart at once, from the bar that stays in sight; a button at its end keeps the focus', async () => {
  const page = await visitors.newPage()
  await open(page, pathOf(market.tomatoes))
  const buying = page.getByRole('region', { name: 'Acheter' })
  const box = await buying.boundingBox()
  const below = await page.getByRole('navigation', { name: 'Accès rapide' }).boundingBox()
  expect(box!.y + box!.height).toBeCloseTo(below!.y, 0)

  const more = buying.getByRole('button', { name: 'Augmenter la quantité : Tomates bien mûres' })
  const less = buying.getByRole('button', { name: 'Diminuer la quantité : Tomates bien mûres' })
  await more.click()
  await less.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  expect(await less.isDisabled()).toBe(true)
  expect(await hasFocus(less)).toBe(true)
  await seeText(buying.getByRole('group', { name: 'Quantité : Tomates bien mûres' }), / 1$/)

  await more.click()
  await more.click()
  await seeText(buying, '3 × 1 500 FCFA = 4 500 FCFA')
  await buying.getByRole('button', { name: 'Ajouter au panier' }).click()
  await page.getByText('Produit ajouté au panier').waitFor()
  await page.getByRole('link', { name: 'Panier, 3 articles' }).waitFor()
})

test('one cannot ask for more than there is', async () => {
  const page = await visitors.newPage()
  await open(page, pathOf(market.chilli))
  const more = page.getByRole('button', { name: 'Augmenter la quantité : Piment rouge' })
  await more.click()
  await more.click()
  expect(await more.isDisabled()).toBe(true)
})

test('on a phone, a narrow one too, the price is seen at once, and one line is enough to buy', async () => {
  const page = await visitors.newPage()
  await page.setViewportSize({ width: 360, height: 640 })
  await open(page, pathOf(market.tomatoes))
  const buying = page.getByRole('region', { name: 'Acheter' })
  const words = buying.getByRole('button', { name: 'Ajouter au panier' })
  const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link')
  const picture = page.getByRole('img', { name: /^Tomates/ }).first()
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 })
    await waitForPaint(page)
    const { width: wide, height: high } = (await picture.boundingBox())!
    expect(wide / high, 'little is cut away').toBeCloseTo(4 / 3, 1)
    await expectUncovered(
      page
        .getByRole('main')
        .getByText(/^1\s500\sFCFA$/)
        .first(),
    )
    expect((await words.boundingBox())!.height, String(width)).toBeLessThan(56)
    expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    expect(await trail.allInnerTexts()).toEqual(['Produits Maraîchers'])
  }
})

test('other products of its category are proposed, never itself', async () => {
  const page = await visitors.newPage()
  await open(page, pathOf(market.eggs))
  const others = page.getByRole('region', { name: 'Dans la même catégorie' })
  expect(await others.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Pintade'])
})

test('a page tells robots and previews what it sells', async () => {
  const page = await visitors.newPage({ javaScript: false })
  await page.goto(pathOf(market.tomatoes))
  expect(await page.title()).toMatch(/^Tomates bien mûres, 1\s500\sFCFA \/ kg, Ferme de Yao – AMIC$/)
  const property = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content')
  expect(await property('image')).toBe(`${site.url}/apercu${pathOf(market.tomatoes)}.jpg`)
  expect((await page.request.get((await property('image'))!)).headers()['content-type']).toBe('image/jpeg')
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
    site.url + pathOf(market.tomatoes),
  )
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(text =>
    JSON.parse(text),
  )
  expect(data).toMatchObject([
    {
      '@type': 'Product',
      offers: { price: '1500.00', priceCurrency: 'XOF', availability: 'https://schema.org/InStock' },
      aggregateRating: { ratingValue: '4.57', reviewCount: 7 },
    },
    { '@type': 'BreadcrumbList', itemListElement: { length: 4 } },
  ])
  const share = await page.getByRole('link', { name: 'Partager sur WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(share!)).toContain(site.url + pathOf(market.tomatoes))
})

test('a new price and the last stock show at once', async () => {
  const page = await visitors.newPage({ javaScript: false })
  await page.goto(pathOf(market.yam))
  await seeText(page.getByRole('main'), '800 FCFA')
  await site.db.update(products).set({ price: '950.00', stock: 2 }).where(eq(products.id, market.yam.id))
  const isNew = async () => {
    await page.reload()
    return page
      .getByText(/^950\sFCFA$/)
      .first()
      .isVisible()
  }
  await expect.poll(isNew).toBe(true)
  await page.getByText('Plus que 2 en stock').waitFor()
})

test('a sold kilo is told to programs at once, and shows on its page and in the shop soon', async () => {
  const seller = await createVendor(site.db)
  const okra = await createProduct(site.db, { vendorId: seller.id, name: 'Gombo du soir', stock: 20 })
  const page = await visitors.newPage({ javaScript: false })
  const shownAt = async (path: string, words: string) => {
    await page.goto(path)
    return page.getByText(words, { exact: true }).first().isVisible()
  }
  const shop = '/boutique?search=gombo'
  for (const path of [pathOf(okra), shop]) expect(await shownAt(path, '20 kg disponibles')).toBe(true)

  const [cookie] = await createCrowd(site.db, 1)
  const bought = await sendOrder(site.url, cookie!, orderBody([{ productId: okra.id, quantity: 3 }]))
  expect(bought.status).toBe(201)
  const stockTold = async () => {
    const answer = await fetch(`${site.url}/api/products/${okra.id}`)
    return ((await answer.json()) as { stock: number }).stock
  }
  await expect.poll(stockTold).toBe(17)
  for (const path of [pathOf(okra), shop])
    await expect.poll(() => shownAt(path, '17 kg disponibles')).toBe(true)
})

test('a product that does not exist, or that visitors may not see, is not found', async () => {
  const seller = await createVendor(site.db)
  const draft = await createProduct(site.db, { vendorId: seller.id, name: 'Bissap', status: 'pending' })
  const page = await visitors.newPage()
  for (const path of ['/product/nulle-part', pathOf({ id: crypto.randomUUID() }), pathOf(draft)]) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Produit non trouvé' }).waitFor()
  }

  const owner = await visitors.newPage({ as: [{ id: seller.userId, role: 'vendor' }] })
  await open(owner, pathOf(draft))
  await owner.getByRole('heading', { name: 'Bissap' }).waitFor()
})

test('a slow product shows its shape first', async () => {
  const page = await visitors.newPage()
  await open(page, '/boutique')
  const { promise: isShapeSeen, resolve: letGo } = Promise.withResolvers<void>()
  await page.route('**/api/products/*', async route => {
    await isShapeSeen
    await route.continue()
  })
  await page.getByRole('link', { name: 'Riz local' }).click()
  await page.getByText('Chargement du produit…').waitFor()
  letGo()
  await page.getByRole('heading', { level: 1, name: 'Riz local' }).waitFor()
})
