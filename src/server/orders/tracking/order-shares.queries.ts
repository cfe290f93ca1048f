import { and, desc, eq } from 'drizzle-orm'
import type { Executor, Transaction } from '#database/connect.ts'
import { users } from '#database/schema/accounts.ts'
import { orderShares, orders } from '#database/schema/orders.ts'

/** When the latest link of a customer's order was created, null without any; undefined when the order is not the customer's. */
export async function findOwnShare(db: Executor, orderId: string, customerId: string) {
  const [row] = await db
    .select({ sharedAt: orderShares.createdAt })
    .from(orders)
    .leftJoin(orderShares, eq(orderShares.orderId, orders.id))
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)))
    .orderBy(desc(orderShares.createdAt))
    .limit(1)
  return row
}

export async function insertShare(tx: Transaction, share: typeof orderShares.$inferInsert): Promise<void> {
  await tx.insert(orderShares).values(share)
}

export async function deleteShares(db: Executor, orderId: string): Promise<void> {
  await db.delete(orderShares).where(eq(orderShares.orderId, orderId))
}

/** The order of a link, with its customer's name; undefined when there is none. */
export async function findSharedOrder(db: Executor, tokenHash: Buffer) {
  const [row] = await db
    .select({ orderId: orders.id, fullName: users.fullName })
    .from(orderShares)
    .innerJoin(orders, eq(orders.id, orderShares.orderId))
    .innerJoin(users, eq(users.id, orders.customerId))
    .where(eq(orderShares.tokenHash, tokenHash))
  return row
}
