import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { users } from '#database/schema/accounts.ts'
import { textMessages } from '#database/schema/text-messages.ts'
import { createCustomer } from '#tests/support/makers/people.ts'
import { startTextGateway, type TestGateway } from '#tests/support/partners/text-gateway.ts'
import { type MailingShop, type Stall, startMailingShop } from '#tests/support/shops/mailing-shop.ts'

let gateway: TestGateway
let shop: MailingShop
let yao: Stall
let aheadMs = 0
beforeAll(async () => {
  gateway = await startTextGateway()
  shop = await startMailingShop({
    env: {
      RATE_LIMITS: 'on',
      ORDERS_PER_HOUR: '1000',
      TEXTS_PER_ACCOUNT: '3',
      TEXTS_PER_DAY: '5',
      SMS_GATEWAY_URL: gateway.url,
      SMS_GATEWAY_TOKEN: 'jeton',
    },
    clock: () => new Date(Date.now() + aheadMs),
  })
  yao = await shop.openStall()
})
afterAll(async () => {
  await shop.close()
  await gateway.close()
})
afterEach(async () => {
  await shop.settle()
  gateway.taken.length = 0
  aheadMs += DAY_MS
})

async function openCustomer() {
  const { id, email } = await createCustomer(shop.app.db, { emailConfirmedAt: new Date() })
  const order = async () => {
    await shop.order({ email, browser: await shop.app.browser(id) }, [yao], {}, 1)
    expect(await shop.allDone()).toBe(true)
  }
  return { id, email, order }
}

test('an account has an end of texts, whatever numbers it gives itself; mails tell the rest', async () => {
  const thief = await openCustomer()
  for (let round = 0; round < 5; round += 1) {
    const phone = `+22507070000${round + 10}`
    await shop.app.db.update(users).set({ phone }).where(eq(users.id, thief.id))
    await thief.order()
  }
  expect(gateway.taken).toHaveLength(3)
  expect(await shop.mailsTo(thief)).toHaveLength(5)
  const awa = await openCustomer()
  await awa.order()
  expect(gateway.taken).toHaveLength(4)
})

test('the shop has one, which whoever runs it is told of once a day', async () => {
  const told = vi.spyOn(shop.app.deps.log, 'error')
  const customers = await Promise.all(Array.from({ length: 8 }, openCustomer))
  for (const { order } of customers) await order()
  expect(gateway.taken).toHaveLength(5)
  const lines = () => told.mock.calls.filter(([, line]) => String(line).includes('TEXTS_PER_DAY'))
  expect(lines()).toHaveLength(1)
  expect(await shop.app.db.$count(textMessages, eq(textMessages.status, 'dropped'))).toBeGreaterThanOrEqual(3)
  aheadMs += DAY_MS
  for (const { order } of customers) await order()
  expect(gateway.taken).toHaveLength(10)
  expect(lines()).toHaveLength(2)
})
