import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { users } from '#database/schema/accounts.ts'
import { isUnderWay, orders, parcels } from '#database/schema/orders.ts'

/**
 * Lets a customer place one order at a time: others of the same customer wait until the transaction ends.
 * @returns whether the customer's e-mail is confirmed
 */
export async function lockCustomer(tx: Transaction, customerId: string): Promise<boolean> {
  const [customer] = await tx
    .select({ emailConfirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.id, customerId))
    .for('no key update')
    .prepare('customer_lock')
    .execute()
  return Boolean(customer?.emailConfirmedAt)
}

/** What a customer has ordered that is neither delivered nor cancelled, and not paid. */
export async function sumOpenParcels(tx: Transaction, customerId: string): Promise<string> {
  const [sums] = await tx
    .select({ open: sql<string>`coalesce(sum(${parcels.subtotal}), 0)::numeric(12,2)` })
    .from(orders)
    .innerJoin(parcels, eq(parcels.orderId, orders.id))
    .where(
      and(
        eq(orders.customerId, customerId),
        isUnderWay(orders.status),
        isUnderWay(parcels.status),
        ne(parcels.paymentStatus, 'completed'),
      ),
    )
    .prepare('open_parcels_sum')
    .execute()
  return sums?.open ?? '0.00'
}

/** When a customer placed its nth latest order; undefined when there are not so many. */
export async function findNthLatestOrder(
  tx: Transaction,
  customerId: string,
  nth: number,
): Promise<Date | undefined> {
  const [order] = await tx
    .select({ createdAt: orders.createdAt })
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(desc(orders.id))
    .offset(nth - 1)
    .limit(1)
  return order?.createdAt
}
