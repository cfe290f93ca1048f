import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SIMULATOR_PATH } from '#contract/paths.ts'
import { showSimulatorPages } from '#server/payments/providers/cinetpay/show-simulator-pages.ts'
import {
  type RunningSimulator,
  simulatorKeys,
  startSimulator,
} from '../../../src/cinetpay-simulator/start-simulator.ts'

let simulator: RunningSimulator
let shop: FastifyInstance
let pay: string
beforeAll(async () => {
  shop = fastify()
  const shopUrl = 'http://shop.example'
  simulator = await startSimulator({ port: 0, publicUrl: shopUrl + SIMULATOR_PATH })
  await showSimulatorPages(shop, simulator.url)
  const { apiKey: apikey, siteId: site_id } = simulatorKeys.v2
  const opened = await fetch(`${simulator.url}/v2/payment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      apikey,
      site_id,
      transaction_id: 'AMIC-PAGES',
      amount: 1500,
      currency: 'XOF',
      description: 'Commande AMIC-000001',
      notify_url: 'http://127.0.0.1:9/notify',
      return_url: `${shopUrl}/payment-return`,
      channels: 'ALL',
      customer_name: 'Koné',
      customer_surname: 'Awa',
      customer_email: 'awa@amic.example',
      customer_phone_number: '+2250707000001',
    }),
  })
  const { data } = (await opened.json()) as { data: { payment_url: string } }
  expect(data.payment_url).toMatch(/^http:\/\/shop\.example\/simulateur\/pay\/[0-9a-f]{64}$/)
  pay = new URL(data.payment_url).pathname
})
afterAll(async () => {
  await shop.close()
  await simulator.close()
})

const submit = (step: string, fields: Record<string, string>) =>
  shop.inject({
    method: 'POST',
    url: `${pay}/${step}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })

test('a payment is made without leaving the shop’s address, by card here', async () => {
  const first = await shop.inject(pay)
  expect(first.headers['content-type']).toContain('text/html')
  expect(first.headers['content-security-policy']).toContain("default-src 'none'")
  expect(first.body).toContain(`action="${pay}/operator"`)

  const wrong = await submit('operator', { operator: 'OM', phone: '12' })
  expect([wrong.statusCode, wrong.body]).toEqual([400, expect.stringContaining('10 chiffres')])
  const chosen = await submit('operator', { operator: 'VISAM', phone: '' })
  expect([chosen.statusCode, chosen.headers.location]).toEqual([303, `${pay}?etape=confirmer`])
  const confirm = await shop.inject(`${pay}?etape=confirmer`)
  expect(confirm.body).toContain('avec votre carte')

  const answered = await submit('answer', { outcome: 'accept' })
  expect([answered.statusCode, answered.headers.location]).toEqual([303, pay])
  expect((await shop.inject(pay)).body).toContain('Paiement accepté')
})

test.each([
  '/simulateur/simulator/ledger',
  '/simulateur/pay/..%2Fsimulator%2Fledger',
  '/simulateur/pay/abc/x',
])('nothing else of the simulator is shown: %s', async url => {
  expect((await shop.inject(url)).statusCode).toBe(404)
})
