import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { reviews } from '#database/schema/reviews.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct, createReview, type Product } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeText,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

let awa: Awaited<ReturnType<typeof createCustomer>>
let vendor: Awaited<ReturnType<typeof createVendor>>
let product: Product
beforeEach(async () => {
  awa = await createCustomer(site.db, { fullName: 'Awa Koné' })
  vendor = await createVendor(site.db)
  product = await createProduct(site.db, { vendorId: vendor.id, name: 'Gombo frais' })
})

const main = (page: Page) => page.getByRole('main')

test('a stall without reviews says what will be there', async () => {
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor?tab=avis')
  await seeText(main(page), /Aucun avis pour le moment/)
  await expectAccessible(page)
})

test('a producer reads what the stall is rated, and only the reviews without an answer', async () => {
  const kofi = await createCustomer(site.db, { fullName: 'Kofi Aka' })
  await createReview(site.db, { productId: product.id, customerId: awa.id, rating: 4, comment: 'Bons' })
  await createReview(site.db, {
    productId: product.id,
    customerId: kofi.id,
    rating: 3,
    comment: 'Petits',
    answer: 'Merci',
    answeredAt: new Date(),
  })
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor?tab=avis')
  const choice = (name: string) => page.getByRole('combobox', { name })
  const rating = main(page).getByRole('region', { name: 'Votre note' })
  await seeText(rating, /3,5 en moyenne, 2 avis 5 étoiles : 5 ★ 0 4 étoiles : 4 ★ 1 3 étoiles : 3 ★ 1/)
  await seeText(main(page), /Tous \(2\) Sans réponse \(1\) Avec réponse \(1\) .*Petits.*Bons/)
  await choice('Note').selectOption('3 étoiles (1)')
  await expect.poll(() => page.getByText('Bons').count()).toBe(0)
  await seeText(main(page), /Petits/)
  await choice('Note').selectOption('1 étoile (0)')
  await seeText(main(page), /Aucun avis ne correspond/)
  await choice('Note').selectOption('Toutes')
  await choice('Produit').selectOption('Gombo frais (2)')
  await seeText(main(page), /Petits.*Bons/)
  await choice('Produit').selectOption('Tous')
  await page.getByRole('link', { name: 'Sans réponse' }).click()
  await expect.poll(() => page.getByText('Petits').count()).toBe(0)
  await seeText(main(page), /Bons/)
  await expectUsableOnEveryScreen(page)
  const answer = page.getByRole('button', { name: 'Répondre à Awa K.' })
  // On a phone it takes no room from what it answers.
  await page.setViewportSize({ width: 360, height: 800 })
  const comment = (await page.getByText('Bons', { exact: true }).boundingBox())!
  expect((await answer.boundingBox())!.y).toBeGreaterThanOrEqual(comment.y + comment.height)
  await answer.click()
  await page.getByLabel('Votre réponse à Awa K.').fill('Avec plaisir')
  await page.getByRole('button', { name: 'Publier ma réponse' }).click()
  await seeText(main(page), /Aucun avis sans réponse Vous avez répondu à tous vos clients\./)
  await expectUsableOnEveryScreen(page)
  await page.getByRole('link', { name: 'Avec réponse' }).click()
  await seeText(main(page), /Avec réponse \(2\).*Votre réponse.*Avec plaisir/)
})

test('a review that was answered on another phone meanwhile says so', async () => {
  const { id } = await createReview(site.db, { productId: product.id, customerId: awa.id })
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor?tab=avis')
  await page.getByRole('button', { name: 'Répondre à Awa K.' }).click()
  await site.db.update(reviews).set({ answer: 'Merci', answeredAt: new Date() }).where(eq(reviews.id, id))
  await page.getByLabel('Votre réponse à Awa K.').fill('Merci bien')
  await page.getByRole('button', { name: 'Publier ma réponse' }).click()
  await seeText(toastOf(page), /Vous avez déjà répondu à cet avis\./)
  await seeText(main(page), /Votre réponse, le .* Merci$/)
})
