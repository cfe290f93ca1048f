import * as z from 'zod/mini'
import {
  type Notice,
  type PaymentProvider,
  type PaymentRequest,
  ProviderRefused,
  ProviderUnavailable,
  type RawNotice,
  type StartedAtProvider,
  TransactionExists,
  type Verdict,
} from '../provider.ts'
import { sameSecret } from '../same-secret.ts'
import { accessTokens } from './access-token.ts'
import {
  CHECK_TIMEOUT_MS,
  type CinetpayCall,
  callCinetpay,
  INITIALISE_TIMEOUT_MS,
  withRetry,
} from './cinetpay-http.ts'
import { refusalSentenceV1, V1, verdictOfV1 } from './codes-v1.ts'
import { CINETPAY } from './names.ts'

export type V1Settings = { apiKey: string; apiPassword: string; baseUrl: string }

const Status = z.object({
  code: z.number(),
  status: z.optional(z.string()),
  transaction_id: z.nullish(z.string()),
  merchant_transaction_id: z.nullish(z.string()),
})
type Status = z.output<typeof Status>

const Opened = z.object({ payment_url: z.url(), notify_token: z.string() })

const TOKEN_REFUSED: readonly number[] = [V1.invalidToken, V1.expiredToken]
/** Wrong keys or an address that is not allow-listed: the customer can do nothing, AMIC must. */
const OUR_TROUBLE: readonly number[] = [...TOKEN_REFUSED, V1.invalidCredentials, V1.notAllowed, -1]

const API = 'v1'

type AuthorisedCall = Omit<CinetpayCall, 'baseUrl' | 'bearer'>

/** CinetPay's API of 2026, keys `sk_…`. */
export function cinetpayV1(settings: V1Settings): PaymentProvider {
  const { baseUrl } = settings
  const tokens = accessTokens(settings)

  async function callOnce(call: AuthorisedCall): Promise<{ status: Status; body: unknown; token: string }> {
    const token = await tokens.current()
    const ask = () => callCinetpay({ ...call, baseUrl, bearer: token })
    const { body } = await (call.method === 'GET' ? withRetry(ask) : ask())
    const parsed = Status.safeParse(body)
    if (parsed.success) return { status: parsed.data, body, token }
    throw new ProviderUnavailable("CinetPay's answer is not understood", { cause: parsed.error })
  }

  /** A refused token is renewed once. The call was not carried out, so that any call may be repeated. */
  async function callAuthorised(call: AuthorisedCall) {
    const first = await callOnce(call)
    if (!TOKEN_REFUSED.includes(first.status.code)) return first
    tokens.forget(first.token)
    return callOnce(call)
  }

  async function start(request: PaymentRequest): Promise<StartedAtProvider> {
    const { status, body } = await callAuthorised({
      method: 'POST',
      path: '/v1/payment',
      body: requestBody(request),
      timeoutMs: INITIALISE_TIMEOUT_MS,
    })
    if (status.code === V1.transactionExist) throw new TransactionExists(request.transactionId)
    if (OUR_TROUBLE.includes(status.code)) {
      throw new ProviderUnavailable(`CinetPay cannot open payments: ${status.code} ${status.status}`)
    }
    if (status.code !== V1.ok) throw new ProviderRefused(String(status.code), refusalSentenceV1(status.code))
    const opened = Opened.safeParse(body)
    if (!opened.success) {
      throw new ProviderUnavailable("CinetPay's opened payment is not understood", { cause: opened.error })
    }
    const { payment_url: paymentUrl, notify_token: notifyToken } = opened.data
    return { paymentUrl, notifyToken, data: { initialised: status } }
  }

  async function check(transactionId: string): Promise<Verdict> {
    const { status: answer } = await callAuthorised({
      method: 'GET',
      path: `/v1/payment/${encodeURIComponent(transactionId)}`,
      timeoutMs: CHECK_TIMEOUT_MS,
    })
    const status = verdictOfV1(answer.code)
    if (!status) throw new ProviderUnavailable(`CinetPay's check says ${answer.code} ${answer.status}`)
    if (status === 'ACCEPTED' && answer.merchant_transaction_id !== transactionId) {
      throw new ProviderUnavailable("CinetPay's check speaks of another transaction")
    }
    return { status, paid: null, method: null, data: { checked: answer } }
  }

  return { ...CINETPAY, api: API, start, check, readNotice }
}

function readNotice({ fields }: RawNotice): Notice | null {
  const { notify_token: token, merchant_transaction_id: transactionId } = fields
  if (!token || !transactionId) return null
  return {
    transactionId,
    judge: attempt => {
      // A notice may come before the answer to `start`, which brings the token, has reached us.
      if (attempt?.providerApi === API && attempt.notifyToken === null) return 'too_early'
      const expected = attempt?.notifyToken ?? null
      return expected !== null && sameSecret(token, expected) ? 'genuine' : 'forged'
    },
  }
}

function requestBody(request: PaymentRequest): Record<string, unknown> {
  const { payer } = request
  return {
    currency: 'XOF',
    merchant_transaction_id: request.transactionId,
    amount: request.amountFcfa,
    lang: 'fr',
    designation: request.designation,
    client_first_name: payer.firstName,
    client_last_name: payer.lastName,
    client_email: payer.email,
    client_phone_number: payer.phone,
    direct_pay: false,
    success_url: request.returnUrl,
    failed_url: request.returnUrl,
    notify_url: request.notifyUrl,
  }
}
