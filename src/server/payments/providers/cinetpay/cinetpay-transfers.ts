import * as z from 'zod/mini'
import type { MobileMoneyOperator } from '#contract/payments/facts.ts'
import { ProviderRefused, ProviderUnavailable, TransactionExists } from '../provider.ts'
import type { TransferProvider } from '../transfer-provider.ts'
import { CHECK_TIMEOUT_MS, INITIALISE_TIMEOUT_MS } from './cinetpay-http.ts'
import { isTransferRefusedV1, transferFailureV1, transferVerdictOfV1, V1 } from './codes-v1.ts'
import { V1_API } from './names.ts'
import { readNoticeV1 } from './notice-v1.ts'
import type { V1Calls, V1Status } from './v1-calls.ts'

const Notified = z.object({ notify_token: z.string() })

const TAKEN: readonly number[] = [V1.ok, V1.success]

const methods: Record<MobileMoneyOperator, string> = {
  ORANGE_MONEY_CI: 'OM_CI',
  MTN_MONEY_CI: 'MTN_CI',
  MOOV_MONEY_CI: 'MOOV_CI',
  WAVE_CI: 'WAVE_CI',
}

/** Transfers by CinetPay's API of 2026. */
export function cinetpayTransfers({ call }: V1Calls): TransferProvider {
  const verdictOf = (answer: V1Status, transactionId: string) => {
    const status = transferVerdictOfV1(answer.code)
    if (!status) throw new ProviderUnavailable(`CinetPay's transfer says ${answer.code} ${answer.status}`)
    // A final status of another transaction must not be recorded: money would be lost, or sent twice.
    const isEnd = status === 'SENT' || status === 'FAILED'
    if (isEnd && answer.merchant_transaction_id !== transactionId) {
      throw new ProviderUnavailable("CinetPay's transfer speaks of another transaction")
    }
    const failure = status === 'FAILED' ? transferFailureV1(answer.code) : null
    return { status, failure, data: { checked: answer } }
  }

  return {
    api: V1_API,
    readNotice: readNoticeV1,
    async send({ transactionId, phone, operator, amountFcfa, reason, notifyUrl }) {
      const { status, body } = await call({
        method: 'POST',
        path: '/v1/transfer',
        body: {
          currency: 'XOF',
          merchant_transaction_id: transactionId,
          phone_number: phone,
          amount: amountFcfa,
          payment_method: methods[operator],
          reason,
          notify_url: notifyUrl,
        },
        timeoutMs: INITIALISE_TIMEOUT_MS,
      })
      if (status.code === V1.transactionExist) throw new TransactionExists(transactionId)
      if (isTransferRefusedV1(status.code)) {
        throw new ProviderRefused(String(status.code), transferFailureV1(status.code))
      }
      const isTaken = TAKEN.includes(status.code) || transferVerdictOfV1(status.code) === 'PENDING'
      if (!isTaken)
        throw new ProviderUnavailable(`CinetPay cannot send money: ${status.code} ${status.status}`)
      return { notifyToken: Notified.safeParse(body).data?.notify_token ?? null, data: { sent: status } }
    },

    async check(transactionId) {
      const { status } = await call({
        method: 'GET',
        path: `/v1/transfer/${encodeURIComponent(transactionId)}`,
        timeoutMs: CHECK_TIMEOUT_MS,
      })
      return verdictOf(status, transactionId)
    },
  }
}
