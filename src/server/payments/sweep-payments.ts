import type { Deps } from '../deps.ts'
import { eachAtOnce } from '../each-at-once.ts'
import { cancelUnpaidOrder, listOverdueUnpaidOrders, PAY_WITHIN_MS } from '../orders/public.ts'
import { statusUnanswered } from './payment-states.ts'
import {
  listAttemptsToAsk,
  listUnpaidAttemptsOf,
  noteUnheard,
  type PaymentAttempt,
} from './payments.queries.ts'
import { ProviderUnavailable } from './providers/provider.ts'
import { settlePayment } from './settle-payment.ts'

type SweepDeps = Pick<Deps, 'db' | 'clock' | 'payments' | 'refunds' | 'log'>

const MINUTE_MS = 60_000
/** Without the provider's word its goods are kept this long; what is accepted later is given back. */
const KEEP_WITHOUT_WORD_MS = 120 * MINUTE_MS
const ATTEMPTS_PER_SWEEP = 500

/**
 * Finds payments whose notification was lost, then cancels the orders that nobody paid in time, asking the provider
 * about each of them first. To be run every minute; several at once do no harm.
 */
export async function sweepPayments(deps: SweepDeps): Promise<void> {
  const now = deps.clock()
  await eachAtOnce(await listAttemptsToAsk(deps.db, now, ATTEMPTS_PER_SWEEP), attempt => ask(deps, attempt))
  const overdue = await listOverdueUnpaidOrders(deps.db, new Date(now.getTime() - PAY_WITHIN_MS))
  await eachAtOnce(overdue, order => cancelOverdueOrder(deps, order.id, order.waitingSince))
}

async function cancelOverdueOrder(deps: SweepDeps, orderId: string, waitingSince: Date): Promise<void> {
  const waitedMs = deps.clock().getTime() - waitingSince.getTime()
  let answered = true
  for (const attempt of await listUnpaidAttemptsOf(deps.db, orderId)) {
    answered = (await ask(deps, attempt)) && answered
  }
  if (!answered && waitedMs < KEEP_WITHOUT_WORD_MS) return
  await deps.db.transaction(tx =>
    cancelUnpaidOrder(tx, deps, orderId, 'Aucun paiement reçu dans les 30 minutes'),
  )
}

/** Did the provider answer? */
async function ask(deps: SweepDeps, attempt: PaymentAttempt): Promise<boolean> {
  try {
    await settlePayment(deps, attempt)
    return true
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    const now = deps.clock()
    await noteUnheard(deps.db, attempt, { status: statusUnanswered(attempt, now), updatedAt: now })
    deps.log.warn({ err: error, transactionId: attempt.transactionId }, 'a payment cannot be checked yet')
    return false
  }
}
