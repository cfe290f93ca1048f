import { MINUTE_MS } from '#contract/durations.ts'
import type { PaymentReport } from '#contract/payments/schemas.ts'
import { startTestApp, type TestApp, type TestAppOptions } from '#tests/support/servers/app.ts'
import type { Faults } from '../../../src/cinetpay-simulator/faults.ts'
import { simulatorKeys, startSimulator } from '../../../src/cinetpay-simulator/start-simulator.ts'
import type { Transaction } from '../../../src/cinetpay-simulator/transactions.ts'
import type { Transfer } from '../../../src/cinetpay-simulator/transfers.ts'

export type Outcome = 'accept' | 'refuse' | 'insufficient' | 'pending' | 'expire'

export type PayingShop = {
  app: TestApp
  /** The simulator's address, to speak to it without the shop. */
  providerUrl: string
  /** The variables with which another server of this shop speaks to the provider. */
  providerEnv: Record<string, string>
  /** Minutes that the shop's clock is ahead. */
  travel: (minutes: number) => void
  /** Switches faults of the provider on; those that are not named are switched off. */
  setFaults: (faults: Partial<Faults>) => Promise<void>
  /** What the faults delay happens now, in its order, however long it was to wait. */
  hasten: () => Promise<void>
  /** Ends the provider's bearer tokens (API v1). */
  revokeTokens: () => Promise<void>
  /** Their day is over (API v1). */
  expireTokens: () => Promise<void>
  /** What the payer does on the payment page, with a number of its own unless told. */
  pay: (paymentUrl: string, outcome: Outcome, phone?: string) => Promise<void>
  /** The provider's own account of all payments. */
  ledger: () => Promise<Transaction[]>
  /** The provider's own account of what it sent on. */
  transfers: () => Promise<Transfer[]>
  /** The provider's own account of a payment. */
  ledgerOf: (transactionId: string) => Promise<Transaction | undefined>
  /** What the shop answers about a payment, to anybody. */
  report: (transactionId: string) => Promise<PaymentReport>
  close: () => Promise<void>
}

/** The shop and the simulator of CinetPay, each a server of its own, speaking one of the two APIs over HTTP. */
export async function startPayingShop(
  api: 'v1' | 'v2',
  options: Pick<TestAppOptions, 'providers' | 'env'> = {},
): Promise<PayingShop> {
  const simulator = await startSimulator({ port: 0 })
  const { v1, v2 } = simulatorKeys
  const keys: Record<string, string> =
    api === 'v1'
      ? { CINETPAY_API_KEY: v1.apiKey, CINETPAY_API_PASSWORD: v1.apiPassword }
      : {
          CINETPAY_API_KEY: v2.apiKey,
          CINETPAY_SITE_ID: v2.siteId,
          CINETPAY_SECRET_KEY: v2.secretKey,
          CINETPAY_TRANSFER_API_KEY: v1.apiKey,
          CINETPAY_TRANSFER_API_PASSWORD: v1.apiPassword,
        }
  const providerEnv = { ...keys, CINETPAY_BASE_URL: simulator.url }
  let aheadMs = 0
  const app = await startTestApp({
    ...options,
    env: { ...providerEnv, ...options.env },
    clock: () => new Date(Date.now() + aheadMs),
  })
  // The port is free to choose, so the shop's address is known only now.
  app.deps.config.publicUrl = app.url

  const control = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(simulator.url + path, {
      method,
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return response.json()
  }
  const submit = async (url: string, fields: Record<string, string>) => {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    })
    if (response.status !== 303) throw new Error(`${url} answered ${response.status}`)
  }
  const ledger = async () =>
    ((await control('GET', '/simulator/ledger')) as { transactions: Transaction[] }).transactions
  return {
    app,
    providerUrl: simulator.url,
    providerEnv,
    travel: minutes => {
      aheadMs += minutes * MINUTE_MS
    },
    setFaults: faults => control('PUT', '/simulator/faults', faults),
    hasten: () => control('POST', '/simulator/hasten'),
    revokeTokens: () => control('DELETE', '/simulator/tokens'),
    expireTokens: () => control('POST', '/simulator/tokens/expire'),
    pay: async (paymentUrl, outcome, phone = '07 07 00 00 01') => {
      await submit(`${paymentUrl}/operator`, { operator: 'OM', phone })
      await submit(`${paymentUrl}/answer`, { outcome })
    },
    ledger,
    transfers: async () =>
      ((await control('GET', '/simulator/ledger')) as { transfers: Transfer[] }).transfers,
    ledgerOf: async transactionId => (await ledger()).find(({ id }) => id === transactionId),
    report: async transactionId =>
      (await (await app.browser()).tries.getPaymentStatus({ params: { transactionId } })).body,
    close: async () => {
      await simulator.close()
      await app.close()
    },
  }
}
