import type { Role } from '#contract/endpoint.ts'
import type { Transaction } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import { jobOf } from '../outbox/public.ts'
import { insertEvents, type OrderEventRow } from './orders.queries.ts'

/** The author of a change of an order. */
export type Actor = { actor: Role; actorId: string } | { actor: 'system'; actorId: null }

/**
 * Writes events to an order's history, and queues the `order-changed` job for after the commit.
 * @returns the ids of the events
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
  const jobOptions = { jobKey: `order-changed:${first.id}`, once: true }
  await insertEvents(tx, events, jobOf('order-changed', { orderId, eventIds }, jobOptions))
  return eventIds
}
