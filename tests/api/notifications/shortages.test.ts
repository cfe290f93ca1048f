import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Order } from '#contract/orders/schemas.ts'
import { vendors } from '#database/schema/accounts.ts'
import { withPlainSpaces } from '#tests/support/http/with-plain-spaces.ts'
import { createCustomer } from '#tests/support/makers/people.ts'
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

const lower = async ({ parcels, items }: Order, quantity: number) => {
  const answer = await yao.browser.tries.lowerParcel({
    params: { id: parcels[0]!.id },
    body: { items: [{ id: items[0]!.id, quantity }], reason: 'Récolte <b>perdue</b>' },
  })
  expect(answer.status).toBe(200)
  expect(await shop.allDone()).toBe(true)
}
test('what is missing is told to the customer by mail and by text, with the way out', async () => {
  const order = await shop.order(awa, [yao], {}, 5)
  expect(await shop.allDone()).toBe(true)
  await lower(order, 3)
  const mail = (await shop.mailsTo(awa)).at(-1)!
  expect(mail.headers.get('subject')).toBe(`Votre commande ${order.number} a changé`)
  expect(withPlainSpaces(mail.text)).toContain('a moins que prévu : votre colis coûte 3 000 FCFA de moins.')
  expect(withPlainSpaces(mail.text)).toContain('3 kg × 1 500 FCFA, au lieu de 5 kg')
  expect(mail.text).toContain('Vous pouvez annuler ce colis')
  expect(mail.html).toContain('Récolte &lt;b&gt;perdue&lt;/b&gt;')
  expect(gateway.taken.at(-1)!.text).toBe(
    `AMIC : Ferme <de> Yao a moins que prévu pour la commande ${order.number}. Nouveau prix : 4 500 FCFA. Vous pouvez annuler ce colis sur le site.`,
  )
  await awa.browser.tries.cancelParcel({ params: { id: order.parcels[0]!.id } })
  expect((await shop.subjectsTo(yao)).at(-1)).toBe(`La commande ${order.number} est annulée`)
})

test('where a producer’s name leaves no room for the way out, the text tells the price alone', async () => {
  const businessName = 'Coopérative des productrices de Bongouanou'
  await shop.app.db.update(vendors).set({ businessName }).where(eq(vendors.id, yao.vendorId))
  await lower(await shop.order(awa, [yao], {}, 5), 1)
  // Beside that of the order, in whichever sequence they left.
  expect(gateway.taken.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(/^AMIC : Coopérative des productrices de .*\. Nouveau prix : 1 500 FCFA\.$/),
  )
})

test('a parcel without anything left is told once: it is cancelled', async () => {
  const order = await shop.order(awa, [yao])
  expect(await shop.allDone()).toBe(true)
  await lower(order, 0)
  expect((await shop.subjectsTo(awa)).slice(1)).toEqual([`Votre commande ${order.number} est annulée`])
  expect(gateway.taken.map(({ text }) => text).slice(1)).toEqual([
    `AMIC : la commande ${order.number} est annulée. Une question ? Appelez-nous.`,
  ])
})
