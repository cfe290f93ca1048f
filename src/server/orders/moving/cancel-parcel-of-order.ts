import { recordAuditEvent } from '../../audit/public.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/context.ts'
import { refuse } from '../../http/refuse.ts'
import { isCancellableByAdmin } from '../order-states.ts'
import { lockParcel } from './items.queries.ts'
import { moveParcels } from './move-parcels.ts'

/**
 * An administrator cancels a single parcel; other parcels of the order are unaffected.
 * @returns the id of the order
 * @throws Refused `parcel_not_found`, `move_not_allowed`
 */
export async function cancelParcelOfOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'refunds'>,
  admin: SignedIn,
  { parcelId, reason }: { parcelId: string; reason?: string | undefined },
): Promise<string> {
  return deps.db.transaction(async tx => {
    const locked = (await lockParcel(tx, parcelId)) ?? refuse('parcel_not_found')
    const { order, parcel } = locked
    if (!isCancellableByAdmin(parcel)) refuse('move_not_allowed')
    await moveParcels(tx, deps, locked, {
      parcels: [parcel],
      to: 'cancelled',
      by: { actor: 'admin', actorId: admin.userId },
      reason: reason ?? null,
    })
    await recordAuditEvent(tx, {
      admin,
      action: 'order.parcelCancelled',
      target: { type: 'order', id: order.id },
      before: { status: parcel.status },
      after: { status: 'cancelled', vendorId: parcel.vendorId, reason: reason ?? null },
    })
    return order.id
  })
}
