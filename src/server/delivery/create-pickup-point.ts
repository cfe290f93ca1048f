import type { PickupPoint, PickupPointBody } from '#contract/delivery/pickup.schemas.ts'
import { newId } from '#database/schema/columns.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { auditedPoint, refuseInvalidPoint } from './change-pickup-point.ts'
import {
  insertPickupPoint,
  lockPickupPoints,
  readPickupPoint,
  replaceHours,
} from './pickup-points.queries.ts'

/**
 * Adds a pickup point.
 * @throws Refused `pickup_name_taken`, `pickup_zone_unknown`
 */
export const createPickupPoint = (
  { db }: Pick<Deps, 'db'>,
  admin: SignedIn,
  { openingHours, ...fields }: PickupPointBody,
): Promise<PickupPoint> =>
  db.transaction(async tx => {
    await lockPickupPoints(tx)
    const id = newId()
    await refuseInvalidPoint(tx, id, fields)
    await insertPickupPoint(tx, { id, ...fields })
    await replaceHours(tx, id, openingHours)
    const point = await readPickupPoint(tx, id)
    await recordAuditEvent(tx, {
      admin,
      action: 'pickupPoint.created',
      target: { type: 'pickupPoint', id },
      before: null,
      after: auditedPoint(point),
    })
    return point
  })
