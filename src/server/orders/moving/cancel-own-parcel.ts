import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/context.ts'
import { refuse } from '../../http/refuse.ts'
import { isCancellableAlone } from '../order-states.ts'
import { listItemsOf, lockParcel } from './items.queries.ts'
import { moveParcels } from './move-parcels.ts'

/**
 * A customer cancels a reduced parcel before it is shipped; other parcels of the order are unaffected.
 * @returns the id of the order
 * @throws Refused `parcel_not_found`, `move_not_allowed`
 */
export async function cancelOwnParcel(
  deps: Pick<Deps, 'db' | 'clock' | 'refunds'>,
  customer: SignedIn,
  { parcelId, reason }: { parcelId: string; reason?: string | undefined },
): Promise<string> {
  return deps.db.transaction(async tx => {
    const locked = (await lockParcel(tx, parcelId)) ?? refuse('parcel_not_found')
    const { order, parcel } = locked
    if (order.customerId !== customer.userId) refuse('parcel_not_found')
    if (!isCancellableAlone(parcel, await listItemsOf(tx, parcelId))) refuse('move_not_allowed')
    await moveParcels(tx, deps, locked, {
      parcels: [parcel],
      to: 'cancelled',
      by: { actor: 'customer', actorId: customer.userId },
      reason: reason ?? null,
    })
    return order.id
  })
}
