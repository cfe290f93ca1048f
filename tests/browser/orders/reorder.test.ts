import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { products } from '#database/schema/catalogue.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { holdRoute } from '#tests/support/pages/connection.ts'
import { openPlainFile, storedCart, toastOf } from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  seeAddress,
  seeText,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'
import { CART_KEY } from '#web/features/orders/cart/cart-key.ts'

let site: TestSite
let visitors: Visitors
let vendorId: string
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
  vendorId = (await createVendor(site.db, { businessName: 'Ferme de Yao' })).id
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

let awa: Awaited<ReturnType<typeof createCustomer>>
let tomatoes: Product
let yams: Product
let orderId: string
let number: string
beforeEach(async () => {
  awa = await createCustomer(site.db, { fullName: 'Awa Koné' })
  tomatoes = await createProduct(site.db, { vendorId, price: '1500.00', stock: 20 })
  yams = await createProduct(site.db, { vendorId, name: 'Ignames', price: '500.00', stock: 20 })
  const order = await createOrder(site.db, {
    customerId: awa.id,
    status: 'delivered',
    lines: [
      { productId: tomatoes.id, quantity: 3 },
      { productId: yams.id, quantity: 2 },
    ],
  })
  orderId = order.id
  number = `AMIC-${String(order.serial).padStart(6, '0')}`
})

const change = (product: Product, fields: Partial<Product>) =>
  site.db.update(products).set(fields).where(eq(products.id, product.id))
const again = { name: 'Commander à nouveau' }

test('two taps lead from a delivered order to the checkout', async () => {
  const page = await visitors.newPage({ as: [awa] })
  await open(page, '/dashboard')
  await expectUsableOnEveryScreen(page)
  await page.getByRole('article').getByRole('button', again).click()
  await seeAddress(page, '**/cart')
  await seeText(
    page.getByRole('main'),
    `La commande ${number} est de nouveau dans votre panier, aux mêmes prix.`,
  )
  await seeText(page.getByRole('heading', { level: 1 }), "Panier d'Achat (5 articles)")
  await expectUsableOnEveryScreen(page)
  await page.getByRole('link', { name: 'Procéder au paiement' }).click()
  await seeAddress(page, '**/checkout')
  await seeText(page.getByRole('main'), /Total 5 500 FCFA/)
})

test('what has changed or is missing is said, and the rest is bought', async () => {
  await change(tomatoes, { price: '1600.00', stock: 2 })
  await change(yams, { status: 'out_of_stock' })
  const page = await visitors.newPage({ as: [awa] })
  await open(page, `/orders/${orderId}`)
  await page.getByRole('button', again).click()
  await seeAddress(page, '**/cart')
  await seeText(
    page.getByRole('main'),
    new RegExp(
      `La commande ${number} est dans votre panier, avec des changements : Il ne reste que 2 kg de Tomates. ` +
        'Le prix de Tomates est passé de 1 500 FCFA à 1 600 FCFA. Ignames n’est plus en vente.',
    ),
  )
  expect(await storedCart(page)).toEqual([['Tomates', 2]])
  await seeText(page.getByRole('main'), /Total 3 200 FCFA/)
  await expectAccessible(page)
})

test('an order of which nothing is sold any more leaves the cart alone', async () => {
  await change(tomatoes, { stock: 0 })
  await change(yams, { status: 'out_of_stock' })
  const page = await visitors.newPage({ as: [awa] })
  await open(page, `/orders/${orderId}`)
  await page.getByRole('button', again).click()
  await seeText(
    toastOf(page),
    /Rien à commander à nouveau.*Aucun produit de cette commande n’est en vente aujourd’hui\./,
  )
  expect(await storedCart(page)).toEqual([])
  expect(new URL(page.url()).pathname).toBe(`/orders/${orderId}`)
  await expectAccessible(page)
})

test('what finds no room in a full cart is said to be missing', async () => {
  const page = await visitors.newPage({ as: [awa] })
  await openPlainFile(page)
  await page.evaluate(key => {
    const lines = Array.from({ length: 99 }, (_, index) => ({
      id: `0199e3c6-1111-7abc-8def-${String(index).padStart(12, '0')}`,
      name: `Produit ${index}`,
      price: '100.00',
      unit: 'kg',
      vendorName: 'Ferme de Yao',
      quantity: 1,
    }))
    localStorage.setItem(key, JSON.stringify(lines))
  }, CART_KEY)
  await open(page, `/orders/${orderId}`)
  await page.getByRole('button', again).click()
  await seeAddress(page, '**/cart')
  await seeText(page.getByRole('main'), /Votre panier est plein : une partie de la commande n’y est pas\./)
  expect((await storedCart(page)).length).toBe(100)
})

test('a server that cannot be reached is said, and pressing again works', async () => {
  const page = await visitors.newPage({ as: [awa] })
  await open(page, `/orders/${orderId}`)
  await page.route('**/reorder', route => route.abort())
  await page.getByRole('button', again).click()
  await seeText(toastOf(page), /Impossible de préparer votre commande\. Veuillez réessayer\./)
  await page.unroute('**/reorder')
  await page.getByRole('button', again).click()
  await seeAddress(page, '**/cart')
  expect(await storedCart(page)).toEqual([
    ['Tomates', 3],
    ['Ignames', 2],
  ])
})

test('whoever went elsewhere meanwhile stays there, and is told', async () => {
  const page = await visitors.newPage({ as: [awa] })
  const letThrough = await holdRoute(page, '**/api/orders/*/reorder')
  await open(page, `/orders/${orderId}`)
  await page.getByRole('button', again).click()
  await page.getByRole('link', { name: 'Boutique' }).first().click()
  await seeAddress(page, '**/boutique')
  letThrough()
  await seeText(toastOf(page), new RegExp(`Votre panier est rempli .*${number}.*Voir le panier`))
  expect(new URL(page.url()).pathname).toBe('/boutique')
  expect(await storedCart(page)).toHaveLength(2)
})
