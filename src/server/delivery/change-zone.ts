import type { ZoneChanges } from '#contract/delivery/schemas.ts'
import { changesBetween, recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { refuseTakenName } from './refuse-taken-name.ts'
import { findLastPosition, findZone, lockZones, moveZone, updateZone, type ZoneRow } from './zones.queries.ts'

/**
 * Renames, closes, opens or moves a zone; a change without effect is not recorded. Existing orders to a closed zone are still
 * delivered.
 * @throws Refused `zone_not_found`, `zone_name_taken`
 */
export const changeZone = (
  { db }: Pick<Deps, 'db'>,
  admin: SignedIn,
  { id, changes }: { id: string; changes: ZoneChanges },
): Promise<ZoneRow> =>
  db.transaction(async tx => {
    await lockZones(tx)
    const zone = (await findZone(tx, id)) ?? refuse('zone_not_found')
    const last = await findLastPosition(tx)
    const changed = changesBetween(zone, {
      ...changes,
      position: changes.position && Math.min(changes.position, last),
    })
    if (!changed) return zone
    const { position, ...rest } = changed.after
    if (rest.name !== undefined) await refuseTakenName(tx, rest.name, id)
    if (Object.keys(rest).length > 0) await updateZone(tx, id, rest)
    if (position !== undefined) await moveZone(tx, zone, position)
    await recordAuditEvent(tx, {
      admin,
      action: 'zone.changed',
      target: { type: 'zone', id },
      before: { name: zone.name, ...changed.before },
      after: changed.after,
    })
    return { ...zone, ...changed.after }
  })
