import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderNumber } from '#contract/orders/order-number.ts'
import { payouts } from '#database/schema/payouts.ts'
import { refunds } from '#database/schema/refunds.ts'
import { createCustomer, createVendor } from '#tests/support/makers/people.ts'
import { createOrder, createProduct } from '#tests/support/makers/products-and-orders.ts'
import { createRefund } from '#tests/support/makers/refunds.ts'
import { all, answer, bar } from '#tests/support/pages/choosing.ts'
import { toastOf } from '#tests/support/pages/shopping.ts'
import { expectUsableOnEveryScreen, open, seeText } from '#tests/support/pages/visitors.ts'
import { setUpLapsedFactor } from '#tests/support/security/lapsed-factor.ts'
import { main, type Office, pressMore, question, startOffice } from '#tests/support/shops/office.ts'

let office: Office
let awa: Awaited<ReturnType<typeof createCustomer>>
beforeAll(async () => {
  office = await startOffice()
  awa = await createCustomer(office.db, { fullName: 'Awa Koné' })
})
afterAll(() => office.close())

async function openStall(businessName: string) {
  const { id: vendorId } = await createVendor(office.db, { businessName })
  const { id: productId } = await createProduct(office.db, { vendorId, price: '1500.00' })
  const sell = (fields: Partial<Parameters<typeof createOrder>[1]>) =>
    createOrder(office.db, {
      customerId: awa.id,
      lines: [{ productId, quantity: 2 }],
      paymentMethod: 'cinetpay',
      ...fields,
    })
  return { vendorId, sell }
}
const paid = { status: 'delivered', paymentStatus: 'completed' } as const

test('refunds are noted together under one reference; one that a colleague noted meanwhile is told', async () => {
  const { sell } = await openStall('Ferme de Yao')
  const orders = [
    await sell({ status: 'cancelled' }),
    await sell({ status: 'cancelled' }),
    await sell({ status: 'cancelled' }),
  ]
  const made: { id: string }[] = []
  for (const order of orders) made.push(await createRefund(office.db, order))
  const page = await office.open()
  await open(page, '/admin/refunds')
  await all(page).click()
  await seeText(bar(page), /3 remboursements sélectionnés Noter les remboursements/)
  await expectUsableOnEveryScreen(page)
  await bar(page).getByRole('button', { name: 'Noter les remboursements' }).click()
  await seeText(question(page), /Noter 3 remboursements \?.*En tout 9 000 FCFA/)
  await answer(page, 'Noter les remboursements')
  await seeText(question(page), /Indiquez la référence du transfert/)
  await expectUsableOnEveryScreen(page)

  const colleague = await office.open()
  await open(colleague, '/admin/refunds')
  const taken = orderNumber(orders[1]!.serial)
  await pressMore(colleague, 'Noter le remboursement', taken)
  await question(colleague).getByLabel('Référence du transfert').fill('OM-SEUL')
  await answer(colleague, 'Noter le remboursement')
  await seeText(toastOf(colleague), 'Remboursement noté')

  await question(page).getByLabel('Référence de l’envoi').fill('LOT-26')
  await answer(page, 'Noter les remboursements')
  await seeText(
    question(page),
    new RegExp(
      `1 remboursement n’a pas été noté 2 remboursements notés ${taken}, Awa Koné : 3 000 FCFA Ce remboursement a déjà été fait\\. Ce qui reste à faire est encore sélectionné`,
    ),
  )
  await expectUsableOnEveryScreen(page)
  await answer(page, 'Retour à la liste')
  await seeText(main(page), /Rien à rembourser/)
  const stored = await office.db.select().from(refunds)
  expect(made.map(({ id }) => stored.find(row => row.id === id)?.reference)).toEqual([
    'LOT-26',
    'OM-SEUL',
    'LOT-26',
  ])
})

test('payouts are noted together, each for the sum that was shown; the code is asked once', async () => {
  const yao = await openStall('Ferme de Yao')
  const kofi = await openStall('Ferme de Kofi')
  const aya = await openStall('Ferme d’Aya')
  for (const { sell } of [yao, kofi, aya]) await sell(paid)
  const page = await office.open()
  const code = await setUpLapsedFactor(page, office)

  await open(page, '/admin/payouts')
  await all(page).click()
  await seeText(bar(page), /3 vendeurs sélectionnés Noter les versements/)
  await expectUsableOnEveryScreen(page)
  // What Kofi is owed grows after the list was read: another sum than was sent is not noted.
  await kofi.sell(paid)
  await bar(page).getByRole('button', { name: 'Noter les versements' }).click()
  await seeText(question(page), /Noter 3 versements \?.*En tout 9 000 FCFA/)
  await question(page).getByLabel('Référence de l’envoi').fill('LOT-27')
  await answer(page, 'Noter les versements')
  const factor = page.getByRole('dialog', { name: 'Confirmez que c’est vous' })
  await factor.getByLabel('Code').fill(code)
  expect(await office.db.$count(payouts)).toBe(0)
  await factor.getByRole('button', { name: 'Valider le code' }).click()
  await seeText(
    question(page),
    /1 versement n’a pas été noté 2 versements notés Ferme de Kofi : 3 000 FCFA Le montant à verser a changé entre-temps/,
  )
  await answer(page, 'Retour à la liste')
  await seeText(bar(page), /1 vendeur sélectionné/)
  // Also what is said of the money that cannot be sent follows.
  await seeText(
    page.getByRole('main'),
    /À verser en tout : 6 000 FCFA dont 6 000 FCFA à 1 vendeur : pas de numéro confirmé/,
  )
  const stored = await office.db.select().from(payouts).where(eq(payouts.reference, 'LOT-27'))
  expect(stored.map(({ vendorId, amount }) => [vendorId, amount]).toSorted()).toEqual(
    [
      [yao.vendorId, '3000.00'],
      [aya.vendorId, '3000.00'],
    ].toSorted(),
  )
})
