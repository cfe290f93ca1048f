import { MINUTE_MS } from '#contract/durations.ts'
import type { Deps } from '../deps.ts'
import { cancelUnpaidOrder, listOverdueUnpaidOrders, PAY_WITHIN_MS, UNPAID } from '../orders/public.ts'
import { runConcurrently } from '../util/run-concurrently.ts'
import { onUnavailable } from './on-unavailable.ts'
import { statusUnanswered } from './payment-states.ts'
import {
  listAttemptsToAsk,
  listUnpaidAttemptsOf,
  type PaymentAttempt,
  recordUnansweredCheck,
} from './payments.queries.ts'
import { settlePayment } from './settle-payment.ts'

type SweepDeps = Pick<Deps, 'db' | 'clock' | 'payments' | 'refunds' | 'log'>

type Round = SweepDeps & { silence: Silence }

/** How long stock stays reserved when the provider does not answer; later acceptances are refunded. */
const KEEP_WITHOUT_WORD_MS = 120 * MINUTE_MS
const ATTEMPTS_PER_SWEEP = 500
/** Many: orders that a silent provider keeps, which cost a query each, must not stand before those that nobody tried to pay. */
const ORDERS_PER_SWEEP = 10_000
/** Time limit of each half, so that a round ends before the next one, however slow the provider is. */
const HALF_A_ROUND_MS = 20_000

/** After this many unanswered calls in a row, a provider is skipped for the rest of the round. */
const SILENT_AFTER = 8

class Silence {
  readonly #unanswered = new Map<string, number>()

  isOf = (provider: string) => (this.#unanswered.get(provider) ?? 0) >= SILENT_AFTER
  endsOf = (provider: string) => void this.#unanswered.delete(provider)
  grow(provider: string): void {
    this.#unanswered.set(provider, (this.#unanswered.get(provider) ?? 0) + 1)
  }
}

/**
 * Checks open payments (their notification may be lost), then cancels unpaid overdue orders, checking each at the provider first.
 * Runs every minute; safe to run concurrently.
 */
export async function sweepPayments(deps: SweepDeps): Promise<void> {
  const now = deps.clock()
  const round = { ...deps, silence: new Silence() }
  const attempts = await listAttemptsToAsk(deps.db, now, ATTEMPTS_PER_SWEEP)
  await runConcurrently(attempts, attempt => ask(round, attempt), HALF_A_ROUND_MS)
  const overdue = await listOverdueUnpaidOrders(
    deps.db,
    new Date(now.getTime() - PAY_WITHIN_MS),
    ORDERS_PER_SWEEP,
  )
  await runConcurrently(
    overdue,
    order => cancelOverdueOrder(round, order.id, order.waitingSince),
    HALF_A_ROUND_MS,
  )
}

async function cancelOverdueOrder(deps: Round, orderId: string, waitingSince: Date): Promise<void> {
  const waitedMs = deps.clock().getTime() - waitingSince.getTime()
  let answered = true
  for (const attempt of await listUnpaidAttemptsOf(deps.db, orderId)) {
    answered = (await ask(deps, attempt)) && answered
  }
  if (!answered && waitedMs < KEEP_WITHOUT_WORD_MS) return
  await deps.db.transaction(tx => cancelUnpaidOrder(tx, deps, orderId, UNPAID))
}

/** Whether the provider answered; skipped ones are not called. */
async function ask(deps: Round, attempt: PaymentAttempt): Promise<boolean> {
  const provider = `${attempt.provider} ${attempt.providerApi}`
  if (deps.silence.isOf(provider)) return false
  const settled = await onUnavailable(settlePayment(deps, attempt), async error => {
    deps.silence.grow(provider)
    const now = deps.clock()
    await recordUnansweredCheck(deps.db, attempt, { status: statusUnanswered(attempt, now), updatedAt: now })
    deps.log.warn({ err: error, transactionId: attempt.transactionId }, 'a payment cannot be checked yet')
    return null
  })
  if (settled) deps.silence.endsOf(provider)
  return settled !== null
}
