import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'
import type { PaymentAttemptStatus } from '#contract/payments/facts.ts'
import type { Verdict } from './providers/provider.ts'

/** What may become of an attempt. The provider may accept what it had refused or let expire; money received stays. */
const moves: Record<PaymentAttemptStatus, readonly PaymentAttemptStatus[]> = {
  PENDING: ['ACCEPTED', 'REFUSED', 'EXPIRED'],
  REFUSED: ['ACCEPTED'],
  EXPIRED: ['ACCEPTED'],
  ACCEPTED: [],
}

/** An attempt that the provider does not know after this time was never opened there. */
const NEVER_OPENED_AFTER_MS = 10 * MINUTE_MS
/** Nobody confirms a payment any more after this time. */
const FORGOTTEN_AFTER_MS = 7 * DAY_MS

type Attempt = { status: PaymentAttemptStatus; paymentUrl: string | null; createdAt: Date }

/** The status of an attempt after the provider's verdict; the same one when nothing changes. */
export function statusAfter(attempt: Attempt, verdict: Verdict['status'], now: Date): PaymentAttemptStatus {
  const ageMs = now.getTime() - attempt.createdAt.getTime()
  const said = meaningOf(verdict, attempt.paymentUrl !== null, ageMs)
  return moves[attempt.status].includes(said) ? said : attempt.status
}

/** The status of an attempt about which the provider says nothing. */
export const statusUnanswered = (attempt: Attempt, now: Date): PaymentAttemptStatus =>
  statusAfter(attempt, 'PENDING', now)

function meaningOf(verdict: Verdict['status'], wasOpened: boolean, ageMs: number): PaymentAttemptStatus {
  if (verdict === 'UNKNOWN' && !wasOpened && ageMs > NEVER_OPENED_AFTER_MS) return 'EXPIRED'
  if (verdict === 'UNKNOWN' || verdict === 'PENDING')
    return ageMs > FORGOTTEN_AFTER_MS ? 'EXPIRED' : 'PENDING'
  return verdict
}
