import type { Transaction } from '#database/connect.ts'
import { inOneTrip } from '#database/in-one-trip.ts'
import { newId } from '#database/schema/columns.ts'
import { addJob } from '../outbox/public.ts'
import { insertEvents, type OrderEventRow } from './orders.queries.ts'

/** Who does something to an order. */
export type Actor =
  | { actor: 'customer' | 'vendor' | 'admin'; actorId: string }
  | { actor: 'system'; actorId: null }

/**
 * Writes what one act changed in an order's history, and tells those who hear of orders, after the commit.
 * @returns the ids of what was written
 */
export async function writeHistory(
  tx: Transaction,
  orderId: string,
  changes: readonly Omit<OrderEventRow, 'id' | 'orderId'>[],
): Promise<string[]> {
  const events = changes.map(change => ({ ...change, orderId, id: newId() }))
  const [first] = events
  if (!first) return []
  const eventIds = events.map(event => event.id)
  await inOneTrip([
    insertEvents(tx, events),
    addJob(tx, 'order-changed', { orderId, eventIds }, { jobKey: `order-changed:${first.id}`, once: true }),
  ])
  return eventIds
}
