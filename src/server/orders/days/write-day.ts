import type { Transaction } from '#database/connect.ts'
import { refuse } from '../../http/refuse.ts'
import { type ParcelRow, updatePlannedDay } from '../orders.queries.ts'
import { type Actor, writeHistory } from '../write-history.ts'

type NewDay = { plannedOn: string; by: Actor; reason?: string | undefined; now: Date }

/**
 * The one function that moves the day of a parcel, in a transaction that holds the order's lock: its customer is told.
 * @throws Refused `move_not_allowed` when somebody else moved it
 */
export async function writeDay(
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
