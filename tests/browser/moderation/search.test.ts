import { afterAll, beforeAll, expect, test } from 'vitest'
import { createVendor } from '#tests/support/makers/people.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { open, seeAddress, seeText } from '#tests/support/pages/visitors.ts'
import { main, type Office, startOffice } from '#tests/support/shops/office.ts'

let office: Office
beforeAll(async () => {
  office = await startOffice()
})
afterAll(() => office.close())

test('what is being typed stays when the address learns of another choice', async () => {
  const { id: vendorId } = await createVendor(office.db)
  await createProduct(office.db, { vendorId, name: 'Igname kponan' })
  const page = await office.open()
  await open(page, '/admin/products')
  await seeText(main(page), /1 produit/)
  // In one breath: the address follows once the words stand there.
  await page.getByLabel('Statut').evaluate((choice: HTMLSelectElement) => {
    choice.value = 'active'
    choice.dispatchEvent(new Event('change', { bubbles: true }))
    const search = choice.form!.elements.namedItem('search') as HTMLInputElement
    search.value = 'tomate'
  })
  await seeAddress(page, '**/admin/products?status=active')
  await seeText(main(page), /1 produit .*Actif/)
  expect(await page.getByLabel('Recherche', { exact: true }).inputValue()).toBe('tomate')
})
