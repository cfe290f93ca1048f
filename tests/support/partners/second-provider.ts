import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { sameSecret } from '#server/http/same-secret.ts'
import {
  type PaymentProvider,
  ProviderUnavailable,
  type Verdict,
} from '#server/payments/providers/provider.ts'

type Charge = { ref: string; amount: number; callback: string; state: 'open' | 'paid' | 'declined' }

/** A provider with an API unlike CinetPay's, as a second one would be: its client, and its own server. */
export type SecondProvider = {
  client: PaymentProvider
  /** What the payer does, without any notice. */
  decide: (transactionId: string, state: 'paid' | 'declined') => void
  /** Sends the notice of a payment where its shop wanted it. @returns the status of the answer */
  notify: (transactionId: string, notice?: { to?: string; signature?: string }) => Promise<number>
  callbackOf: (transactionId: string) => string | undefined
  /** The payments that it was asked about, in this order. */
  asked: string[]
  /** Does it answer 503 to all? */
  setDown: (isDown: boolean) => void
  close: () => Promise<void>
}

const SECRET = 'cauri-secret'
const sign = (ref: string) => createHmac('sha256', SECRET).update(ref).digest('base64url')

const verdicts: Record<Charge['state'], Verdict['status']> = {
  open: 'PENDING',
  paid: 'ACCEPTED',
  declined: 'REFUSED',
}

/** Starts the provider « Cauri » on a free port. */
export async function startSecondProvider(): Promise<SecondProvider> {
  const charges = new Map<string, Charge>()
  const asked: string[] = []
  let isDown = false

  const answer = async (method: string, ref: string, body: () => Promise<unknown>) => {
    if (isDown) return { status: 503, body: {} }
    if (method === 'PUT') {
      const { amount, callback } = (await body()) as Pick<Charge, 'amount' | 'callback'>
      charges.set(ref, { ref, amount, callback, state: 'open' })
      return { status: 201, body: { page: `https://cauri.example/${ref}` } }
    }
    asked.push(ref)
    const charge = charges.get(ref)
    return charge
      ? { status: 200, body: { state: charge.state, amount: charge.amount } }
      : { status: 404, body: {} }
  }
  const server = createServer(async (request, response) => {
    const ref = request.url!.slice('/charges/'.length)
    const { status, body } = await answer(request.method!, ref, () => json(request))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    client: connect(url),
    asked,
    decide: (ref, state) => {
      charges.get(ref)!.state = state
    },
    notify: async (ref, { to = charges.get(ref)!.callback, signature = sign(ref) } = {}) => {
      const headers = { 'content-type': 'application/json', 'x-cauri-signature': signature }
      const { status } = await fetch(to, { method: 'POST', headers, body: JSON.stringify({ ref }) })
      return status
    },
    callbackOf: ref => charges.get(ref)?.callback,
    setDown: given => {
      isDown = given
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  }
}

/** All that the shop knows of it. */
function connect(url: string): PaymentProvider {
  async function call(ref: string, init?: RequestInit) {
    const response = await fetch(`${url}/charges/${ref}`, init)
    if (response.status >= 500) throw new ProviderUnavailable(`Cauri answered ${response.status}`)
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  return {
    name: 'cauri',
    api: '1',
    transfers: null,
    async start({ transactionId, amountFcfa, notifyUrl }) {
      const charge = JSON.stringify({ amount: amountFcfa, callback: notifyUrl })
      const { body } = await call(transactionId, { method: 'PUT', body: charge })
      return { paymentUrl: String(body.page), notifyToken: null, data: {} }
    },
    async check(transactionId) {
      const { status, body } = await call(transactionId)
      if (status === 404) return { status: 'UNKNOWN', paid: null, method: null, payerPhone: null, data: {} }
      const paid = { amountFcfa: Number(body.amount), currency: 'XOF' }
      const state = body.state as Charge['state']
      const received = state === 'paid' ? paid : null
      return { status: verdicts[state], paid: received, method: 'WAVE_CI', payerPhone: null, data: body }
    },
    readNotice({ headers, fields }) {
      const { ref } = fields
      const signature = headers['x-cauri-signature']
      if (!ref || typeof signature !== 'string') return null
      return { transactionId: ref, judge: () => (sameSecret(signature, sign(ref)) ? 'genuine' : 'forged') }
    },
  }
}
