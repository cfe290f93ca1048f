import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer } from '#tests/support/makers/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMITS: 'on', PUBLIC_WRITES_PER_HOUR: '2' } })
})
afterAll(() => app.close())

test('a customer takes its data along as often as the limit says, and hinders nobody else', async () => {
  const takeAlong = async () => {
    const browser = await app.browser((await createCustomer(app.db)).id)
    return async () => (await browser.get('/api/customer/export')).status
  }
  const [awa, kofi] = [await takeAlong(), await takeAlong()]
  expect([await awa(), await awa(), await awa()]).toEqual([200, 200, 429])
  expect(await kofi()).toBe(200)
})
