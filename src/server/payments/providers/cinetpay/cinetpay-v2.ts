import * as z from 'zod/mini'
import { sameSecret } from '../../../http/same-secret.ts'
import type { Notice, RawNotice } from '../notice.ts'
import {
  type PaymentProvider,
  type PaymentRequest,
  ProviderRefused,
  ProviderUnavailable,
  type StartedAtProvider,
  type Verdict,
} from '../provider.ts'
import type { TransferProvider } from '../transfer-provider.ts'
import { CHECK_TIMEOUT_MS, callCinetpay, INITIALISE_TIMEOUT_MS, withRetry } from './cinetpay-http.ts'
import {
  CREATED,
  isTheirTroubleV2,
  methodOfV2,
  refusalSentenceV2,
  saysSuccessV2,
  verdictOfV2,
} from './codes-v2.ts'
import { ivorianMobile } from './ivorian-mobile.ts'
import { CINETPAY } from './names.ts'
import { signNotice } from './notice-signature.ts'

export type V2Settings = { apiKey: string; siteId: string; secretKey: string; baseUrl: string }

const Code = z.object({
  code: z.coerce.string(),
  message: z.optional(z.string()),
  description: z.optional(z.nullable(z.string())),
  api_response_id: z.optional(z.coerce.string()),
})

const Opened = z.object({ data: z.object({ payment_url: z.url() }) })

/** The details are null or absent while a payment is pending. */
const Checked = z.object({
  data: z.nullish(
    z.object({
      amount: z.nullish(z.coerce.number()),
      currency: z.nullish(z.string()),
      payment_method: z.nullish(z.string()),
      operator_id: z.nullish(z.string()),
      payment_date: z.nullish(z.string()),
    }),
  ),
})

function understand<S extends z.ZodMiniType>(schema: S, body: unknown, call: string): z.output<S> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new ProviderUnavailable(`CinetPay's answer to ${call} is not understood`, { cause: parsed.error })
}

/** Client of CinetPay's legacy API, `site_id` and `apikey`. */
export function cinetpayV2(settings: V2Settings, transfers: TransferProvider | null = null): PaymentProvider {
  const { apiKey, siteId, secretKey, baseUrl } = settings
  const keys = { apikey: apiKey, site_id: siteId }

  async function start(request: PaymentRequest): Promise<StartedAtProvider> {
    const { body } = await callCinetpay({
      baseUrl,
      method: 'POST',
      path: '/v2/payment',
      body: { ...keys, ...requestBody(request) },
      timeoutMs: INITIALISE_TIMEOUT_MS,
    })
    const answer = understand(Code, body, 'initialise')
    if (isTheirTroubleV2(answer.code)) {
      throw new ProviderUnavailable(`CinetPay cannot open payments: ${answer.code} ${answer.message}`)
    }
    if (answer.code !== CREATED) throw new ProviderRefused(answer.code, refusalSentenceV2(answer.code))
    const { data } = understand(Opened, body, 'initialise')
    return { paymentUrl: data.payment_url, notifyToken: null, data: { initialised: answer } }
  }

  async function check(transactionId: string): Promise<Verdict> {
    const call = { ...keys, transaction_id: transactionId }
    const { body } = await withRetry(() =>
      callCinetpay({
        baseUrl,
        method: 'POST',
        path: '/v2/payment/check',
        body: call,
        timeoutMs: CHECK_TIMEOUT_MS,
      }),
    )
    const answer = understand(Code, body, 'check')
    const status = verdictOfV2(answer.code)
    if (!status) throw new ProviderUnavailable(`CinetPay's check says ${answer.code} ${answer.message}`)
    const details = understand(Checked, body, 'check').data
    const { amount, currency, payment_method: method } = details ?? {}
    if (status === 'ACCEPTED' && !(typeof amount === 'number' && amount > 0 && currency)) {
      throw new ProviderUnavailable("CinetPay's check accepts a payment without its amount")
    }
    return {
      status,
      paid: typeof amount === 'number' && currency ? { amountFcfa: amount, currency } : null,
      method: method ? methodOfV2(method) : null,
      payerPhone: null,
      data: { checked: { ...answer, ...details } },
    }
  }

  function readNotice({ headers, fields }: RawNotice): Notice | null {
    const transactionId = fields.cpm_trans_id
    if (!transactionId || fields.cpm_site_id !== siteId) return null
    const token = headers['x-token']
    const genuine =
      typeof token === 'string' && sameSecret(token.toLowerCase(), signNotice(fields, secretKey))
    return { transactionId, payer: payerNoticed(fields), judge: () => (genuine ? 'genuine' : 'forged') }
  }

  return { ...CINETPAY, api: 'v2', start, check, readNotice, transfers }
}

/** The payer of a success notice. Other notices name a number that was tried and did not pay. */
function payerNoticed(fields: RawNotice['fields']): Notice['payer'] {
  const { cpm_error_message: message, cel_phone_num: number, payment_method: method } = fields
  const phone = ivorianMobile(number)
  return phone && method && saysSuccessV2(message) ? { phone, method: methodOfV2(method) } : null
}

function requestBody(request: PaymentRequest): Record<string, unknown> {
  const { payer } = request
  return {
    transaction_id: request.transactionId,
    amount: request.amountFcfa,
    currency: 'XOF',
    // The characters # / $ _ & are not allowed in a description.
    description: request.designation.replace(/[#/$_&]/g, ' '),
    notify_url: request.notifyUrl,
    return_url: request.returnUrl,
    channels: 'ALL',
    lang: 'fr',
    metadata: `order:${request.orderId}`,
    customer_name: payer.lastName,
    customer_surname: payer.firstName,
    customer_email: payer.email,
    customer_phone_number: payer.phone,
    customer_address: payer.city,
    customer_city: payer.city,
    customer_country: 'CI',
    customer_state: payer.state,
    customer_zip_code: payer.zipCode,
  }
}
