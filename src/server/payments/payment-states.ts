import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'
import type { PaymentAttemptStatus } from '#contract/payments/facts.ts'
import type { Verdict } from './providers/provider.ts'

/** Allowed transitions of an attempt. The provider may still accept a failed or expired one; `accepted` is final. */
const moves: Record<PaymentAttemptStatus, readonly PaymentAttemptStatus[]> = {
  PENDING: ['ACCEPTED', 'REFUSED', 'EXPIRED'],
  REFUSED: ['ACCEPTED'],
  EXPIRED: ['ACCEPTED'],
  ACCEPTED: [],
}

/** An attempt unknown to the provider after this time was never opened. */
const NEVER_OPENED_AFTER_MS = 10 * MINUTE_MS
/** An open attempt expires after this time. */
const FORGOTTEN_AFTER_MS = 7 * DAY_MS

type Attempt = { status: PaymentAttemptStatus; paymentUrl: string | null; createdAt: Date }

/** The new status of an attempt after the provider's verdict. */
export function statusAfter(attempt: Attempt, verdict: Verdict['status'], now: Date): PaymentAttemptStatus {
  const ageMs = now.getTime() - attempt.createdAt.getTime()
  const next = meaningOf(verdict, attempt.paymentUrl !== null, ageMs)
  return moves[attempt.status].includes(next) ? next : attempt.status
}

/** The new status of an attempt when the provider does not answer. */
export const statusUnanswered = (attempt: Attempt, now: Date): PaymentAttemptStatus =>
  statusAfter(attempt, 'PENDING', now)

function meaningOf(verdict: Verdict['status'], wasOpened: boolean, ageMs: number): PaymentAttemptStatus {
  if (verdict === 'UNKNOWN' && !wasOpened && ageMs > NEVER_OPENED_AFTER_MS) return 'EXPIRED'
  if (verdict === 'UNKNOWN' || verdict === 'PENDING')
    return ageMs > FORGOTTEN_AFTER_MS ? 'EXPIRED' : 'PENDING'
  return verdict
}
