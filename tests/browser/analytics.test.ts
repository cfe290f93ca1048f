import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible } from '#tests/support/chromium.ts'
import { createOrder, createProduct } from '#tests/support/makers.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/people.ts'
import { startTestSite, type TestSite } from '#tests/support/site.ts'
import { open, openVisitors, type Screen, screens, seeText, type Visitors } from '#tests/support/visitors.ts'

let site: TestSite
let visitors: Visitors

beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
  const vendor = await createVendor(site.db)
  const product = await createProduct(site.db, { vendorId: vendor.id, name: 'Ignames', category: 'vivriers' })
  const customer = await createCustomer(site.db)
  const lines = [{ productId: product.id, quantity: 2 }]
  await createOrder(site.db, {
    customerId: customer.id,
    lines,
    status: 'delivered',
    paymentStatus: 'completed',
    createdAt: new Date(),
  })
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

describe.each(Object.keys(screens) as Screen[])('on a %s', screen => {
  test('the figures of a period, their charts told as text, and a file', async () => {
    const { id } = await createAdmin(site.db)
    const page = await visitors.newPage({ screen, as: [{ id, role: 'admin' }] })
    await open(page, '/admin/analytics')
    await seeText(page.getByRole('list', { name: 'Meilleurs produits' }), /Ignames 3 000 FCFA · 2 unités/)
    await expectAccessible(page)

    await page.getByText('Voir les chiffres').click()
    await seeText(page.getByRole('table').getByRole('row').last(), /3 000 FCFA$/)
    await expectAccessible(page)

    await page.getByLabel('Période').selectOption({ label: '30 derniers jours' })
    await page.waitForURL('**/admin/analytics?period=month')
    await seeText(page.getByRole('list', { name: 'Commandes par statut' }), /Livrée 1/)

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Commandes', exact: true }).last().click()
    const file = await download
    expect(file.suggestedFilename()).toBe('commandes.csv')
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFNuméro;Date;Client;.+\r\nAMIC-\d+;/)
  })
})
