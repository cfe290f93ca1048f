import type { BackgroundDeps } from '../deps.ts'
import type { Tasks } from '../outbox/public.ts'
import { findAttempt } from './payments.queries.ts'
import { settlePayment } from './settle-payment.ts'
import { sweepPayments } from './sweep-payments.ts'

/** The background work of payments. */
export function paymentTasks(
  deps: Pick<BackgroundDeps, 'db' | 'clock' | 'payments' | 'refunds' | 'log'>,
): Pick<Tasks, 'settle-payment' | 'sweep-payments'> {
  return {
    'settle-payment': async ({ transactionId }) => {
      const attempt = await findAttempt(deps.db, transactionId)
      // A failure is thrown: the job comes back later.
      if (attempt) await settlePayment(deps, attempt)
    },
    'sweep-payments': () => sweepPayments(deps),
  }
}
