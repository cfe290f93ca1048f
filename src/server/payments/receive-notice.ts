import type { Deps } from '../deps.ts'
import { refuse } from '../http/refuse.ts'
import { addJob } from '../outbox/public.ts'
import { ProviderUnavailable, type RawNotice } from './cinetpay/payment-provider.ts'
import { findAttempt } from './payments.queries.ts'
import { settlePayment } from './settle-payment.ts'

const RETRY_AFTER_SECONDS = 5

/**
 * A notification says only that something may have changed: it is checked, then the provider is asked. However often it
 * comes, the attempt is settled once. When the provider does not answer its own notification's question, a job asks
 * again, so that the notification is acknowledged in any case.
 * @throws Refused `bad_request`, `payment_not_found`, `forged_notice`, `unavailable` before initialise has answered
 */
export async function receiveNotice(
  deps: Pick<Deps, 'db' | 'clock' | 'payments' | 'log'>,
  raw: RawNotice,
): Promise<void> {
  const notice = deps.payments.readNotice(raw)
  if (!notice) return refuse('bad_request')
  const { transactionId } = notice
  const attempt = await findAttempt(deps.db, transactionId)
  if (!notice.isGenuine({ notifyToken: attempt?.notifyToken ?? null })) {
    // API v1 may notify before its answer to initialise, which brings the token, has reached us.
    if (attempt?.provider === 'cinetpay_v1' && attempt.notifyToken === null) {
      refuse('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
    deps.log.warn({ transactionId, known: attempt !== null }, 'forged payment notification')
    refuse('forged_notice')
  }
  if (!attempt) return refuse('payment_not_found')
  try {
    await settlePayment(deps, attempt)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    deps.log.warn({ err: error, transactionId }, 'notified of a payment that cannot be checked yet')
    await addJob(deps.db, 'settle-payment', { transactionId }, { jobKey: `settle-payment ${transactionId}` })
  }
}
