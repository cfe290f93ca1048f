import { readFile } from 'node:fs/promises'
import { desc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { vendors } from '#database/schema/accounts.ts'
import { auditEvents } from '#database/schema/audit.ts'
import { products } from '#database/schema/catalogue.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct, type Product } from '#tests/support/makers/products-and-orders.ts'
import { proposeProduct } from '#tests/support/makers/proposals.ts'
import { all, answer, bar, box, press } from '#tests/support/pages/choosing.ts'
import { expectNoOverflow, hasFocus } from '#tests/support/pages/chromium.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import { expectUsableOnEveryScreen, open, seeText } from '#tests/support/pages/visitors.ts'
import { main, type Office, question, startOffice } from '#tests/support/shops/office.ts'

let office: Office
let vendor: Awaited<ReturnType<typeof createVendor>>
beforeAll(async () => {
  office = await startOffice()
  vendor = await createVendor(office.db, { businessName: 'Ferme de Yao' })
})
afterAll(() => office.close())
beforeEach(async () => {
  await office.db.delete(products)
})

const propose = (fields: Partial<Product>) => proposeProduct(office.site, { vendorId: vendor.id, ...fields })
const statuses = async (...ids: string[]) => {
  const rows = await office.db.select().from(products).where(inArray(products.id, ids))
  return ids.map(id => rows.find(row => row.id === id)?.status)
}

test('products are approved together: which were not and why is told, and those stay chosen', async () => {
  const [tomatoes, okra] = [await propose({ name: 'Tomates' }), await propose({ name: 'Gombo' })]
  const bare = await createProduct(office.db, { vendorId: vendor.id, name: 'Igname', status: 'pending' })
  await propose({ name: 'Choux', status: 'active' })
  const page = await office.open()
  await open(page, '/admin/products')
  await box(page, 'Gombo').check()
  await seeText(bar(page), /1 produit sélectionné/)
  await all(page).click()
  await seeText(bar(page), /4 produits sélectionnés Approuver Rejeter Désactiver Exporter/)
  await expectUsableOnEveryScreen(page)
  await press(page, 'Approuver')
  await seeText(
    question(page),
    /Approuver 3 produits \?.*prévenu par e-mail.*Igname, Ferme de Yao Gombo, Ferme de Yao Tomates, Ferme de Yao/,
  )
  await expectUsableOnEveryScreen(page)
  const before = await office.db.$count(auditEvents)
  await answer(page, 'Approuver')
  await seeText(
    question(page),
    /1 produit n’a pas été approuvé 2 produits approuvés Igname, Ferme de Yao Ce produit n’a aucune image : il ne peut pas être mis en vente\. Ce qui reste à faire est encore sélectionné/,
  )
  await expectUsableOnEveryScreen(page)
  expect(await statuses(tomatoes.id, okra.id, bare.id)).toEqual(['active', 'active', 'pending'])
  expect(await office.db.$count(auditEvents)).toBe(before + 2)
  await answer(page, 'Retour à la liste')
  await seeText(bar(page), /1 produit sélectionné/)
  expect(await box(page, 'Igname').isChecked()).toBe(true)
  expect(await box(page, 'Gombo').isChecked()).toBe(false)
})

test('products are rejected together for one reason, which each vendor reads', async () => {
  const [tomatoes, okra] = [await propose({ name: 'Tomates' }), await propose({ name: 'Gombo' })]
  const page = await office.open()
  await open(page, '/admin/products?status=pending')
  await all(page).click()
  await press(page, 'Rejeter')
  await answer(page, 'Rejeter')
  await seeText(question(page), /Veuillez indiquer la raison du rejet\./)
  await expectUsableOnEveryScreen(page)
  await question(page).getByRole('button', { name: 'Photo floue' }).click()
  await answer(page, 'Rejeter')
  await seeText(toastOf(page), /2 produits rejetés/)
  await seeText(main(page), /Aucun produit trouvé/)
  const rows = await office.db.select().from(products)
  expect(rows.map(({ status, rejectionReason }) => [status, rejectionReason])).toEqual(
    Array(2).fill(['rejected', 'La photo est floue\u00a0: reprenez-la de près, à la lumière du jour.']),
  )
  const events = await office.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(2)
  expect(events.map(({ action, targetId }) => [action, targetId]).toSorted()).toEqual(
    [tomatoes, okra].map(({ id }) => ['product.rejected', id]).toSorted(),
  )
})

test('products on sale are taken off together, and the chosen ones are exported', async () => {
  const tomatoes = await propose({ name: 'Tomates', status: 'active' })
  const okra = await propose({ name: 'Gombo', status: 'active' })
  await propose({ name: 'Choux', status: 'active' })
  const page = await office.open()
  await open(page, '/admin/products')
  await box(page, 'Tomates').check()
  await box(page, 'Gombo').check()
  const file = page.waitForEvent('download')
  await bar(page).getByRole('link', { name: 'Exporter' }).click()
  const csv = await readFile(await (await file).path(), 'utf8')
  await seeText(toastOf(page), 'Fichier enregistré')
  expect(csv).toContain('Tomates')
  expect(csv).toContain('Gombo')
  expect(csv).not.toContain('Choux')
  await press(page, 'Désactiver')
  await seeText(question(page), /Désactiver 2 produits \?/)
  await answer(page, 'Désactiver')
  await seeText(toastOf(page), /2 produits désactivés/)
  expect(await statuses(tomatoes.id, okra.id)).toEqual(['out_of_stock', 'out_of_stock'])
  await expect.poll(() => bar(page).count()).toBe(0)
})

test('what its vendor changed since the list was read is not approved unread', async () => {
  const { id } = await propose({ name: 'Tomates' })
  const page = await office.open()
  await open(page, '/admin/products')
  await box(page, 'Tomates').check()
  await office.db.update(products).set({ name: 'Tomates vertes', updatedAt: new Date() })
  await press(page, 'Approuver')
  await answer(page, 'Approuver')
  await seeText(question(page), /1 produit n’a pas été approuvé.*a changé depuis que vous l’avez ouvert/)
  expect(await statuses(id)).toEqual(['pending'])
})

test('a connection that is cut midway leaves nothing unclear, and what is left is done afterwards', async () => {
  const ids: string[] = []
  for (const name of ['Aubergines', 'Bananes', 'Choux', 'Dattes', 'Épinards', 'Fonio', 'Gombo', 'Haricots'])
    ids.push((await propose({ name })).id)
  const page = await office.open()
  await open(page, '/admin/products')
  await all(page).click()
  let sent = 0
  await page.route('**/api/admin/products/*/status', async route => {
    sent += 1
    if (sent > 2) await route.abort()
    else await route.continue()
  })
  await press(page, 'Approuver')
  await answer(page, 'Approuver')
  await seeText(
    question(page),
    /6 produits n’ont peut-être pas été approuvés 2 produits approuvés.*Pas de réponse du serveur : c’est peut-être fait\. Vérifiez dans la liste\..*Pas envoyé\. Ce qui reste à faire est encore sélectionné/,
  )
  await expectUsableOnEveryScreen(page)
  await page.unroute('**/api/admin/products/*/status')
  await answer(page, 'Retour à la liste')
  await seeText(bar(page), /6 produits sélectionnés/)
  await press(page, 'Approuver')
  await answer(page, 'Approuver')
  await seeText(toastOf(page), /6 produits approuvés/)
  expect(await statuses(...ids)).toEqual(ids.map(() => 'active'))
})

test('an act under way shows how far it is, and can be stopped', async () => {
  const ids: string[] = []
  for (const name of ['Aubergines', 'Bananes', 'Choux']) ids.push((await propose({ name })).id)
  const page = await office.open()
  await open(page, '/admin/products')
  await all(page).click()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/admin/products/*/status', async route => {
    await held.promise
    await route.continue()
  })
  await press(page, 'Approuver')
  await answer(page, 'Approuver')
  await seeText(question(page), /0 sur 3 Arrêter Approbation…/)
  await expectUsableOnEveryScreen(page)
  await answer(page, 'Arrêter')
  held.resolve()
  await seeText(question(page), /2 produits n’ont pas été approuvés 1 produit approuvé.*Pas envoyé/)
  expect((await statuses(...ids)).filter(status => status === 'active')).toHaveLength(1)
})

test('rows are chosen by keyboard, on a narrow phone, and long names fit', async () => {
  await propose({ name: 'Tomates' })
  await propose({ name: 'Anticonstitutionnellement vôtres, les tomates cerises du Bandama' })
  const page = await office.open('phone')
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/admin/products')
  await box(page, 'Tomates').focus()
  await page.keyboard.press('Space')
  await seeText(bar(page), /1 produit sélectionné/)
  await all(page).focus()
  await page.keyboard.press('Space')
  await seeText(bar(page), /2 produits sélectionnés/)
  await expectNoOverflow(page)
  await bar(page).getByRole('button', { name: 'Rejeter' }).focus()
  await page.keyboard.press('Enter')
  await question(page).waitFor()
  await expectNoOverflow(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => hasFocus(bar(page).getByRole('button', { name: 'Rejeter' }))).toBe(true)
  await bar(page).getByRole('button', { name: 'Tout décocher' }).click()
  await expect.poll(() => bar(page).count()).toBe(0)
})

test('vendors are approved and suspended together, each told by the act on one', async () => {
  const made = [
    await createVendor(office.db, { businessName: 'Coopérative A', status: 'pending' }),
    await createVendor(office.db, { businessName: 'Coopérative B', status: 'pending' }),
    await createVendor(office.db, { businessName: 'Coopérative C', status: 'rejected' }),
    await createVendor(office.db, { businessName: 'Coopérative D' }),
  ]
  const stored = async () => {
    const rows = await office.db.select().from(vendors)
    return made.map(({ id }) => rows.find(row => row.id === id)!.status)
  }
  const page = await office.open()
  await open(page, '/admin/vendors?search=coop%C3%A9rative')
  await all(page).click()
  await seeText(bar(page), /4 vendeurs sélectionnés Approuver Rejeter/)
  await expectUsableOnEveryScreen(page)
  await press(page, 'Approuver')
  await seeText(question(page), /Approuver 3 vendeurs \?/)
  await answer(page, 'Approuver')
  await seeText(
    question(page),
    /1 vendeur n’a pas été approuvé 2 vendeurs approuvés Coopérative C Ce vendeur ne peut pas passer à ce statut\./,
  )
  await answer(page, 'Retour à la liste')
  expect(await stored()).toEqual(['approved', 'approved', 'rejected', 'approved'])
  const shutOut = await createVendor(office.db, { businessName: 'Coopérative E', status: 'suspended' })
  const { id: productId } = await createProduct(office.db, { vendorId: shutOut.id })
  const { id: customerId } = await createCustomer(office.db)
  await createOrder(office.db, { customerId, lines: [{ productId, quantity: 1 }], status: 'confirmed' })
  await open(page, '/admin/vendors?search=coop%C3%A9rative')
  for (const name of ['A', 'B', 'E']) await box(page, `Coopérative ${name}`).check()
  await press(page, 'Suspendre')
  // What is shut out already leaves nothing more by it.
  await seeText(question(page), /Suspendre 2 vendeurs \? Tous seront déconnectés/)
  await question(page)
    .getByLabel(/Raison/)
    .fill('Colis non livrés')
  await answer(page, 'Suspendre')
  await seeText(toastOf(page), /2 vendeurs suspendus/)
  expect(await stored()).toEqual(['suspended', 'suspended', 'rejected', 'approved'])
  const [one] = await office.db.select().from(vendors).where(eq(vendors.id, made[0]!.id))
  expect(one?.statusReason).toBe('Colis non livrés')
})
