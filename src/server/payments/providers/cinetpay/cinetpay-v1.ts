import * as z from 'zod/mini'
import {
  type PaymentProvider,
  type PaymentRequest,
  ProviderRefused,
  ProviderUnavailable,
  type StartedAtProvider,
  TransactionExists,
  type Verdict,
} from '../provider.ts'
import type { TransferProvider } from '../transfer-provider.ts'
import { CHECK_TIMEOUT_MS, INITIALISE_TIMEOUT_MS } from './cinetpay-http.ts'
import { refusalSentenceV1, V1, verdictOfV1 } from './codes-v1.ts'
import { ivorianMobile } from './ivorian-mobile.ts'
import { CINETPAY, V1_API } from './names.ts'
import { readNoticeV1 } from './notice-v1.ts'
import { OUR_TROUBLE, type V1Calls } from './v1-calls.ts'

const Opened = z.object({ payment_url: z.url(), notify_token: z.string() })

/** The payer's phone number; none for cards. */
const Payer = z.object({ user: z.object({ phone_number: z.nullish(z.string()) }) })

/** Client of CinetPay's API of 2026, keys `sk_…`. */
export function cinetpayV1({ call }: V1Calls, transfers: TransferProvider): PaymentProvider {
  async function start(request: PaymentRequest): Promise<StartedAtProvider> {
    const { status, body } = await call({
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
    const { status: answer, body } = await call({
      method: 'GET',
      path: `/v1/payment/${encodeURIComponent(transactionId)}`,
      timeoutMs: CHECK_TIMEOUT_MS,
    })
    const status = verdictOfV1(answer.code)
    if (!status) throw new ProviderUnavailable(`CinetPay's check says ${answer.code} ${answer.status}`)
    if (status === 'ACCEPTED' && answer.merchant_transaction_id !== transactionId) {
      throw new ProviderUnavailable("CinetPay's check speaks of another transaction")
    }
    const payerPhone = ivorianMobile(Payer.safeParse(body).data?.user.phone_number)
    return { status, paid: null, method: null, payerPhone, data: { checked: answer } }
  }

  return { ...CINETPAY, api: V1_API, start, check, readNotice: readNoticeV1, transfers }
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
