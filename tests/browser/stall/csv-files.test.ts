import { eq } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MEBIBYTE } from '#contract/sizes.ts'
import { products } from '#database/schema/catalogue.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeText,
  type Visitors,
  waitForContent,
} from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'
import { paint } from '#tests/support/shops/market.ts'

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

const fileOf = (text: string) => ({ name: 'produits.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })

/** The dialog of the files, opened from the list of products. */
async function openFiles(page: Page): Promise<Locator> {
  await open(page, '/vendor')
  await waitForContent(page)
  await page.getByRole('button', { name: 'Excel' }).click()
  return page.getByRole('dialog', { name: 'Fichier Excel (CSV)' })
}

test('products are exported, looked through line by line, and imported', async () => {
  const vendor = await createVendor(site.db)
  const { id } = await createProduct(site.db, { vendorId: vendor.id, name: 'Œufs frais' })
  await paint(site, id, ['#a0a000'])
  const page = await visitors.newPage({ as: [vendor.user] })
  const dialog = await openFiles(page)
  const exported = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Exporter (CSV)' }).click()
  expect((await exported).url()).toContain('/api/vendor/products.csv')
  const text = await (await page.request.get('/api/vendor/products.csv')).text()
  expect(text).toContain('Œufs frais')
  await expectUsableOnEveryScreen(page)

  const input = dialog.getByLabel('Importer (CSV)')
  await input.setInputFiles(fileOf(text.replace('1500', '1503')))
  await seeText(dialog, /1 à corriger.*Rien n’est importé.*Ligne 2 : Œufs frais.*À corriger.*multiple de 5/)
  await expect.poll(() => dialog.getByRole('button', { name: /^Importer \d/ }).count()).toBe(0)
  await expectUsableOnEveryScreen(page)

  await input.setInputFiles(fileOf(text.replace('1500', '1600')))
  await seeText(dialog, /1 à modifier\..*Ligne 2 : Œufs frais.*À modifier/)
  await dialog.getByRole('button', { name: 'Importer 1 produit' }).click()
  await seeText(toastOf(page), /Import terminé 1 produit/)
  await seeText(dialog, /Importé.*1 modifié\..*Modifié/)
  await expectUsableOnEveryScreen(page)
  await dialog.getByRole('button', { name: 'Fermer' }).last().click()
  await seeText(page.getByRole('article'), /Œufs frais 1 600 FCFA/)
  const [product] = await site.db.select().from(products).where(eq(products.id, id))
  expect(product!.price).toBe('1600.00')
})

test('a server that fails is told at both steps, and the file may be sent again', async () => {
  const vendor = await createVendor(site.db)
  const { id } = await createProduct(site.db, { vendorId: vendor.id })
  await paint(site, id, ['#50a0c0'])
  const page = await visitors.newPage({ as: [vendor.user] })
  const text = await (await page.request.get('/api/vendor/products.csv')).text()
  const dialog = await openFiles(page)
  const input = dialog.getByLabel('Importer (CSV)')
  const calls = '**/api/vendor/products/import'
  const fail = () => page.route(calls, route => route.fulfill({ status: 500, json: {} }))
  await fail()
  await input.setInputFiles(fileOf(text.replace('1500', '1700')))
  await seeText(dialog.getByRole('alert').first(), 'Le fichier n’a pas pu être lu.')
  await page.unroute(calls)
  await input.setInputFiles(fileOf(text.replace('1500', '1700')))
  await seeText(dialog, /1 à modifier/)
  await fail()
  await dialog.getByRole('button', { name: 'Importer 1 produit' }).click()
  await seeText(dialog.getByRole('alert').first(), 'Le fichier n’a pas pu être importé.')
  await page.unroute(calls)
  await dialog.getByRole('button', { name: 'Importer 1 produit' }).click()
  await seeText(toastOf(page), /Import terminé 1 produit/)
})

test('a file that is none is refused in words', async () => {
  const vendor = await createVendor(site.db)
  const page = await visitors.newPage({ as: [vendor.user] })
  const dialog = await openFiles(page)
  await dialog.getByLabel('Importer (CSV)').setInputFiles(fileOf('x'.repeat(MEBIBYTE + 1)))
  await seeText(dialog, /Ce fichier est trop lourd \(1 Mo au plus\)/)
  await dialog.getByLabel('Importer (CSV)').setInputFiles(fileOf('bonjour'))
  await seeText(dialog.getByRole('alert').first(), /Ce fichier ne contient aucun produit/)
  await expectAccessible(page)
})
