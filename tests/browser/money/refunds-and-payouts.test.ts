import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payouts } from '#database/schema/payouts.ts'
import { refunds } from '#database/schema/refunds.ts'
import { orderNumber } from '#server/orders/public.ts'
import { confirmNumber } from '#tests/support/makers/payout-numbers.ts'
import { createAdmin, createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createProblem } from '#tests/support/makers/problems.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { createRefund, sendPart } from '#tests/support/makers/refunds.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import {
  expectUsableOnEveryScreen,
  open,
  openVisitors,
  type Screen,
  seeText,
  type Visitors,
} from '#tests/support/pages/visitors.ts'
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts'
import { main, pressMore, question } from '#tests/support/shops/office.ts'

let site: TestSite
let visitors: Visitors
let admin: Awaited<ReturnType<typeof createAdmin>>
let awa: Awaited<ReturnType<typeof createCustomer>>
beforeAll(async () => {
  site = await startTestSite()
  admin = await createAdmin(site.db, { username: 'fatou' })
  awa = await createCustomer(site.db, { fullName: 'Awa Koné', phone: '+2250707000001' })
  visitors = await openVisitors(site)
})
afterAll(async () => {
  await visitors.close()
  await site.close()
})

const office = (screen: Screen = 'desktop') => visitors.newPage({ screen, as: [admin] })

/** A vendor with something to sell, and what makes its orders. */
async function openStall(businessName: string) {
  const vendor = await createVendor(site.db, { businessName }, { phone: '+2250505000001' })
  const { id: productId } = await createProduct(site.db, { vendorId: vendor.id, price: '1500.00' })
  const sell = (fields: Partial<Parameters<typeof createOrder>[1]> = {}) =>
    createOrder(site.db, { customerId: awa.id, lines: [{ productId, quantity: 2 }], ...fields })
  return { vendor, productId, sell }
}
const paidOnline = { paymentMethod: 'cinetpay', status: 'delivered', paymentStatus: 'completed' } as const

test('Fatou notes a refund with its reference', async () => {
  const { sell } = await openStall('Ferme de Yao')
  const order = await sell({ paymentMethod: 'cinetpay', status: 'cancelled' })
  const refund = await createRefund(site.db, order)
  const number = orderNumber(order.serial)
  const customer = await visitors.newPage({ as: [awa] })
  await open(customer, `/orders/${order.id}`)
  await seeText(
    main(customer),
    /Remboursement À rembourser.*3 000 FCFA.*Paiement reçu après l’annulation.*Dû depuis le.*AMIC vous renvoie cet argent/,
  )
  await expectAccessible(customer)

  const page = await office()
  await open(page, '/admin')
  await page.getByRole('link', { name: 'À rembourser' }).click()
  await seeText(page.getByRole('heading', { level: 1 }), 'À rembourser')
  await page.getByLabel('Numéro de commande').fill(number)
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await seeText(main(page), /1 remboursement · 3 000 FCFA à rendre/)
  expect(new URL(page.url()).searchParams.get('search')).toBe(number)
  await seeText(main(page), new RegExp(`${number} .* Awa Koné \\+225 07 07 00 00 01, .*3 000 FCFA`))
  await expectUsableOnEveryScreen(page)

  await pressMore(page, 'Noter le remboursement', number)
  await seeText(
    question(page),
    new RegExp(`remboursement de la commande ${number} \\?.*3 000 FCFA.*Awa Koné.*\\+225 07 07 00 00 01`),
  )
  await expectUsableOnEveryScreen(page)
  await question(page).getByRole('button', { name: 'Noter le remboursement' }).click()
  await seeText(question(page), /Indiquez la référence du transfert/)
  await expectUsableOnEveryScreen(page)
  await question(page).getByLabel('Référence du transfert').fill('OM-7788')
  await question(page).getByRole('button', { name: 'Noter le remboursement' }).click()
  await seeText(toastOf(page), 'Remboursement noté')
  await seeText(main(page), /Aucun remboursement trouvé/)
  const [done] = await site.db.select().from(refunds).where(eq(refunds.id, refund.id))
  expect(done).toMatchObject({ status: 'done', reference: 'OM-7788', settledBy: admin.id })
  // Her open page follows.
  await seeText(main(customer), /Remboursé.*3 000 FCFA.*Envoyé le .* référence OM-7788 Commander/)
  await expectAccessible(customer)

  await page.getByRole('link', { name: 'Faits' }).click()
  await seeText(main(page), /OM-7788/)
  await expectUsableOnEveryScreen(page)
})

test('of a refund that is sent in part, everybody reads what is left, on a page that is open too', async () => {
  const { sell } = await openStall('Ferme de Yao')
  const order = await sell({ paymentMethod: 'cinetpay', status: 'cancelled' })
  const refund = await createRefund(site.db, order)
  const number = orderNumber(order.serial)
  const customer = await visitors.newPage({ as: [awa] })
  const followed = customer.waitForResponse(`**/api/orders/${order.id}/events*`)
  await open(customer, `/orders/${order.id}`)
  await followed
  await seeText(main(customer), /À rembourser.*3 000 FCFA/)
  await sendPart(site.db, refund, 1_800)
  await seeText(
    main(customer),
    /À rembourser.*1 200 FCFA.*Paiement reçu après l’annulation.*1 800 FCFA déjà envoyés sur 3 000 FCFA/,
  )
  await expectUsableOnEveryScreen(customer)

  const page = await office()
  await open(page, `/admin/refunds?search=${number}`)
  await seeText(main(page), /1 200 FCFA ?1 800 FCFA déjà envoyés sur 3 000 FCFA/)
  await expectUsableOnEveryScreen(page)
  await pressMore(page, 'Noter le remboursement', number)
  await seeText(question(page), /Remboursement 3 000 FCFA Déjà envoyé 1 800 FCFA Reste à rendre 1 200 FCFA/)
  await expectUsableOnEveryScreen(page)
  await question(page).getByRole('button', { name: 'Pas encore' }).click()
  await page.getByRole('button', { name: `Rembourser : ${number}` }).click()
  await question(page).getByRole('button', { name: 'Rembourser 1 200 FCFA' }).waitFor()
  await open(page, `/admin/orders/${order.id}`)
  await seeText(main(page), /À rendre 1 200 FCFA Rembourser Total .*1 800 FCFA déjà envoyés sur 3 000 FCFA/)
})

test('on a phone, what keeps money from a vendor stands on its row, and nothing can be sent there', async () => {
  const name = 'Verger d’Akissi'
  const { vendor, sell } = await openStall(name)
  await createProblem(site, (await sell(paidOnline)).id)
  const page = await office('phone')
  const row = main(page)
    .getByRole('list', { name: 'À verser' })
    .getByRole('listitem')
    .filter({ hasText: name })
  await open(page, '/admin/payouts')
  await seeText(row, /1 colis livré Aucun numéro confirmé 1 500 FCFA en examen \(1 problème\) Appeler le/)
  await row.locator('summary').click()
  const disputed = row.getByRole('link', { name: `1 500 FCFA en examen (1 problème), ${name}` })
  expect(await disputed.getAttribute('href')).toBe('/admin/problemes?status=open')
  await seeText(row, /Aucun numéro confirmé.*Appeler le vendeur Noter le versement$/)
  await expectUsableOnEveryScreen(page)
  await confirmNumber(site.db, vendor.id, { confirmedAt: new Date() })
  await page.reload()
  await seeText(row, /3 000 FCFA \+225 07 01 02 03 04, .* Payable dès le [^V]* 1 500 FCFA en examen \(1 p/)
  await row.locator('summary').click()
  await seeText(row, /Payer au .* Payable dès le [^V]* Noter le versement$/)
  await expectUsableOnEveryScreen(page)
  await confirmNumber(site.db, vendor.id)
  await page.reload()
  await seeText(row, /Orange Money 1 500 FCFA en examen \(1 problème\) Verser$/)
  await row.locator('summary').click()
  await seeText(row, /Verser Noter le versement$/)
})

test('Fatou pays a vendor all that it is owed', async () => {
  const name = 'Jardins d’Awa'
  const { vendor, sell } = await openStall(name)
  await sell(paidOnline)
  await sell(paidOnline)
  const page = await office()
  await open(page, '/admin/payouts')
  await seeText(page.getByRole('heading', { level: 1 }), 'À verser aux vendeurs')
  await seeText(main(page), /À verser en tout : \d[\d\s]* FCFA/)
  await expectUsableOnEveryScreen(page)
  const send = page.getByRole('button', { name: `Verser : ${name}` })
  const call = page.getByRole('link', { name: `Appeler le vendeur, ${name}, au +225 05 05 00 00 01` })
  expect(await call.getAttribute('href')).toBe('tel:+2250505000001')
  expect(await send.count()).toBe(0)
  await pressMore(page, 'Noter le versement', name)
  await seeText(
    question(page),
    /Noter le versement de 6 000 FCFA à Jardins.*2 colis livrés.*Aucun numéro confirmé.*Téléphone du compte \+225 05 05 00 00 01/,
  )
  await question(page).getByRole('button', { name: 'Pas encore' }).click()
  await confirmNumber(site.db, vendor.id, { phone: '+2250102030405', operator: 'MOOV_MONEY_CI' })
  await page.reload()
  await seeText(main(page), /\+225 01 02 03 04 05, Moov Money/)
  await send.waitFor()
  await page.getByRole('button', { name: /^Verser à 2 vendeurs : 9\s000\sFCFA$/u }).waitFor()
  expect(await call.count()).toBe(0)
  await pressMore(page, 'Noter le versement', name)
  await seeText(question(page), /Numéro à payer \+225 01 02 03 04 05, Moov Money/)
  expect(await question(page).textContent()).not.toContain('05 05 00 00 01')
  await expectUsableOnEveryScreen(page)
  await question(page).getByLabel('Référence du transfert').fill('VIR')
  await question(page).getByRole('button', { name: 'Noter le versement' }).click()
  await seeText(toastOf(page), 'Versement noté')
  await seeText(main(page), /Versements faits.*VIR.*fatou/)
  await page.getByLabel(`Autres actions : ${name}`).waitFor({ state: 'detached' })
  // What the others are owed may still be sent, and no more.
  await page.getByRole('button', { name: /^Verser à 1 vendeur : 3\s000\sFCFA$/u }).waitFor()
  expect(await site.db.select().from(payouts).where(eq(payouts.vendorId, vendor.id))).toMatchObject([
    { amount: '6000.00', reference: 'VIR', createdBy: admin.id },
  ])
  await expectUsableOnEveryScreen(page)
})

test('a vendor reads where the money of each order is', async () => {
  const { vendor, sell } = await openStall('Ferme de Yao')
  await sell({ status: 'delivered', paymentStatus: 'completed' })
  const owed = await sell(paidOnline)
  const cancelled = await sell({ ...paidOnline, status: 'cancelled' })
  await createRefund(site.db, cancelled, { parcelId: cancelled.parcels[0]!.id })
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor')
  await page.getByRole('link', { name: 'Revenus', exact: true }).click()
  expect(new URL(page.url()).search).toBe('?tab=revenus')
  await seeText(
    main(page),
    /À vous verser 3 000 FCFA Prochain versement : toute cette somme.*Revenus reçus 6 000 FCFA Colis livrés et payés, c’est-à-dire : Encaissé en espèces 3 000 FCFA Par.*Versé 0 FCFA/,
  )
  const chart = page.getByRole('slider', { name: 'Revenus reçus par mois' })
  expect(await chart.getAttribute('aria-valuetext')).toMatch(/^\p{L}+ \d{4}\s: 6\s000\sFCFA$/u)
  await chart.press('ArrowLeft')
  await expect.poll(() => chart.getAttribute('aria-valuetext')).toMatch(/\s: 0\sFCFA$/)
  const rows = page.getByRole('list', { name: 'Colis par colis' }).getByRole('listitem')
  await seeText(rows.filter({ hasText: orderNumber(owed.serial) }), /3 000 FCFA .* À vous verser$/)
  const first = rows.filter({ hasText: orderNumber(cancelled.serial) })
  await first.locator('summary').click()
  await seeText(
    first,
    /Annulé Vente .* 3 000 FCFA Payé en ligne .* À rendre au client par AMIC .* 3 000 FCFA/,
  )
  await expectUsableOnEveryScreen(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  const table = page.getByRole('table', { name: 'Colis par colis' })
  await seeText(table, new RegExp(`${orderNumber(owed.serial)} .* À vous verser 3 000 FCFA`))
  await table.getByRole('button', { name: `Détails : ${orderNumber(cancelled.serial)}` }).click()
  await seeText(table, /Vente .* 3 000 FCFA Payé en ligne .* À rendre au client par AMIC .* 3 000 FCFA/)
  await expectUsableOnEveryScreen(page)
  await page.getByRole('tab', { name: 'Commandes' }).click()
  await seeText(main(page), '3 commandes')
})

test('on a phone, millions stay within the card that names them', async () => {
  const { vendor, productId, sell } = await openStall('Grande ferme')
  await createProblem(site, (await sell({ ...paidOnline, lines: [{ productId, quantity: 9_999 }] })).id)
  const page = await visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor?tab=revenus')
  await seeText(main(page), /À vous verser 14 998 500 FCFA 1 500 FCFA en examen \(1 problème\) /)
  const cards = main(page).getByRole('term').locator('..')
  expect(await cards.evaluateAll(all => all.filter(one => one.scrollWidth > one.clientWidth).length)).toBe(0)
})

test('another administrator was faster: Fatou is told, and sees the list as it is', async () => {
  const { sell } = await openStall('Ferme de Yao')
  const order = await sell({ paymentMethod: 'cinetpay', status: 'cancelled' })
  const refund = await createRefund(site.db, order)
  const number = orderNumber(order.serial)
  const page = await office()
  await open(page, `/admin/refunds?search=${number}`)
  await pressMore(page, 'Noter le remboursement', number)
  await site.db
    .update(refunds)
    .set({ status: 'done', reference: 'OM-1', settledAt: new Date() })
    .where(eq(refunds.id, refund.id))
  await question(page).getByLabel('Référence du transfert').fill('OM-2')
  await question(page).getByRole('button', { name: 'Noter le remboursement' }).click()
  await seeText(toastOf(page), 'Ce remboursement a déjà été fait.')
  await seeText(main(page), /Aucun remboursement trouvé/)
})

test('long lists go page after page in the address, and empty ones say so', async () => {
  const page = await office('phone')
  await site.db.delete(refunds)
  await open(page, '/admin/refunds')
  await seeText(main(page), /Rien à rembourser/)
  await expectAccessible(page)
  const { vendor, sell } = await openStall('Ferme de Yao')
  for (let count = 0; count < 21; count += 1) {
    await createRefund(site.db, await sell({ paymentMethod: 'cinetpay', status: 'cancelled' }))
  }
  await page.reload()
  await seeText(main(page), /21 remboursements 63 000 FCFA à rendre .*\+225 07 07 00 00 01, .*Page 1 sur 2/)
  await page.getByRole('link', { name: 'Suivante' }).click()
  await seeText(main(page), /Page 2 sur 2/)
  expect(await main(page).locator('summary').count()).toBe(1)
  expect(new URL(page.url()).searchParams.get('page')).toBe('2')
  await expectAccessible(page)

  // With its last row, the last page is gone.
  await main(page).locator('summary').click()
  await page.getByRole('button', { name: /^Noter le remboursement/ }).click()
  await question(page).getByLabel('Référence du transfert').fill('OM-21')
  await question(page).getByRole('button', { name: 'Noter le remboursement' }).click()
  await seeText(main(page), /20 remboursements .*Awa Koné/)
  expect(await main(page).locator('summary').count()).toBe(20)
  expect(new URL(page.url()).searchParams.get('page')).toBe('1')

  const stall = await visitors.newPage({ as: [vendor.user] })
  await open(stall, '/vendor?tab=revenus')
  await seeText(main(stall), /Aucun revenu pour le moment/)
  await expectAccessible(stall)
})
