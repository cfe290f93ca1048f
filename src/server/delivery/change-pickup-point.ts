import type { PickupPoint, PickupPointChanges } from '#contract/delivery/pickup.schemas.ts'
import type { Transaction } from '#database/connect.ts'
import { changesBetween, recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import {
  findPickupPoint,
  isPickupNameTaken,
  isZone,
  lockPickupPoints,
  readPickupPoint,
  replaceHours,
  updatePickupPoint,
} from './pickup-points.queries.ts'
import { refusePlace } from './refuse-place.ts'

/**
 * @param tx holds the lock of the points, so that the name stays free
 * @throws Refused `pickup_name_taken`, `pickup_zone_unknown`
 */
export async function refuseInvalidPoint(
  tx: Transaction,
  id: string,
  { name, zoneId }: Pick<PickupPointChanges, 'name' | 'zoneId'>,
): Promise<void> {
  if (name !== undefined && (await isPickupNameTaken(tx, name, id))) refuse('pickup_name_taken')
  if (zoneId !== undefined && !(await isZone(tx, zoneId))) refusePlace('pickup_zone_unknown', 'zoneId')
}

/** A point as recorded in the audit log. */
export const auditedPoint = ({ id: _, zone, isActive, ...point }: PickupPoint) => ({
  ...point,
  zone: zone.name,
  isOpen: isActive,
})

/**
 * Edits, closes or opens a point; a change without effect is not recorded. Existing orders keep the name and address of their
 * time, and are still handed over at a closed point.
 * @throws Refused `pickup_point_not_found`, `pickup_name_taken`, `pickup_zone_unknown`
 */
export const changePickupPoint = (
  { db }: Pick<Deps, 'db'>,
  admin: SignedIn,
  { id, changes: { openingHours, ...fields } }: { id: string; changes: PickupPointChanges },
): Promise<PickupPoint> =>
  db.transaction(async tx => {
    await lockPickupPoints(tx)
    const before = (await findPickupPoint(tx, id)) ?? refuse('pickup_point_not_found')
    await refuseInvalidPoint(tx, id, fields)
    await updatePickupPoint(tx, id, fields)
    if (openingHours) await replaceHours(tx, id, openingHours)
    const after = await readPickupPoint(tx, id)
    const changed = changesBetween(auditedPoint(before), auditedPoint(after))
    if (!changed) return after
    await recordAuditEvent(tx, {
      admin,
      action: 'pickupPoint.changed',
      target: { type: 'pickupPoint', id },
      before: { name: before.name, ...changed.before },
      after: changed.after,
    })
    return after
  })
