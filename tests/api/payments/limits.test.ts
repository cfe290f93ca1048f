import { afterAll, beforeAll, expect, test } from 'vitest'
import { newTransactionId } from '#server/payments/transaction-id.ts'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { createCustomer } from '#tests/support/makers/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

const limits = {
  PAYMENTS_PER_ACCOUNT: '2',
  PAYMENTS_PER_ADDRESS: '5',
  PAYMENT_CHECKS_PER_ACCOUNT: '3',
  PAYMENT_CHECKS_PER_ADDRESS: '8',
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'on', ...limits } })
})
afterAll(() => app.close())

const customer = async () => app.browser((await createCustomer(app.db)).id)
const start = async (who: TestBrowser) =>
  (await who.tries.initializePayment({ body: { orderId: 'inconnue' } })).status
const check = (who: TestBrowser) =>
  who.tries.getPaymentStatus({ params: { transactionId: newTransactionId() } })
const times = async <T>(count: number, act: () => Promise<T>): Promise<T[]> => {
  const answers: T[] = []
  for (let time = 0; time < count; time += 1) answers.push(await act())
  return answers
}

test('an account begins so many payments in an hour, an address more', async () => {
  const [awa, kofi, mariam] = [await customer(), await customer(), await customer()]
  expect(await times(3, () => start(awa))).toEqual([404, 404, 429])
  expect(await times(2, () => start(kofi))).toEqual([404, 404])
  expect(await times(2, () => start(mariam))).toEqual([404, 429])
})

test('an account asks so often in a minute where a payment is, an address more', async () => {
  const awa = await customer()
  const visitor = await app.browser()
  const answers = await times(4, () => check(awa))
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 429])
  const refused = answers.at(-1)!
  expect(refused.body.code).toBe('rate_limited')
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  const unknown = await times(6, () => check(visitor))
  expect(unknown.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 429])
})
