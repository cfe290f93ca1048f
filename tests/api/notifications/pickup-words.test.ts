import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import { plannedWords } from '#contract/orders/planned-days.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { gsmText } from '#server/notifications/texts/gsm-text.ts'
import { withPlainSpaces } from '#tests/support/http/with-plain-spaces.ts'
import { createCustomer } from '#tests/support/makers/people.ts'
import { createPickupPoint } from '#tests/support/makers/pickup-points.ts'
import { startTextGateway, type TestGateway } from '#tests/support/partners/text-gateway.ts'
import {
  type MailingShop,
  type Person,
  type Stall,
  startMailingShop,
} from '#tests/support/shops/mailing-shop.ts'

let gateway: TestGateway
let shop: MailingShop
let awa: Person
let yao: Stall
beforeAll(async () => {
  gateway = await startTextGateway()
  shop = await startMailingShop({ env: { SMS_GATEWAY_URL: gateway.url, SMS_GATEWAY_TOKEN: 'jeton' } })
  yao = await shop.openStall()
  const { id, email } = await createCustomer(shop.app.db, { phone: '+2250707000001' })
  awa = { email, browser: await shop.app.browser(id) }
})
afterAll(async () => {
  await shop.close()
  await gateway.close()
})

/** Each message has left before the next one is written. */
async function place(pickupPointId: string): Promise<Order> {
  const delivery = { mode: 'pickup', pickupPointId }
  const order = await shop.order(awa, [yao], { deliveryAddress: undefined, delivery })
  expect(await shop.allDone()).toBe(true)
  return order
}

async function move({ id }: Order, body: object): Promise<void> {
  expect((await yao.browser.tries.changeOrderStatus({ params: { id }, body })).status).toBe(200)
  expect(await shop.allDone()).toBe(true)
}

test('mails and texts of an order that is picked up say where, and never that it is on its way', async () => {
  const point = await createPickupPoint(shop.app.db, { name: 'Gare d’Adjamé' })
  const order = await place(point.id)
  const [parcel] = order.parcels
  await move(order, { status: 'confirmed' })
  await move(order, { status: 'shipped' })
  await move(order, { status: 'delivered', code: parcel!.deliveryCode })

  const day = gsmText(plannedWords(order))
  expect(gateway.taken.map(({ text }) => text)).toEqual([
    `AMIC : la commande ${order.number} est bien enregistrée. ${day}. Merci !`,
    `AMIC : la commande ${order.number} est confirmée et se prépare. ${day}.`,
    `AMIC : la commande ${order.number} est prete au retrait. Code à donner au retrait : ${parcel!.deliveryCode}. Lieu : Gare d'Adjamé. ${day}.`,
    `AMIC : la commande ${order.number} est retirée. Bon appétit !`,
  ])
  const mails = await shop.mailsTo(awa)
  expect(mails.map(({ headers }) => headers.get('subject'))).toEqual([
    `Votre commande ${order.number} est enregistrée`,
    `Votre commande ${order.number} est confirmée`,
    `Votre commande ${order.number} est prête au retrait`,
    `Votre commande ${order.number} est retirée`,
  ])
  const ready = withPlainSpaces(mails[2]!.text)
  expect(ready).toContain(order.deliveryAddress)
  expect(ready).toContain(point.directions)
  const weekday = withPlainSpaces(formatWeekday(parcel!.plannedOn!))
  expect(ready).toContain(`au point de retrait, ${weekday}, pendant ses heures d’ouverture.`)
  expect(ready).toContain(`Votre code de retrait : ${parcel!.deliveryCode}`)
  expect(ready).toContain('Donnez-le au retrait, colis en main.')
  expect(ready).toContain('Au retrait, vous paierez le montant ci-dessous.')
  const [toVendor] = await shop.mailsTo(yao)
  expect(withPlainSpaces(toVendor!.text)).toContain(`Lieu de retrait : ${order.deliveryAddress}`)
})

test('a text stays one text, whatever the point is called', async () => {
  const point = await createPickupPoint(shop.app.db, { name: 'Marché '.repeat(8).trim() })
  const order = await place(point.id)
  gateway.taken.length = 0
  await move(order, { status: 'confirmed' })
  await move(order, { status: 'shipped' })
  const { text } = gateway.taken.at(-1)!
  expect(text).toContain(order.parcels[0]!.deliveryCode)
  expect(text).toContain('Lieu : Marché')
  expect(text).not.toContain(gsmText(plannedWords(order)))
  expect(text.length).toBeLessThanOrEqual(160)
})
