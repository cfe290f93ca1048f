import type { Deps } from '../../deps.ts'
import { runConcurrently } from '../../util/run-concurrently.ts'
import { onUnavailable } from '../on-unavailable.ts'
import { advanceTransfer } from './advance-transfer.ts'
import { listTransfersToAsk, updateTransfer } from './transfers.queries.ts'

type SweepDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'payments' | 'log'>

const TRANSFERS_PER_SWEEP = 200
/** Time limit, so that a round ends before the next one begins. */
const MAX_ROUND_MS = 40_000

/** Advances a transfer; when the provider does not answer, the sweep retries. */
export async function tryToAdvance(deps: SweepDeps, transferId: string): Promise<void> {
  await onUnavailable(advanceTransfer(deps, transferId), async error => {
    deps.log.warn({ err: error, transferId }, 'it is not known yet what became of a transfer')
    // Counts as a check, so that a transfer without answer takes no turn of others and backs off like them.
    await updateTransfer(deps.db, transferId, { askedAt: deps.clock() })
  })
}

/**
 * Advances transfers that were never sent, or whose response or notification was lost. Runs every minute; safe to run
 * concurrently.
 */
export async function sweepTransfers(deps: SweepDeps): Promise<void> {
  const waiting = await listTransfersToAsk(deps.db, deps.clock(), TRANSFERS_PER_SWEEP)
  await runConcurrently(waiting, ({ id }) => tryToAdvance(deps, id), MAX_ROUND_MS)
}
