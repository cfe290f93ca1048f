import type { ZoneBody } from '#contract/delivery/schemas.ts'
import { newId } from '#database/schema/columns.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuseTakenName } from './refuse-taken-name.ts'
import { findLastPosition, insertZone, lockZones, type ZoneRow } from './zones.queries.ts'

/**
 * Adds a zone at the end of the list.
 * @throws Refused `zone_name_taken`
 */
export const createZone = ({ db }: Pick<Deps, 'db'>, admin: SignedIn, body: ZoneBody): Promise<ZoneRow> =>
  db.transaction(async tx => {
    await lockZones(tx)
    await refuseTakenName(tx, body.name)
    const zone = { id: newId(), ...body, position: (await findLastPosition(tx)) + 1 }
    await insertZone(tx, zone)
    const target = { type: 'zone', id: zone.id } as const
    await recordAuditEvent(tx, { admin, action: 'zone.created', target, before: null, after: body })
    return zone
  })
