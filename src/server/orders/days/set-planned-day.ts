import type { Transaction } from '#database/connect.ts'
import { refuse } from '../../http/refuse.ts'
import { type ParcelRow, updatePlannedDay } from '../orders.queries.ts'
import { type Actor, writeHistory } from '../write-history.ts'

type NewDay = { plannedOn: string; by: Actor; reason?: string | undefined; now: Date }

/**
 * The only function that changes the planned day of a parcel. Requires the order lock; notifies the customer.
 * @throws Refused `move_not_allowed` when it was changed concurrently
 */
export async function setPlannedDay(
  tx: Transaction,
  parcel: Pick<ParcelRow, 'id' | 'orderId' | 'plannedOn'>,
  { plannedOn, by, reason, now }: NewDay,
): Promise<void> {
  if (!(await updatePlannedDay(tx, parcel, plannedOn))) refuse('move_not_allowed')
  await writeHistory(tx, parcel.orderId, [
    {
      parcelId: parcel.id,
      kind: 'day',
      ...by,
      fromStatus: parcel.plannedOn,
      toStatus: plannedOn,
      reason: reason || null,
      createdAt: now,
    },
  ])
}
