import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderNumber } from '#contract/orders/order-number.ts'
import { payouts } from '#database/schema/payouts.ts'
import { confirmNumber } from '#tests/support/makers/payout-numbers.ts'
import { createProblem } from '#tests/support/makers/problems.ts'
import { createRefund } from '#tests/support/makers/refunds.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import { expectUsableOnEveryScreen, open, seeAddress, seeText } from '#tests/support/pages/visitors.ts'
import { type CashOffice, openStall, paidOnline, startCashOffice } from '#tests/support/shops/cash-office.ts'
import { main, pressMore, question } from '#tests/support/shops/office.ts'

let office: CashOffice
beforeAll(async () => {
  office = await startCashOffice()
})
afterAll(() => office.close())

test('on a phone, what keeps money from a vendor stands on its row, and nothing can be sent there', async () => {
  const name = 'Verger d’Akissi'
  const { vendor, sell } = await openStall(office, name)
  await createProblem(office, (await sell(paidOnline)).id)
  const page = await office.open('phone')
  const row = main(page)
    .getByRole('list', { name: 'À verser' })
    .getByRole('listitem')
    .filter({ hasText: name })
  await open(page, '/admin/payouts')
  await seeText(
    row,
    /1 colis livré Aucun numéro confirmé dont 1 500 FCFA en examen \(1 problème\), versés aussi Appeler le/,
  )
  await row.locator('summary').click()
  const disputed = row.getByRole('link', {
    name: `dont 1 500 FCFA en examen (1 problème), versés aussi, ${name}`,
  })
  expect(await disputed.getAttribute('href')).toBe('/admin/problemes?status=open')
  await seeText(row, /Aucun numéro confirmé.*Appeler le vendeur Noter le versement$/)
  await expectUsableOnEveryScreen(page)
  await confirmNumber(office.db, vendor.id, { confirmedAt: new Date() })
  await page.reload()
  await seeText(
    row,
    /3 000 FCFA \+225 07 01 02 03 04, .* Payable dès le [^V]* dont 1 500 FCFA en examen \(1 p/,
  )
  await row.locator('summary').click()
  await seeText(row, /Payer au .* Payable dès le [^V]* Noter le versement$/)
  await expectUsableOnEveryScreen(page)
  await confirmNumber(office.db, vendor.id)
  await page.reload()
  await seeText(row, /Orange Money dont 1 500 FCFA en examen \(1 problème\), versés aussi Verser$/)
  await row.locator('summary').click()
  await seeText(row, /Verser Noter le versement$/)
})

test('Fatou pays a vendor all that it is owed', async () => {
  const name = 'Jardins d’Awa'
  const { vendor, sell } = await openStall(office, name)
  await sell(paidOnline)
  await sell(paidOnline)
  const page = await office.open()
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
  await confirmNumber(office.db, vendor.id, { phone: '+2250102030405', operator: 'MOOV_MONEY_CI' })
  await page.reload()
  await seeText(main(page), /\+225 01 02 03 04 05, Moov Money/)
  await send.waitFor()
  await page.getByRole('button', { name: /^Verser à 2 vendeurs : 9\s000\sFCFA$/u }).waitFor()
  expect(await call.count()).toBe(0)
  await pressMore(page, 'Noter le versement', name)
  await seeText(question(page), /Numéro à payer \+225 01 02 03 04 05, Moov Money/)
  expect(await question(page).textContent()).not.toContain('05 05 00 00 01')
  await expectUsableOnEveryScreen(page)
  await question(page).getByLabel('Référence du transfert').fill('VIR-704884')
  await question(page).getByRole('button', { name: 'Noter le versement' }).click()
  await seeText(toastOf(page), 'Versement noté')
  await page.getByLabel(`Autres actions : ${name}`).waitFor({ state: 'detached' })
  // What the others are owed may still be sent, and no more.
  await page.getByRole('button', { name: /^Verser à 1 vendeur : 3\s000\sFCFA$/u }).waitFor()
  expect(await office.db.select().from(payouts).where(eq(payouts.vendorId, vendor.id))).toMatchObject([
    { amount: '6000.00', reference: 'VIR-704884', createdBy: office.admin.id },
  ])
  await page.getByRole('link', { name: 'Versements faits' }).click()
  await seeText(main(page), /1 versement .*VIR-704884.*fatou/)
  await expectUsableOnEveryScreen(page)
})

test('a payout that was noted by hand is found by its reference, which a phone shows whole', async () => {
  const reference = 'PAY-8E3Z3NZCT5W5DN744QC3MXWH'
  const { vendor } = await openStall(office, 'Verger de Zié')
  const page = await office.open('phone')
  await open(page, '/admin/transfers?search=qc3mxwh')
  await seeText(main(page), /Aucun transfert trouvé/)
  await page.getByRole('link', { name: 'Chercher parmi les versements faits' }).click()
  await seeText(main(page), /Aucun versement trouvé/)
  await expectUsableOnEveryScreen(page)
  await office.db.insert(payouts).values({ vendorId: vendor.id, amount: '3000.00', reference })
  await page.reload()
  const row = main(page).getByRole('listitem').filter({ hasText: 'Verger de Zié' })
  await seeText(row, new RegExp(`^Verger de Zié 3 000 FCFA .* ${reference}$`))
  await expectUsableOnEveryScreen(page)
  await page.getByRole('searchbox', { name: 'Vendeur ou référence' }).fill('verger de z')
  await page.keyboard.press('Enter')
  await seeAddress(page, '**/admin/payouts?list=done&search=verger+de+z')
  await seeText(row, new RegExp(reference))
})

test('a vendor reads where the money of each order is', async () => {
  const { vendor, sell } = await openStall(office, 'Ferme de Yao')
  await sell({ status: 'delivered', paymentStatus: 'completed' })
  const owed = await sell(paidOnline)
  const cancelled = await sell({ ...paidOnline, status: 'cancelled' })
  await createRefund(office.db, cancelled, { parcelId: cancelled.parcels[0]!.id })
  const page = await office.visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor')
  await page.getByRole('link', { name: 'Revenus', exact: true }).click()
  expect(new URL(page.url()).search).toBe('?tab=revenus')
  await seeText(
    main(page),
    /À vous verser 3 000 FCFA Versé en une fois, sans jour fixe : vous le verrez ici\..*Revenus reçus 6 000 FCFA Colis livrés et payés, c’est-à-dire : Encaissé en espèces 3 000 FCFA Par.*Versé 0 FCFA/,
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
  const { vendor, productId, sell } = await openStall(office, 'Grande ferme')
  await createProblem(office, (await sell({ ...paidOnline, lines: [{ productId, quantity: 9_999 }] })).id)
  const page = await office.visitors.newPage({ as: [vendor.user] })
  await open(page, '/vendor?tab=revenus')
  await seeText(main(page), /À vous verser 14 998 500 FCFA dont 1 500 FCFA en examen \(1 problème\) /)
  const cards = main(page).getByRole('term').locator('..')
  expect(await cards.evaluateAll(all => all.filter(one => one.scrollWidth > one.clientWidth).length)).toBe(0)
})
