import { HOUR_MS } from '#contract/durations.ts'
import type { Deps } from '../../deps.ts'
import { readSettings } from '../../settings/public.ts'
import { runConcurrently } from '../../util/run-concurrently.ts'
import { lockOrder } from '../orders.queries.ts'
import { moveParcels } from './move-parcels.ts'
import { listUnansweredOrders, listUnansweredParcels } from './unanswered.queries.ts'

type SweepDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'refunds'>

/** The reason that customers and producers read. */
const UNANSWERED = 'Sans réponse du producteur'

/**
 * Cancels what was ordered in cash and no producer has confirmed in time, with its stock given back. Parcels of one order
 * are judged one by one: what a producer has confirmed still comes. To be run every minute; several at once do no harm.
 */
export async function sweepUnanswered(deps: SweepDeps): Promise<void> {
  const { cashAnswerHours } = await readSettings(deps.db, deps.config)
  const before = new Date(deps.clock().getTime() - cashAnswerHours * HOUR_MS)
  await runConcurrently(await listUnansweredOrders(deps.db, before), orderId =>
    cancelUnanswered(deps, orderId, before),
  )
}

/** Whoever holds the order's lock first decides: a parcel that was confirmed meanwhile is left as it is. */
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
