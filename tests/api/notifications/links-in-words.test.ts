import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { orders } from '#database/schema/orders.ts'
import { orderBody } from '#tests/support/makers/orders.ts'
import { createZone } from '#tests/support/makers/zones.ts'
import { type MailingShop, type Stall, startMailingShop } from '#tests/support/shops/mailing-shop.ts'

const REFUSED = 'Un nom ne contient ni lien ni adresse'

let shop: MailingShop
let yao: Stall
let zoneId: string
beforeAll(async () => {
  shop = await startMailingShop()
  yao = await shop.openStall()
  zoneId = (await createZone(shop.app.db)).id
})
afterAll(() => shop.close())
afterEach(() => shop.settle())

const order = async (changes: Record<string, unknown>) => {
  const awa = await shop.openCustomer()
  const body = orderBody([{ productId: yao.productId, quantity: 1 }], changes)
  return { awa, answer: await awa.browser.tries.placeOrder({ body }) }
}

test('links in notes and directions are read, and open nothing, in the mails to the producer and the customer', async () => {
  const notes = 'Gagnez sur https://pirate.example/gain ou pirate.pro'
  const delivery = { zoneId, directions: 'Portail bleu t.me/pirate', phone: '0707000001' }
  const { awa, answer } = await order({ notes, deliveryAddress: undefined, delivery })
  expect(answer.status).toBe(201)
  for (const reader of [yao, awa]) {
    const [mail] = await shop.mailsTo(reader)
    for (const words of [mail!.text, mail!.html]) {
      expect(words).not.toMatch(/:\/\/pirate|pirate\.(?:example|pro)|t\.me/)
      // As it is read: the signs that keep it from being a link are not seen.
      expect(words.replaceAll('\u2060', '')).toContain('https://pirate.example/gain')
    }
    expect(mail!.text).toContain('https://amic.example/')
  }
})

test.each(['Gagnez sur https://pirate.example', 'pirate.com', 'www.pirate', 't.me/pirate'])(
  'who receives is not called « %s »',
  async recipientName => {
    const before = await shop.app.db.$count(orders)
    const delivery = { zoneId, directions: 'Portail bleu', phone: '0707000001', recipientName }
    const { awa, answer } = await order({ deliveryAddress: undefined, delivery })
    expect(answer).toMatchObject({ status: 400, body: { errors: { 'delivery.recipientName': REFUSED } } })
    expect(await shop.app.db.$count(orders)).toBe(before)
    const saved = { label: 'Maison', recipientName, phone: '0707000001', zoneId, directions: 'Portail bleu' }
    expect(await awa.browser.tries.addAddress({ body: saved })).toMatchObject({
      status: 400,
      body: { errors: { recipientName: REFUSED } },
    })
    expect((await awa.browser.tries.listAddresses()).body).toEqual([])
  },
)
