import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { confirmButton } from '#tests/support/pages/shopping.ts'
import { open, openVisitors, seeAddress, seeText, type Visitors } from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'

let site: TestSite
let visitors: Visitors
beforeAll(async () => {
  site = await startTestSite()
  const vendor = await createVendor(site.db)
  await createProduct(site.db, { vendorId: vendor.id, name: 'Tomates bien mûres' })
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

/** Presses Tab until the focus is on something, as somebody without a mouse does. */
async function tabTo(page: Page, wanted: ReturnType<Page['getByRole']>): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the focus never came there')
}

test('somebody buys with the keyboard alone, from the shop to the order', async () => {
  const customer = await createCustomer(site.db, { region: 'Bouaké' })
  const page = await visitors.newPage({ as: [customer], screen: 'desktop' })
  await open(page, '/boutique')
  await tabTo(page, page.getByRole('button', { name: /^Ajouter au panier.*Tomates/ }))
  await page.keyboard.press('Enter')
  await page.getByText('Produit ajouté au panier').waitFor()
  await open(page, '/cart')
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Procéder au paiement' }))
  await page.keyboard.press('Enter')
  await seeText(page.getByRole('heading', { level: 1 }), 'Finaliser la commande')

  await tabTo(page, page.getByLabel('Région'))
  await page.keyboard.type('Abidjan')
  await tabTo(page, page.getByLabel('Commune'))
  await page.keyboard.type('Cocody')
  await tabTo(page, page.getByLabel('Adresse de livraison'))
  await page.keyboard.type('Angré, portail bleu')
  await tabTo(page, page.getByRole('group', { name: 'Choisissez comment payer' }).getByRole('radio').first())
  const cash = page.getByRole('radio', { name: /Paiement à la livraison/ })
  await page.keyboard.press('Space')
  if (!(await cash.isChecked())) await page.keyboard.press('ArrowDown')
  expect(await cash.isChecked()).toBe(true)
  await tabTo(page, confirmButton(page))
  await page.keyboard.press('Enter')
  await seeAddress(page, '**/order-success?order=*')
  await seeText(page.getByRole('main'), /Merci.*Angré, portail bleu, Cocody, Abidjan/)
})
