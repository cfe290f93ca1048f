import { dayOf } from '#contract/day-of.ts'
import { MAX_PAUSE_DAYS } from '#contract/delivery/pause.ts'
import { DAY_MS } from '#contract/durations.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refuse.ts'
import { lockVendorAgainstOrders, updatePause } from './pause.queries.ts'

/**
 * Sets or ends a vendor's pause. Concurrent orders are placed before it, or refused.
 * @param until the last day of the pause; null ends it
 * @throws Refused `pause_invalid`
 */
export async function setPause(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  vendorId: string,
  until: string | null,
): Promise<void> {
  const now = clock()
  const last = dayOf(new Date(now.getTime() + MAX_PAUSE_DAYS * DAY_MS))
  if (until !== null && (until < dayOf(now) || until > last)) refuse('pause_invalid')
  await db.transaction(async tx => {
    await lockVendorAgainstOrders(tx, vendorId)
    await updatePause(tx, vendorId, until)
  })
}
