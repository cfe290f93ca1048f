import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { users } from '#database/schema/accounts.ts'
import { textMessages } from '#database/schema/text-messages.ts'
import { createAdmin, createCustomer } from '#tests/support/makers/people.ts'
import { startTextGateway, type TestGateway } from '#tests/support/partners/text-gateway.ts'
import { type MailingShop, type Stall, startMailingShop } from '#tests/support/shops/mailing-shop.ts'

const FIXED_LINE = '+2252720304050'

let gateway: TestGateway
let shop: MailingShop
let yao: Stall
beforeAll(async () => {
  gateway = await startTextGateway()
  shop = await startMailingShop({ env: { SMS_GATEWAY_URL: gateway.url, SMS_GATEWAY_TOKEN: 'jeton' } })
  yao = await shop.openStall()
})
afterAll(async () => {
  await shop.close()
  await gateway.close()
})
afterEach(async () => {
  await shop.settle()
  gateway.taken.length = 0
})

async function openCustomer(phone: string) {
  const { id, email } = await createCustomer(shop.app.db, { phone })
  return { id, email, browser: await shop.app.browser(id) }
}
const textsOf = (orderId: string) =>
  shop.app.db.select().from(textMessages).where(sql`${textMessages.about} ->> 'orderId' = ${orderId}`)

test.each([FIXED_LINE, '+22507070001', '+33612345678'])(
  'no text leaves for %s, which is no mobile number of Côte d’Ivoire: the mail tells',
  async phone => {
    const kofi = await openCustomer(phone)
    const { id } = await shop.order(kofi, [yao])
    for (const status of ['confirmed', 'shipped'])
      expect((await yao.browser.tries.changeOrderStatus({ params: { id }, body: { status } })).status).toBe(
        200,
      )
    expect((await shop.mailsTo(kofi)).length).toBeGreaterThan(0)
    expect(await textsOf(id)).toEqual([])
    expect(gateway.taken).toEqual([])
  },
)

test('nor for a number that is none any more while the text waits', async () => {
  const kofi = await openCustomer('+2250707000001')
  gateway.answers.push(500)
  const { id } = await shop.order(kofi, [yao])
  expect(await shop.allDone()).toBe(true)
  await shop.app.db.update(users).set({ phone: FIXED_LINE }).where(eq(users.id, kofi.id))
  const [failed] = await textsOf(id)
  const office = await shop.app.browser((await createAdmin(shop.app.db)).id)
  expect((await office.tries.retryDispatch({ params: { kind: 'text', id: failed!.id } })).status).toBe(200)
  expect(await shop.allDone()).toBe(true)
  expect(await textsOf(id)).toMatchObject([{ status: 'dropped' }])
  expect(gateway.taken).toEqual([])
})
