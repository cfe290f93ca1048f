import type { BackgroundDeps } from '../deps.ts'
import type { Tasks } from '../outbox/public.ts'
import { findAttempt } from './payments.queries.ts'
import { settlePayment } from './settle-payment.ts'
import { sweepPayments } from './sweep-payments.ts'
import { sweepTransfers, tryToAdvance } from './transfers/sweep-transfers.ts'

/** Job handlers of payments. */
export function paymentsTasks(
  deps: Pick<BackgroundDeps, 'db' | 'clock' | 'config' | 'payments' | 'refunds' | 'log'>,
): Pick<Tasks, 'settle-payment' | 'sweep-payments' | 'send-transfer' | 'sweep-transfers'> {
  return {
    'settle-payment': async ({ transactionId }) => {
      const attempt = await findAttempt(deps.db, transactionId)
      // A failure is thrown, so that the job is retried.
      if (attempt) await settlePayment(deps, attempt)
    },
    'sweep-payments': () => sweepPayments(deps),
    'send-transfer': ({ transferId }) => tryToAdvance(deps, transferId),
    'sweep-transfers': () => sweepTransfers(deps),
  }
}
