import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { products } from '#database/schema/catalogue.ts'
import { createVendor } from '#tests/support/makers/people.ts'
import { proposeProduct } from '#tests/support/makers/proposals.ts'
import { open, seeText } from '#tests/support/pages/visitors.ts'
import { main, type Office, question, startOffice } from '#tests/support/shops/office.ts'

let office: Office
let vendorId: string
beforeAll(async () => {
  office = await startOffice()
  vendorId = (await createVendor(office.db, { businessName: 'Ferme de Yao' })).id
})
afterAll(() => office.close())
beforeEach(async () => {
  await office.db.delete(products)
  for (const name of ['Tomates', 'Piment']) await proposeProduct(office.site, { vendorId, name })
})

/** Where the keyboard is: the row around it, or the element itself. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    return `${focused?.localName} ${(focused?.closest('[data-row]') ?? focused)?.textContent}`
  })
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).press('Enter')

test.each(['desktop', 'phone'] as const)(
  'on a %s, who approves by keyboard goes on at the next row, and at the heading after the last',
  async screen => {
    const page = await office.open(screen)
    await open(page, '/admin/products?status=pending')
    await press(page, 'Approuver : Tomates, Ferme de Yao')
    await expect.poll(() => main(page).getByText('Tomates').count()).toBe(0)
    await expect.poll(() => placeOf(page)).toMatch(/^input .*Piment/)
    await press(page, 'Approuver : Piment, Ferme de Yao')
    await expect.poll(() => placeOf(page)).toBe('h1 Produits')
  },
)

test('where the row stays, it keeps the keyboard, and no other act of it takes the key that is pressed twice', async () => {
  const page = await office.open()
  await open(page, '/admin/products')
  await press(page, 'Approuver : Tomates, Ferme de Yao')
  await main(page).getByRole('button', { name: 'Désactiver : Tomates, Ferme de Yao' }).waitFor()
  await expect.poll(() => placeOf(page)).toMatch(/^input .*Tomates/)
})

test('one by one, and from card to card, the keyboard stays in the page', async () => {
  const page = await office.open()
  await open(page, '/admin-dashboard-old?tab=produits')
  await press(page, 'Examiner : Tomates')
  await question(page).getByRole('button', { name: 'Approuver' }).press('Enter')
  await seeText(main(page), /1 produit à valider/)
  await expect.poll(() => placeOf(page)).toMatch(/^button .*Piment/)
  await open(page, '/admin/products/queue')
  await press(page, 'Approuver')
  await seeText(main(page), /Aucun produit en attente de validation/)
  await expect.poll(() => placeOf(page)).toBe('h1 Valider un par un')
})
