import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { dayOf } from '#contract/day-of.ts'
import { movableDays } from '#contract/delivery/movable-days.ts'
import { formatWeekday } from '#contract/delivery/weekday-words.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { gsmText } from '#server/notifications/texts/gsm-text.ts'
import { withPlainSpaces } from '#tests/support/http/with-plain-spaces.ts'
import { openEveryDay } from '#tests/support/makers/delivery-days.ts'
import { createCustomer } from '#tests/support/makers/people.ts'
import { createPickupPoint, everyDay } from '#tests/support/makers/pickup-points.ts'
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
  await openEveryDay(shop.app.db)
})
beforeEach(async () => {
  const { id, email } = await createCustomer(shop.app.db, { phone: '+2250707000001' })
  awa = { email, browser: await shop.app.browser(id) }
  yao = await shop.openStall()
})
afterEach(async () => {
  await shop.settle()
  gateway.taken.length = 0
})
afterAll(async () => {
  await shop.close()
  await gateway.close()
})

const move = async ({ parcels }: Order, plannedOn: string) => {
  const answer = await yao.browser.tries.setParcelDay({
    params: { id: parcels[0]!.id },
    body: { plannedOn, reason: 'Route <b>coupée</b>' },
  })
  expect(answer.status).toBe(200)
}
/** Days to which the parcel may be moved, which it does not have. */
const otherDays = ({ parcels }: Order) =>
  movableDays([], new Date()).filter(day => day !== parcels[0]!.plannedOn && day > dayOf(new Date()))

test('another day is told to the customer by mail and by text, with the reason', async () => {
  const order = await shop.order(awa, [yao])
  expect(await shop.allDone()).toBe(true)
  const day = otherDays(order)[8]!
  await move(order, day)
  expect(await shop.allDone()).toBe(true)
  const mail = (await shop.mailsTo(awa)).at(-1)!
  expect(mail.headers.get('subject')).toBe(`Votre commande ${order.number} arrive un autre jour`)
  expect(mail.text).toContain(`vous livrera ${formatWeekday(day)}.`)
  expect(mail.text).toContain(formatWeekday(order.parcels[0]!.plannedOn!))
  expect(mail.html).toContain('Route &lt;b&gt;coupée&lt;/b&gt;')
  expect(gateway.taken.at(-1)!.text).toContain(`vous livre la commande ${order.number} un autre jour`)
})

test('of what is fetched it is told that it is handed over, where, and at which hours', async () => {
  const point = await createPickupPoint(shop.app.db, { name: 'Gare d’Adjamé', openingHours: everyDay })
  const delivery = { mode: 'pickup', pickupPointId: point.id }
  const order = await shop.order(awa, [yao], { deliveryAddress: undefined, delivery })
  expect(await shop.allDone()).toBe(true)
  const day = otherDays(order)[8]!
  await move(order, day)
  expect(await shop.allDone()).toBe(true)
  const mail = (await shop.mailsTo(awa)).at(-1)!
  const text = withPlainSpaces(mail.text)
  expect(mail.headers.get('subject')).toBe(`Votre commande ${order.number} se retire un autre jour`)
  expect(text).toContain(
    withPlainSpaces(
      `Ferme <de> Yao vous remettra votre commande au point de retrait, ${formatWeekday(day)} (8 h à 18 h).`,
    ),
  )
  expect(text).toContain(order.deliveryAddress)
  expect(text).not.toMatch(/livr(?:era|aison|ée)/i)
  expect(gateway.taken.at(-1)!.text).toBe(
    gsmText(
      `AMIC : Ferme <de> Yao vous remet la commande ${order.number} un autre jour : ${formatWeekday(day)} (8 h à 18 h).`,
    ),
  )
})

test('a parcel that is moved twice before anything leaves is told once, with its last day', async () => {
  const order = await shop.order(awa, [yao])
  expect(await shop.allDone()).toBe(true)
  const [first, , second] = otherDays(order)
  await move(order, first!)
  await move(order, second!)
  expect(await shop.allDone()).toBe(true)
  const told = (await shop.mailsTo(awa)).filter(({ text }) => text.includes('vous livrera'))
  expect(told.at(-1)!.text).toContain(`vous livrera ${formatWeekday(second!)}.`)
})
