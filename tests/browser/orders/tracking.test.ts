import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { orderNumber } from '#contract/orders/order-number.ts'
import { orders } from '#database/schema/orders.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createPickupPoint, fetchedAt } from '#tests/support/makers/pickup-points.ts'
import { createOrder, createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible, hasFocus } from '#tests/support/pages/chromium.ts'
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
let yao: Awaited<ReturnType<typeof createVendor>>
let tomatoes: Product
let eggs: Product
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
  yao = await createVendor(site.db, { businessName: 'Ferme de Yao' })
  const aya = await createVendor(site.db, { businessName: 'Volailles d’Aya' })
  tomatoes = await createProduct(site.db, { vendorId: yao.id, price: '1500.00', stock: 100 })
  eggs = await createProduct(site.db, { vendorId: aya.id, name: 'Œufs frais', unit: 'caisse', stock: 100 })
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

let awa: Awaited<ReturnType<typeof createCustomer>>
let orderId: string
let number: string
beforeEach(async () => {
  awa = await createCustomer(site.db, { fullName: 'Awa Koné', phone: '+2250701020304' })
  const order = await createOrder(site.db, {
    customerId: awa.id,
    lines: [
      { productId: tomatoes.id, quantity: 3 },
      { productId: eggs.id, quantity: 2 },
    ],
  })
  orderId = order.id
  number = orderNumber(order.serial)
})

/** Opens the order, makes a link and gives its path. */
async function share() {
  const page = await visitors.newPage({ as: [awa] })
  await open(page, `/orders/${orderId}`)
  await page.getByRole('button', { name: 'Partager le suivi' }).click()
  const dialog = page.getByRole('dialog', { name: 'Partager le suivi' })
  await seeText(dialog, /n’est pas partagé/)
  await dialog.getByRole('button', { name: 'Créer le lien' }).click()
  const address = await dialog.getByRole('textbox', { name: 'Lien de suivi' }).inputValue()
  expect(address).toMatch(new RegExp(`^${site.url}/suivi/[\\w-]{43}$`))
  return { page, dialog, address, path: new URL(address).pathname }
}

test('a neighbour sees how far the order is, and nothing of the person but the first name', async () => {
  const { path } = await share()
  const page = await visitors.newPage()
  await open(page, path)
  const main = page.getByRole('main')
  await seeText(main, /Commande AMIC-\d{6} Passée par Awa le .* En attente/)
  await page.getByRole('list', { name: 'Suivi du colis de Ferme de Yao' }).waitFor()
  await page.getByRole('list', { name: 'Suivi du colis de Volailles d’Aya' }).waitFor()
  await seeText(main, /Vendu par Ferme de Yao Tomates 3 kg Vendu par Volailles d’Aya Œufs frais 2 caisses/)
  const html = await page.content()
  for (const secret of ['Koné', '0701020304', 'Cocody', awa.email, 'FCFA<', '1500']) {
    expect(html).not.toContain(secret)
  }
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await expectUsableOnEveryScreen(page)
})

test('the neighbour’s page follows the producer, and closes when the customer shares no more', async () => {
  const { page: phone, dialog, path } = await share()
  const page = await visitors.newPage()
  await open(page, path)
  const stall = await visitors.newPage({ as: [yao.user] })
  await open(stall, '/vendor?tab=commandes')
  const order = stall.getByRole('article').filter({ hasText: number })
  await order.getByRole('button', { name: 'Confirmer la commande' }).click()
  const parcel = page.getByRole('list', { name: 'Suivi du colis de Ferme de Yao' })
  await seeText(parcel.getByRole('listitem').nth(1), /Confirmée : fait/)

  await dialog.getByRole('button', { name: 'Ne plus partager' }).click()
  await seeText(toastOf(phone), /Suivi privé/)
  const gone = page.getByRole('main')
  await seeText(gone, /Suivi introuvable.*n’est plus partagé. Demandez un nouveau lien à la personne/)
  const ways = await gone.getByRole('link').evaluateAll(links => links.map(link => link.getAttribute('href')))
  expect(ways).toEqual(['/', '/contact', '/orders'])
  await expectAccessible(page)
})

test('the link is copied, sent by WhatsApp, and can be made again', async () => {
  const { page, dialog, address } = await share()
  const whatsApp = dialog.getByRole('link', { name: 'Partager sur WhatsApp' })
  await expect.poll(() => hasFocus(whatsApp)).toBe(true)
  await expectAccessible(page)
  expect(decodeURIComponent((await whatsApp.getAttribute('href'))!)).toContain(address)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await dialog.getByRole('button', { name: 'Copier le lien' }).click()
  await dialog.getByRole('button', { name: 'Lien copié' }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)

  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('button', { name: 'Partager le suivi' }).click()
  await seeText(dialog, /Le suivi est partagé depuis le/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Créer un autre lien' }).click()
  const other = await dialog.getByRole('textbox', { name: 'Lien de suivi' }).inputValue()
  expect(other).not.toBe(address)
  for (const link of [address, other]) expect((await fetch(link)).status).toBe(200)
})

test('an unknown or closed link is a 404, and no page of it is kept', async () => {
  const { dialog, address } = await share()
  const fetched = fetchedAt(await createPickupPoint(site.db, { name: 'Gare d’Adjamé' }))
  await site.db.update(orders).set(fetched).where(eq(orders.id, orderId))
  const opened = await fetch(address)
  expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'no-store'])
  // As true of an order that is over.
  expect(await opened.text()).toContain(', retrait\u00a0: Gare d’Adjamé, 12 rue du Rail')
  await dialog.getByRole('button', { name: 'Ne plus partager' }).click()
  await dialog.getByText(/n’est pas partagé/).waitFor()
  for (const link of [address, `${site.url}/suivi/inconnu`]) {
    const gone = await fetch(link)
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect(await gone.text()).toContain('Suivi introuvable')
  }
})
