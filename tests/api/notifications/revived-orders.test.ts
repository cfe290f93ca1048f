import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { cancelUnpaidOrder, markOrderPaid, UNPAID } from '#server/orders/public.ts'
import { createAdmin } from '#tests/support/makers/people.ts'
import { createRefund } from '#tests/support/makers/refunds.ts'
import {
  type MailingShop,
  type Person,
  type Stall,
  startMailingShop,
} from '#tests/support/shops/mailing-shop.ts'

let shop: MailingShop
let awa: Person
let yao: Stall

beforeAll(async () => {
  shop = await startMailingShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  awa = await shop.openCustomer()
  yao = await shop.openStall()
})
afterEach(() => shop.settle())

/** An order to be paid online that its customer has cancelled, and an administrator who moves it. */
async function cancelledUnpaid() {
  const placed = await shop.order(awa, [yao], { paymentMethod: 'cinetpay' })
  const { id } = placed
  await awa.browser.tries.changeOrderStatus({ params: { id }, body: { status: 'cancelled' } })
  const admin = await shop.app.browser((await createAdmin(shop.app.db)).id)
  const set = (status: string) => admin.tries.setOrderStatus({ params: { id }, body: { status } })
  return { placed, id, number: placed.number, set }
}

test('an order that was cancelled unpaid is taken up again as one to pay, of which its vendor hears nothing', async () => {
  const { id, number, set } = await cancelledUnpaid()
  expect(await shop.subjectsTo(awa)).toEqual([`Votre commande ${number} est annulée`])
  await set('pending')
  const [, again] = await shop.mailsTo(awa)
  expect(again!.headers.get('subject')).toBe(`Votre commande ${number} est de nouveau à payer`)
  expect(again!.text).toMatch(/Payez-la avant \d+.h.\d+.: sans paiement, elle est annulée/)
  expect(again!.text).not.toContain('confirmation')
  expect(again!.html).toContain(`https://amic.example/checkout?order=${id}`)
  expect(await shop.subjectsTo(yao)).toEqual([])
})

test('one that was paid for since is told to its vendor once, as new', async () => {
  const { placed, number, set } = await cancelledUnpaid()
  await createRefund(shop.app.db, placed)
  expect((await set('pending')).status).toBe(200)
  const [told, ...others] = await shop.subjectsTo(yao)
  expect(others).toEqual([])
  expect(told).toContain(`Nouvelle commande ${number}`)
})

test('its vendor hears each time that it is vouched for, or paid, and each time that it is not to be sent after all', async () => {
  const { id, number, set } = await cancelledUnpaid()
  const told: unknown[] = []
  const expectNext = async (...subjects: string[]) => {
    told.push(...subjects.map(subject => expect.stringContaining(subject)))
    expect(await shop.subjectsTo(yao)).toEqual(told)
  }
  await set('confirmed')
  await expectNext(`Nouvelle commande ${number}`)
  await set('cancelled')
  await expectNext(`La commande ${number} est annulée`)
  await set('confirmed')
  await expectNext(`La commande ${number}, qui était annulée, est reprise`)
  // Back to where it waits for its money, and then cancelled.
  await set('pending')
  await expectNext()
  await set('cancelled')
  await expectNext(`La commande ${number} est annulée`)
  await set('pending')
  await expectNext()
  await shop.app.db.transaction(tx => markOrderPaid(tx, shop.app.deps, id))
  await expectNext(`La commande ${number}, qui était annulée, est reprise`)
})

test('one that its vendor was told of and that was not paid in time is not called unanswered by the vendor', async () => {
  const { id, number, set } = await cancelledUnpaid()
  await set('confirmed')
  await set('pending')
  await shop.app.db.transaction(tx => cancelUnpaidOrder(tx, shop.app.deps, id, UNPAID))
  const mails = await shop.mailsTo(yao)
  const last = mails.at(-1)!
  expect(last.headers.get('subject')).toBe(`La commande ${number} est annulée`)
  expect(last.text).toMatch(/Le client n’a pas payé à temps.: la commande AMIC-\d+ est annulée\./)
  expect(last.text).not.toContain('de votre part')
})
