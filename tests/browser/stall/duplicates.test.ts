import { eq } from 'drizzle-orm'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { products } from '#database/schema/catalogue.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeText,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'
import { paint } from '#tests/support/shops/market.ts'

let site: TestSite
let visitors: Visitors
let vendor: Awaited<ReturnType<typeof createVendor>>
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
})
beforeEach(async () => {
  vendor = await createVendor(site.db)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

/** The act stands among those that are rarer than editing. */
async function duplicate(card: Locator): Promise<void> {
  await card.getByLabel('Autres actions, Tomates').click()
  await card.getByRole('button', { name: 'Dupliquer Tomates' }).click()
}

const own = () =>
  site.db.select().from(products).where(eq(products.vendorId, vendor.id)).orderBy(products.createdAt)

test('a product is duplicated: the form of the copy opens with its facts, and what differs is changed', async () => {
  const { id } = await createProduct(site.db, { vendorId: vendor.id, name: 'Tomates', stock: 20 })
  await paint(site, id, ['#c03020', '#902010'])
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor')
  await duplicate(page.getByRole('article'))
  const form = page.getByRole('dialog', { name: 'Modifier le produit' })
  await seeText(form, /Ceci est la copie, avec un stock de 0\. Changez ce qui est différent/)
  expect(await form.getByLabel('Nom du produit').inputValue()).toBe('Tomates')
  expect(await form.getByLabel('Stock disponible').inputValue()).toBe('0')
  expect(await form.getByRole('group', { name: 'Photos' }).getByRole('listitem').count()).toBe(2)
  await expectUsableOnEveryScreen(page)
  await form.getByLabel('Nom du produit').fill('Tomates en caisse')
  await form.getByLabel('Unité').selectOption('caisse')
  await form.getByLabel('Stock disponible').fill('6')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await seeText(toastOf(page), /Produit modifié Tomates en caisse attend la validation/)
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  expect(await own()).toMatchObject([
    { id, name: 'Tomates', unit: 'kg', stock: 20, status: 'active' },
    { name: 'Tomates en caisse', unit: 'caisse', stock: 6, status: 'pending' },
  ])
  // The note is of the moment of copying.
  await page.getByRole('button', { name: 'Modifier Tomates en caisse' }).click()
  await form.getByLabel('Nom du produit').waitFor()
  await page.reload()
  await form.getByLabel('Nom du produit').waitFor()
  expect(await form.getByText('Ceci est la copie').count()).toBe(0)
})

test('a copy whose answer was lost is not made twice', async () => {
  await createProduct(site.db, { vendorId: vendor.id, name: 'Tomates' })
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor')
  await page.route('**/duplicate', async route => {
    await route.fetch()
    await route.abort()
  })
  await duplicate(page.getByRole('article').first())
  await seeText(toastOf(page), /^Erreur Impossible de dupliquer ce produit\. Veuillez réessayer\.$/)
  await page.unroute('**/duplicate')
  // The list has been read again, and the copy stands before its original.
  await expect.poll(() => page.getByRole('article').count()).toBe(2)
  await duplicate(page.getByRole('article').last())
  await page.getByText('Ceci est la copie').waitFor()
  expect(await own()).toHaveLength(2)
})
