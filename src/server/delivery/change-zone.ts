import type { ZoneChanges } from '#contract/delivery/schemas.ts'
import { recordAuditEvent } from '../audit/public.ts'
import { changedFields } from '../changed-fields.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { refuseTakenName } from './refuse-taken-name.ts'
import { findLastPosition, findZone, lockZones, moveZone, updateZone, type ZoneRow } from './zones.queries.ts'

type Change = Partial<Pick<ZoneRow, 'name' | 'isServed' | 'position'>>

/** What would really change of a zone. */
function differences(zone: ZoneRow, changes: ZoneChanges, lastPosition: number): Change {
  const wanted = { ...changes, position: changes.position && Math.min(changes.position, lastPosition) }
  return changedFields<Pick<ZoneRow, keyof Change>>(zone, wanted)
}

/**
 * Renames, closes, opens or moves a zone; what changes nothing is not noted. Orders that go to a closed zone still arrive.
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
    const after = differences(zone, changes, await findLastPosition(tx))
    if (Object.keys(after).length === 0) return zone
    if (after.name !== undefined) await refuseTakenName(tx, after.name, id)
    const { position, ...rest } = after
    if (Object.keys(rest).length > 0) await updateZone(tx, id, rest)
    if (position !== undefined) await moveZone(tx, zone, position)
    const before = Object.fromEntries(Object.keys(after).map(field => [field, zone[field as keyof Change]]))
    await recordAuditEvent(tx, {
      admin,
      action: 'zone.changed',
      target: { type: 'zone', id },
      before: { name: zone.name, ...before },
      after,
    })
    return { ...zone, ...after }
  })
