import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { parcels } from '#database/schema/orders.ts'
import { createProduct } from '#tests/support/makers/products-and-orders.ts'
import { open } from '#tests/support/pages/visitors.ts'
import { type Customer, type CustomerShop, startCustomerShop } from '#tests/support/shops/customer-shop.ts'

let shop: CustomerShop
let awa: Customer
beforeAll(async () => {
  shop = await startCustomerShop()
})
beforeEach(async () => {
  awa = await shop.openCustomer()
})
afterAll(() => shop.close())

test('on a phone the sum of a line stands below the name of its product, which has the whole width', async () => {
  const name = 'Bananes plantains mûres de la coopérative des trois villages du nord, régime entier'
  const { id: productId } = await createProduct(shop.site.db, { vendorId: shop.tomatoes.vendorId, name })
  const order = await shop.buy(awa, { lines: [{ productId, quantity: 1 }] })
  const page = await shop.visitors.newPage({ as: [awa] })
  await open(page, `/orders/${order.id}`)
  const link = page.getByRole('main').getByRole('link', { name: /^Bananes plantains/ })
  const sum = link.locator('xpath=ancestor::li').getByText(/FCFA$/).last()
  const [named, paid] = [(await link.boundingBox())!, (await sum.boundingBox())!]
  expect(paid.y).toBeGreaterThanOrEqual(named.y + named.height - 1)
  expect(named.width).toBeGreaterThan(200)
})

test('where there is room, a list of orders counts the products without a picture, and has all amounts in one column', async () => {
  const lines = [...shop.ofBothFarms()]
  for (const name of ['Gombo', 'Piment'])
    lines.push({
      productId: (await createProduct(shop.site.db, { vendorId: shop.tomatoes.vendorId, name })).id,
      quantity: 1,
    })
  const many = await shop.buy(awa, { lines })
  await shop.site.db
    .update(parcels)
    .set({ status: 'confirmed' })
    .where(and(eq(parcels.orderId, many.id), eq(parcels.vendorId, shop.eggs.vendorId)))
  await shop.buy(awa)
  const page = await shop.visitors.newPage({ as: [awa], screen: 'desktop' })
  await open(page, '/orders')
  const cards = page.getByRole('article')
  await expect.poll(() => cards.count()).toBe(2)
  const card = cards.filter({ hasText: '4 produits' })
  expect(await card.getByText('+2', { exact: true }).last().isVisible()).toBe(true)
  for (const one of await cards.all()) {
    const [head, sum, state] = await Promise.all(
      [
        one.getByRole('heading'),
        one.getByText(/^[\d\s]+FCFA$/).first(),
        one.getByText(/en attente/i).first(),
      ].map(async part => (await part.boundingBox())!),
    )
    expect(sum!.x).toBeGreaterThan(head!.x + head!.width)
    expect(sum!.y).toBeLessThan(state!.y + state!.height)
  }
})
