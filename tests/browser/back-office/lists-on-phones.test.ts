import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderNumber } from '#contract/orders/order-number.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { orders, parcels } from '#database/schema/orders.ts'
import { sell } from '#tests/support/makers/orders-of-strangers.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder } from '#tests/support/makers/products-and-orders.ts'
import { proposeProduct } from '#tests/support/makers/proposals.ts'
import { bar, box } from '#tests/support/pages/choosing.ts'
import { hasFocus } from '#tests/support/pages/chromium.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  screens,
  seeAddress,
  seeText,
  waitForPaint,
} from '#tests/support/pages/visitors.ts'
import { lookFor, main, type Office, question, searchOf, startOffice } from '#tests/support/shops/office.ts'

let office: Office
beforeAll(async () => {
  office = await startOffice()
})
afterAll(() => office.close())

/** A row of a list, by what it says. */
const row = (page: Page, text: string) => main(page).getByRole('listitem').filter({ hasText: text })
const unfold = (page: Page, text: string) => row(page, text).locator('summary').click()

test('accounts: seven in the first screen; each opens by touch or key, and is changed or deleted there', async () => {
  for (let count = 0; count < 12; count += 1)
    await createCustomer(office.db, { fullName: `Foule ${count}`, email: `foule${count}@amic.example` })
  const page = await office.open('phone')
  await open(page, '/admin/users?search=foule')
  await seeText(row(page, 'Foule 11'), /^Foule 11 Actif Client · foule11@amic\.example$/)
  const lower = await main(page)
    .getByRole('list', { name: 'Utilisateurs' })
    .getByRole('listitem')
    .evaluateAll(rows => rows.map(one => one.getBoundingClientRect().bottom + scrollY))
  expect(lower.filter(bottom => bottom <= screens.phone.height).length).toBeGreaterThanOrEqual(7)
  await expectUsableOnEveryScreen(page)

  await box(page, 'Foule 11').check()
  await seeText(row(page, 'Foule 11'), /^Foule 11 Actif Client · foule11@amic\.example$/)
  await seeText(bar(page), /1 compte sélectionné/)
  await row(page, 'Foule 11').locator('summary').focus()
  await page.keyboard.press('Enter')
  await seeText(row(page, 'Foule 11'), /Contact foule11@ ?amic\.example.*Inscrit le.*Modifier Supprimer$/)
  await expectUsableOnEveryScreen(page)

  await unfold(page, 'Foule 11')
  const remove = page.getByRole('button', { name: 'Supprimer : Foule 11' })
  await remove.click()
  await question(page).getByRole('button', { name: 'Annuler' }).click()
  await expect.poll(() => hasFocus(remove)).toBe(true)
  await remove.click()
  await question(page).getByRole('button', { name: 'Supprimer le compte' }).click()
  await seeText(toastOf(page), 'Utilisateur supprimé')
  await seeText(main(page), /11 utilisateurs/)
  expect(await office.db.select().from(users).where(eq(users.fullName, 'Foule 11'))).toEqual([])
})

test('filters are behind one button; what they leave out is said, and taken away by one touch', async () => {
  await createCustomer(office.db, { fullName: 'Bamba Seule' })
  const page = await office.open('phone')
  await open(page, '/admin/users')
  const filters = main(page).getByRole('button', { name: 'Filtres' })
  const role = main(page).getByLabel('Rôle')
  expect(await role.isVisible()).toBe(false)
  await filters.click()
  await role.selectOption('Administrateur')
  await seeText(main(page), /1 utilisateur Fatou Diabaté/)
  await expectUsableOnEveryScreen(page)
  await filters.click()
  await role.waitFor({ state: 'hidden' })
  await lookFor(page, 'bamba')
  await seeText(main(page), /Aucun utilisateur trouvé/)
  expect(searchOf(page)).toBe('?search=bamba&role=admin')
  await expectUsableOnEveryScreen(page)
  await main(page).getByRole('button', { name: 'Retirer le filtre : Administrateur' }).click()
  await seeText(main(page), /1 utilisateur Bamba Seule/)
  expect(searchOf(page)).toBe('?search=bamba')
  expect(await hasFocus(filters)).toBe(true)
  await main(page).getByRole('button', { name: 'Effacer la recherche' }).click()
  await expect.poll(() => searchOf(page)).toBe('')
  expect(await hasFocus(main(page).getByRole('searchbox'))).toBe(true)
})

test('an order says how far it is and whether it is paid, and opens to its details and its status', async () => {
  const order = await sell(office.db, { fullName: 'Clémence Adou' })
  const page = await office.open('phone')
  await open(page, '/admin/orders?search=cl%C3%A9mence+adou')
  await seeText(
    row(page, order.number),
    new RegExp(
      `^${order.number} 3 000 FCFA \\d+(?:er)? \\S+ · Clémence Adou chez .+ En attente À la livraison · Sans date$`,
    ),
  )
  await expectUsableOnEveryScreen(page)
  await unfold(page, order.number)
  await expectUsableOnEveryScreen(page)
  await unfold(page, order.number)
  await page.getByLabel(`Statut de la commande ${order.number}`).selectOption('Confirmée')
  await question(page).getByRole('button', { name: 'Changer le statut' }).click()
  await seeText(row(page, order.number), /Confirmée À la livraison/)
  const [stored] = await office.db.select().from(orders).where(eq(orders.id, order.id))
  expect(stored?.status).toBe('confirmed')
  await page.getByRole('link', { name: `Détails de la commande ${order.number}` }).click()
  await seeText(page.getByRole('heading', { level: 1 }), `Commande ${order.number}`)
})

test('the orders that nobody answered stand first, and are a filter like the others', async () => {
  const late = await sell(office.db, { fullName: 'Attente Longue' }, { createdAt: new Date('2026-01-05') })
  const page = await office.open('phone')
  await open(page, '/admin/orders')
  const way = main(page).getByRole('link', { name: '1 commande sans réponse depuis plus de 24 h' })
  await way.waitFor()
  await expectUsableOnEveryScreen(page)
  await way.click()
  await expect.poll(() => searchOf(page)).toBe('?stale=1')
  await expect.poll(() => way.count()).toBe(0)
  await seeText(main(page), new RegExp(`Sans réponse \\(24 h\\).*1 commande.*${late.number}`))
  await expectUsableOnEveryScreen(page)
  await main(page).getByRole('button', { name: 'Retirer le filtre : Sans réponse (24 h)' }).click()
  await expect.poll(() => searchOf(page)).toBe('')
  await main(page).getByRole('button', { name: 'Filtres' }).click()
  await main(page).getByLabel('Réponse').selectOption('Sans réponse (24 h)')
  await expect.poll(() => searchOf(page)).toBe('?stale=1')
})

test('a day is typed over another, digit by digit: the years on the way to it leave the field and the list alone', async () => {
  const page = await office.open('phone')
  await open(page, '/admin/orders?day=2027-02-02')
  await main(page).getByRole('button', { name: 'Filtres' }).click()
  const day = main(page).getByLabel('Prévue le')
  await day.pressSequentially('0303')
  await expect.poll(() => searchOf(page)).toBe('?day=2027-03-03')
  for (const digit of '2026') {
    await page.keyboard.press(digit)
    await waitForPaint(page)
  }
  await expect.poll(() => searchOf(page)).toBe('?day=2026-03-03')
  expect(await day.inputValue()).toBe('2026-03-03')

  // Without its year it is no day; the rest of it stays in the field.
  await page.keyboard.press('Backspace')
  await expect.poll(() => searchOf(page)).toBe('')
  await waitForPaint(page)
  await page.keyboard.type('2025')
  await expect.poll(() => searchOf(page)).toBe('?day=2025-03-03')
})

test('products and vendors are rows too: judged, suspended and deleted where they open', async () => {
  const { id: vendorId } = await createVendor(
    office.db,
    { businessName: 'Verger Yamoussa', businessAddress: 'Près de la gare, Tiébissou' },
    { fullName: 'Yao Kouassi', region: 'Bouaké' },
  )
  const { id } = await proposeProduct(office.site, {
    vendorId,
    name: 'Gombo de Yao',
    price: '1500.00',
    unit: 'kg',
  })
  const statusOf = async () => (await office.db.select().from(products).where(eq(products.id, id)))[0]?.status
  const page = await office.open('phone')
  await open(page, '/admin/products?search=gombo')
  await seeText(
    row(page, 'Gombo de Yao').first(),
    /^Gombo de Yao Verger Yamoussa 1 500 FCFA \/ kg · \d+ kg En attente Approuver Rejeter$/,
  )
  await expectUsableOnEveryScreen(page)
  await unfold(page, 'Gombo de Yao')
  await seeText(row(page, 'Gombo de Yao').first(), /Approuver .*Rejeter .*Supprimer$/)
  await expectUsableOnEveryScreen(page)
  await unfold(page, 'Gombo de Yao')
  await page.getByRole('button', { name: 'Approuver : Gombo de Yao' }).click()
  await seeText(
    row(page, 'Gombo de Yao').first(),
    /^Gombo de Yao Verger Yamoussa 1 500 FCFA \/ kg · \d+ kg Actif /,
  )
  expect(await statusOf()).toBe('active')

  const { id: customerId } = await createCustomer(office.db)
  const lines = [{ productId: id, quantity: 1 }]
  const left = await createOrder(office.db, { customerId, lines, status: 'shipped' })
  await createVendor(office.db, { businessName: 'Rizière Bagoué', status: 'pending' })
  await open(page, '/admin/vendors?search=bagou%C3%A9')
  await seeText(
    row(page, 'Rizière Bagoué'),
    /En attente Demande depuis moins d’un jour, 0 produit Approuver Rejeter$/,
  )
  await open(page, '/admin/vendors?search=yamoussa')
  await seeText(row(page, 'Verger Yamoussa'), /^Verger Yamoussa Yao Kouassi · Tiébissou Approuvé$/)
  await expectUsableOnEveryScreen(page)
  await unfold(page, 'Verger Yamoussa')
  await page.getByRole('button', { name: 'Suspendre : Verger Yamoussa' }).click()
  await seeText(question(page), /1 colis en cours ne sera plus suivi que par vous/)
  await expectUsableOnEveryScreen(page)
  await question(page).getByRole('button', { name: 'Suspendre', exact: true }).click()
  await seeText(row(page, 'Verger Yamoussa'), /^Verger Yamoussa Yao Kouassi · Tiébissou Suspendu/)
  expect(await office.db.select().from(vendors).where(eq(vendors.id, vendorId))).toMatchObject([
    { status: 'suspended' },
  ])

  await open(page, '/admin/orders')
  await main(page).getByRole('link', { name: '1 commande en cours d’un vendeur sans accès' }).click()
  await seeText(main(page), new RegExp(`Sans accès.*1 commande.*${orderNumber(left.serial)}`))
  expect(searchOf(page)).toBe('?stranded=1')
  await expectUsableOnEveryScreen(page)
  await office.db.update(parcels).set({ plannedOn: '2027-03-02' }).where(eq(parcels.orderId, left.id))
  await page.getByRole('link', { name: 'Réinitialiser' }).click()
  await page.getByRole('button', { name: 'Filtres' }).click()
  await page.getByLabel('Prévue le').fill('2027-03-02')
  await page.getByLabel('Mode de paiement').selectOption('Paiement à la livraison')
  await seeText(main(page), new RegExp(`1 commande.*${orderNumber(left.serial)}`))
  expect(searchOf(page)).toBe('?day=2027-03-02&paymentMethod=cash_on_delivery')
  await expectUsableOnEveryScreen(page)
  await page.getByRole('button', { name: 'Filtres' }).click()
  await page.getByRole('button', { name: 'Retirer le filtre : Prévue le 2 mars 2027' }).click()
  await seeAddress(page, '**/admin/orders?paymentMethod=cash_on_delivery')
  await open(page, '/admin/vendors?search=yamoussa')
  await unfold(page, 'Verger Yamoussa')

  // The next step is on the row before it is opened, and once only when it is.
  const reactivate = page.getByRole('button', { name: 'Réactiver : Verger Yamoussa' })
  expect(await reactivate.count()).toBe(1)
  await unfold(page, 'Verger Yamoussa')
  await seeText(row(page, 'Verger Yamoussa'), /Suspendu Réactiver$/)
  await expectUsableOnEveryScreen(page)
  await reactivate.click()
  await question(page).getByRole('button', { name: 'Réactiver', exact: true }).click()
  await seeText(row(page, 'Verger Yamoussa'), /Approuvé$/)
})
