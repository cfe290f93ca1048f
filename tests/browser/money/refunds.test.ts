import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderNumber } from '#contract/orders/order-number.ts'
import { refunds } from '#database/schema/refunds.ts'
import { createRefund, sendPart } from '#tests/support/makers/refunds.ts'
import { expectAccessible } from '#tests/support/pages/chromium.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import { expectUsableOnEveryScreen, open, seeText } from '#tests/support/pages/visitors.ts'
import { type CashOffice, openStall, startCashOffice } from '#tests/support/shops/cash-office.ts'
import { main, pressMore, question } from '#tests/support/shops/office.ts'

let office: CashOffice
beforeAll(async () => {
  office = await startCashOffice()
})
afterAll(() => office.close())

test('Fatou notes a refund with its reference', async () => {
  const { sell } = await openStall(office, 'Ferme de Yao')
  const order = await sell({ paymentMethod: 'cinetpay', status: 'cancelled' })
  const refund = await createRefund(office.db, order)
  const number = orderNumber(order.serial)
  const customer = await office.visitors.newPage({ as: [office.awa] })
  await open(customer, `/orders/${order.id}`)
  await seeText(
    main(customer),
    /Remboursement À rembourser.*3 000 FCFA.*Paiement reçu après l’annulation.*Dû depuis le.*AMIC vous renvoie cet argent/,
  )
  await expectAccessible(customer)

  const page = await office.open()
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
  const [done] = await office.db.select().from(refunds).where(eq(refunds.id, refund.id))
  expect(done).toMatchObject({ status: 'done', reference: 'OM-7788', settledBy: office.admin.id })
  // Her open page follows.
  await seeText(main(customer), /Remboursé.*3 000 FCFA.*Envoyé le .* référence OM-7788 Commander/)
  await expectAccessible(customer)

  await page.getByLabel('Statut').selectOption('Faits')
  await seeText(main(page), /OM-7788/)
  await expectUsableOnEveryScreen(page)
})

test('of a refund that is sent in part, everybody reads what is left, on a page that is open too', async () => {
  const { sell } = await openStall(office, 'Ferme de Yao')
  const order = await sell({ paymentMethod: 'cinetpay', status: 'cancelled' })
  const refund = await createRefund(office.db, order)
  const number = orderNumber(order.serial)
  const customer = await office.visitors.newPage({ as: [office.awa] })
  const followed = customer.waitForResponse(`**/api/orders/${order.id}/events*`)
  await open(customer, `/orders/${order.id}`)
  await followed
  await seeText(main(customer), /À rembourser.*3 000 FCFA/)
  await sendPart(office.db, refund, 1_800)
  await seeText(
    main(customer),
    /À rembourser.*1 200 FCFA.*Paiement reçu après l’annulation.*1 800 FCFA déjà envoyés sur 3 000 FCFA/,
  )
  await expectUsableOnEveryScreen(customer)

  const page = await office.open()
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

test('another administrator was faster: Fatou is told, and sees the list as it is', async () => {
  const { sell } = await openStall(office, 'Ferme de Yao')
  const order = await sell({ paymentMethod: 'cinetpay', status: 'cancelled' })
  const refund = await createRefund(office.db, order)
  const number = orderNumber(order.serial)
  const page = await office.open()
  await open(page, `/admin/refunds?search=${number}`)
  await pressMore(page, 'Noter le remboursement', number)
  await office.db
    .update(refunds)
    .set({ status: 'done', reference: 'OM-1', settledAt: new Date() })
    .where(eq(refunds.id, refund.id))
  await question(page).getByLabel('Référence du transfert').fill('OM-2')
  await question(page).getByRole('button', { name: 'Noter le remboursement' }).click()
  await seeText(toastOf(page), 'Ce remboursement a déjà été fait.')
  await seeText(main(page), /Aucun remboursement trouvé/)
})

test('long lists go page after page in the address, and empty ones say so', async () => {
  const page = await office.open('phone')
  await office.db.delete(refunds)
  await open(page, '/admin/refunds')
  await seeText(main(page), /Rien à rembourser/)
  await expectAccessible(page)
  const { vendor, sell } = await openStall(office, 'Ferme de Yao')
  for (let count = 0; count < 21; count += 1) {
    await createRefund(office.db, await sell({ paymentMethod: 'cinetpay', status: 'cancelled' }))
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

  const stall = await office.visitors.newPage({ as: [vendor.user] })
  await open(stall, '/vendor?tab=revenus')
  await seeText(main(stall), /Aucun revenu pour le moment/)
  await expectAccessible(stall)
})
