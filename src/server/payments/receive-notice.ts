import type { Deps } from '../deps.ts'
import { refuse } from '../http/refuse.ts'
import { addJob } from '../outbox/public.ts'
import { onUnavailable } from './on-unavailable.ts'
import { findAttempt } from './payments.queries.ts'
import type { RawNotice } from './providers/notice.ts'
import type { PaymentProvider } from './providers/provider.ts'
import { recordNoticedPayer } from './record-noticed-payer.ts'
import { settlePayment } from './settle-payment.ts'
import { isTransferId } from './transaction-id.ts'
import { receiveTransferNotice } from './transfers/receive-transfer-notice.ts'

/**
 * Handles a webhook: verifies it, then asks the provider, since a notice only says that something may have changed. Idempotent.
 * When the provider does not answer, a job retries, so that the notice is acknowledged in any case.
 * @throws Refused `bad_request`, `payment_not_found`, `forged_notice`, `unavailable` before what proves it is known
 */
export async function receiveNotice(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'payments' | 'log'>,
  provider: PaymentProvider,
  raw: RawNotice,
): Promise<void> {
  const notice = provider.readNotice(raw) ?? provider.transfers?.readNotice(raw)
  if (!notice) return refuse('bad_request')
  const { transactionId } = notice
  if (isTransferId(transactionId)) return receiveTransferNotice(deps, provider, notice)
  const known = await findAttempt(deps.db, transactionId)
  // A provider can only report its own attempts.
  const attempt = known?.provider === provider.name ? known : null
  const judgement = notice.judge(attempt)
  if (judgement === 'too_early') refuse('unavailable')
  if (judgement === 'forged') {
    const { name } = provider
    deps.log.warn({ transactionId, provider: name, known: attempt !== null }, 'forged payment notification')
    refuse('forged_notice')
  }
  if (!attempt) return refuse('payment_not_found')
  // Before the check, which may fail and does not return the number.
  if (notice.payer) await recordNoticedPayer(deps.db, attempt, notice.payer)
  await onUnavailable(settlePayment(deps, attempt), async error => {
    deps.log.warn({ err: error, transactionId }, 'notified of a payment that cannot be checked yet')
    await addJob(deps.db, 'settle-payment', { transactionId }, { jobKey: `settle-payment ${transactionId}` })
  })
}
