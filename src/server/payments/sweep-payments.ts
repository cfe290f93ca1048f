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

/** Without the provider's word its goods are kept this long; what is accepted later is given back. */
const KEEP_WITHOUT_WORD_MS = 120 * MINUTE_MS
const ATTEMPTS_PER_SWEEP = 500
/** Both halves of a round end before the next one begins, however long the provider takes to answer: other work waits for no provider. */
const HALF_A_ROUND_MS = 20_000

/** Questions in a row to one provider that nobody answered; after so many the rest of the round spares them. */
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
 * Finds payments whose notification was lost, then cancels the orders that nobody paid in time, asking the provider
 * about each of them first. To be run every minute; several at once do no harm.
 */
export async function sweepPayments(deps: SweepDeps): Promise<void> {
  const now = deps.clock()
  const round = { ...deps, silence: new Silence() }
  const attempts = await listAttemptsToAsk(deps.db, now, ATTEMPTS_PER_SWEEP)
  await runConcurrently(attempts, attempt => ask(round, attempt), HALF_A_ROUND_MS)
  const overdue = await listOverdueUnpaidOrders(deps.db, new Date(now.getTime() - PAY_WITHIN_MS))
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

/** Did the provider answer? One that is silent is not asked. */
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
