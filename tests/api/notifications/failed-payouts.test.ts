import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '#tests/support/http/browser.ts'
import { withPlainSpaces } from '#tests/support/http/with-plain-spaces.ts'
import { confirmNumber } from '#tests/support/makers/payout-numbers.ts'
import { createAdmin, createCustomer } from '#tests/support/makers/people.ts'
import { createOrder } from '#tests/support/makers/products-and-orders.ts'
import { type MailingShop, startMailingShop } from '#tests/support/shops/mailing-shop.ts'
import { simulatorKeys, startSimulator } from '../../../src/cinetpay-simulator/start-simulator.ts'

let provider: Awaited<ReturnType<typeof startSimulator>>
let shop: MailingShop
let fatou: TestBrowser
beforeAll(async () => {
  provider = await startSimulator({ port: 0 })
  const { apiKey, apiPassword } = simulatorKeys.v1
  const keys = { CINETPAY_API_KEY: apiKey, CINETPAY_API_PASSWORD: apiPassword }
  shop = await startMailingShop({ env: { ...keys, CINETPAY_BASE_URL: provider.url } })
  fatou = await shop.app.browser((await createAdmin(shop.app.db)).id)
})
afterAll(async () => {
  await shop.close()
  await provider.close()
})

test('a producer whom a transfer did not reach is told why, and what follows', async () => {
  const yao = await shop.openStall()
  await createOrder(shop.app.db, {
    customerId: (await createCustomer(shop.app.db)).id,
    lines: [{ productId: yao.productId, quantity: 8 }],
    paymentMethod: 'cinetpay',
    status: 'delivered',
    paymentStatus: 'completed',
  })
  await confirmNumber(shop.app.db, yao.vendorId)
  await fetch(`${provider.url}/simulator/faults`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ transfer: 'no_account' }),
  })
  await fatou.api.makeTransfers({ body: { vendorIds: [yao.vendorId] } })
  const mails = await shop.mailsTo(yao)
  expect(mails).toHaveLength(1)
  const [mail] = mails
  const subject = withPlainSpaces(mail!.headers.get('subject')!)
  expect(subject).toBe('Votre versement de 12 000 FCFA n’a pas pu être envoyé')
  expect(mail!.text).toContain('Ce numéro n’a pas de compte mobile money.')
  expect(mail!.text).toContain('+225 07 01 02 03 04, Orange Money')
  expect(mail!.text).toContain('vous n’avez pas à le redemander')
  expect(mail!.text).toContain('https://amic.example/vendor?tab=revenus')
})
