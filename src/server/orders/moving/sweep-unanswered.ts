import { HOUR_MS } from '#contract/durations.ts'
import type { Deps } from '../../deps.ts'
import { readSettings } from '../../settings/public.ts'
import { runConcurrently } from '../../util/run-concurrently.ts'
import { lockOrder } from '../orders.queries.ts'
import { moveParcels } from './move-parcels.ts'
import { listUnansweredOrders, listUnansweredParcels } from './unanswered.queries.ts'

type SweepDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'refunds'>

/** The reason shown to customers and vendors. */
const UNANSWERED = 'Sans réponse du producteur'

/**
 * Cancels cash parcels that no vendor confirmed in time, and restores their stock. Parcels of one order are handled
 * separately. Runs every minute; safe to run concurrently.
 */
export async function sweepUnanswered(deps: SweepDeps): Promise<void> {
  const { cashAnswerHours } = await readSettings(deps.db, deps.config)
  const before = new Date(deps.clock().getTime() - cashAnswerHours * HOUR_MS)
  await runConcurrently(await listUnansweredOrders(deps.db, before), orderId =>
    cancelUnanswered(deps, orderId, before),
  )
}

/** Rechecked under the order lock: parcels confirmed meanwhile are kept. */
async function cancelUnanswered(deps: SweepDeps, orderId: string, before: Date): Promise<void> {
  await deps.db.transaction(async tx => {
    const locked = await lockOrder(tx, orderId)
    if (!locked) return
    const unanswered = await listUnansweredParcels(tx, orderId, before)
    await moveParcels(tx, deps, locked, {
      parcels: locked.parcels.filter(({ id }) => unanswered.includes(id)),
      to: 'cancelled',
      by: { actor: 'system', actorId: null },
      reason: UNANSWERED,
    })
  })
}
