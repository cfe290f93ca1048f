import { expect, test } from 'vitest'
import {
  isOnline,
  mobileMoneyOperators,
  paymentMethodNames,
  paymentProviders,
} from '#contract/payments/facts.ts'
import { findProviderMentions, readCode } from './provider-names.ts'

const operators = mobileMoneyOperators.map(({ name }) => name.toLowerCase())
const known = {
  names: [...new Set([...Object.keys(paymentProviders), ...paymentMethodNames.filter(isOnline)])],
  labels: Object.values(paymentProviders)
    .map(({ label }) => label)
    .filter(label => !operators.includes(label.toLowerCase())),
}

test('only its descriptor, its folder and the configuration name a payment provider', async () => {
  const code = await readCode('.', ['src', 'demo'])
  expect(code.length).toBeGreaterThan(500)
  expect(findProviderMentions(code, known)).toEqual([])
})

test.each([
  ['src/server/orders/a.ts', "if (order.paymentMethod === 'cinetpay') return"],
  ['src/web/features/orders/a.tsx', '<Radio value="cinetpay" />'],
  ['src/database/integrity/checks.sql', "where payment_method = 'cinetpay'"],
  ['demo/orders/a.ts', "const stories = [{ method: 'cinetpay' }]"],
  ['src/server/notifications/a.ts', 'const words = { cinetpay: "Payé en ligne" }'],
  ['src/server/payments/start-payment.ts', 'settings.cinetpay.kind'],
  ['src/server/payments/provider-calls.ts', "scope.post('/api/cinetpay/notify', options)"],
  ['src/web/features/money/a.tsx', '<p>CinetPay ne rembourse pas</p>'],
  ['src/server/assistant/a.ts', "'visa, mastercard, cinetpay, virement'"],
  ['src/server/payments/providers/wave/wave.ts', "name: 'cinetpay'"],
])('a planted name of a provider is seen in %s', (file, text) => {
  expect(findProviderMentions([{ file, text: `// first line\n${text}` }], known)).toEqual([
    `${file}:2: ${text}`,
  ])
})

test('a provider that is called as an operator of phones may be spoken of, and not be decided by', () => {
  const wave = { names: ['wave'], labels: [] }
  const said = [{ file: 'src/server/a.ts', text: "const words = 'orange money, wave, moov'" }]
  expect(findProviderMentions(said, wave)).toEqual([])
  const decided = [{ file: 'src/server/a.ts', text: "if (method === 'wave') return" }]
  expect(findProviderMentions(decided, wave)).toHaveLength(1)
})

test.each([
  ['src/contract/payments/facts.ts', "cinetpay: { label: 'CinetPay' }"],
  ['src/contract/payments/endpoints.ts', "path: '/api/cinetpay/status/:transactionId',"],
  ['src/server/payments/providers/cinetpay/names.ts', "noticePath: '/api/cinetpay/notify',"],
  ['src/cinetpay-simulator/main.ts', 'Simulateur CinetPay'],
  ['src/server/config/config-variables.ts', 'CINETPAY_API_KEY: text().optional(),'],
])('a provider is at home in %s', (file, text) => {
  expect(findProviderMentions([{ file, text }], known)).toEqual([])
})
