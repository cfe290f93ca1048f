import { type ClosedDay, seenClosedDays } from '#contract/delivery/schemas.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { listClosedDays, lockClosedDays, replaceClosedDays } from './closed-days.queries.ts'

/**
 * Replaces the closed days. Parcels planned for one of them keep their day.
 * @param replacement.seen `seenClosedDays` of those that they replace; undefined: replace any
 * @throws Refused `closed_days_changed`
 */
export const setClosedDays = (
  { db }: Pick<Deps, 'db'>,
  admin: SignedIn,
  { wanted, seen }: { wanted: readonly ClosedDay[]; seen: string | undefined },
): Promise<ClosedDay[]> =>
  db.transaction(async tx => {
    await lockClosedDays(tx)
    const before = await listClosedDays(tx)
    if (seen !== undefined && seen !== seenClosedDays(before)) refuse('closed_days_changed')
    await replaceClosedDays(tx, wanted)
    const after = await listClosedDays(tx)
    await recordAuditEvent(tx, {
      admin,
      action: 'delivery.closedDaysSet',
      target: { type: 'delivery', id: 'closed-days' },
      before: { days: before },
      after: { days: after },
    })
    return after
  })
