import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stockOf } from '#tests/support/makers/orders.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { expectAccessible, expectNoOverflow } from '#tests/support/pages/chromium.ts'
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
let vendor: Awaited<ReturnType<typeof createVendor>>
let awa: Awaited<ReturnType<typeof createCustomer>>
let tomatoes: string
let orderId: string
beforeAll(async () => {
  site = await startTestSite()
  visitors = await openVisitors(site)
})
beforeEach(async () => {
  awa = await createCustomer(site.db, { fullName: 'Awa Koné' })
  vendor = await createVendor(site.db, { businessName: 'Ferme de Yao' })
  const make = async (fields: object) =>
    (await createProduct(site.db, { vendorId: vendor.id, stock: 20, ...fields })).id
  tomatoes = await make({ name: 'Tomates', price: '800.00' })
  const eggs = await make({ name: 'Œufs', price: '2000.00', unit: 'caisse' })
  const lines = [
    { productId: tomatoes, quantity: 5 },
    { productId: eggs, quantity: 1 },
  ]
  orderId = (await createOrder(site.db, { customerId: awa.id, lines })).id
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

test('a vendor says what is missing and why, and the customer cancels the rest', async () => {
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor?tab=commandes')
  const card = page.getByRole('article')
  await card.getByRole('button', { name: 'Il en manque' }).click()
  const dialog = page.getByRole('dialog')
  await expectUsableOnEveryScreen(page)
  await dialog.getByLabel('Tomates').fill('6')
  await dialog.getByRole('button', { name: 'Modifier le colis' }).click()
  await seeText(dialog, /Au plus 5 kg\..*Indiquez la raison/)
  await expectUsableOnEveryScreen(page)
  await dialog.getByLabel('Tomates').fill('2')
  await dialog.getByLabel('Raison').fill('Récolte abîmée par la pluie')
  await dialog.getByRole('button', { name: 'Modifier le colis' }).click()
  await seeText(toastOf(page), /Colis modifié/)
  await seeText(card, /3 600 FCFA.*Tomates, 2 kg au lieu de 5 kg 1 600 FCFA/)

  const phone = await visitors.newPage({ as: [awa] })
  await open(phone, `/orders/${orderId}`)
  await seeText(
    phone.getByRole('main'),
    /Ferme de Yao a moins que prévu Récolte abîmée par la pluie Tomates : 2 kg au lieu de 5 kg Le colis coûte 3 600 FCFA au lieu de 6 000 FCFA/,
  )
  await seeText(phone.getByRole('main'), /2 kg × 800 FCFA, au lieu de 5 kg.*Total 3 600 FCFA/)
  await expectAccessible(phone)
  await expectNoOverflow(phone)
  await phone.getByRole('button', { name: 'Annuler ce colis' }).click()
  await expectAccessible(phone)
  await phone.getByRole('dialog').getByRole('button', { name: 'Oui, annuler' }).click()
  await seeText(toastOf(phone), /Colis annulé/)
  await seeText(phone.getByRole('main'), /Commande annulée/)
  await seeText(card, /Annulée/)
  // The order was written without taking stock: only the two that were in the parcel came to it.
  expect(await stockOf(site.db, tomatoes)).toBe(22)
})

test('administrators read it in the history', async () => {
  const [stall, admin] = [await visitors.newPage({ as: [vendor.user] }), await createAdmin(site.db)]
  await open(stall, '/vendor?tab=commandes')
  await stall.getByRole('button', { name: 'Il en manque' }).click()
  for (const name of ['Tomates', 'Œufs']) await stall.getByRole('dialog').getByLabel(name).fill('0')
  await stall.getByLabel('Raison').fill('Tout est vendu')
  await stall.getByRole('button', { name: 'Modifier le colis' }).click()
  await seeText(stall.getByRole('article'), /Annulée/)
  const page = await visitors.newPage({ screen: 'desktop', as: [admin] })
  await open(page, `/admin/orders/${orderId}`)
  await seeText(page.getByRole('main'), /Moins que commandé : 6 000 FCFA → 0 FCFA.*Raison : Tout est vendu/)
  await expectAccessible(page)
})
