import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { compiledQuery, type Placeholders } from '#database/compiled-query.ts'
import type { Transaction } from '#database/connect.ts'
import { prepareSql } from '#database/prepare-sql.ts'
import { users } from '#database/schema/accounts.ts'
import { isUnderWay, orders, parcels } from '#database/schema/orders.ts'
import { refuse } from '../../http/refuse.ts'
import { limitSetting } from '../../settings/public.ts'

const customerLocked = compiledQuery((db, at: Placeholders<{ id: string }>) =>
  db
    .select({ emailConfirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(
      and(eq(users.id, at.id), eq(users.role, 'customer'), eq(users.isActive, true), isNull(users.erasedAt)),
    )
    .for('no key update')
    .prepare('customer_lock'),
)

/**
 * Locks the customer's row, so that its orders are placed one at a time.
 * @returns whether the customer's e-mail is confirmed
 * @throws Refused `unauthenticated` when the account is no longer a customer
 */
export async function lockCustomer(tx: Transaction, customerId: string): Promise<boolean> {
  const [customer] = await customerLocked(tx, { id: customerId })
  return (customer ?? refuse('unauthenticated')).emailConfirmedAt !== null
}

const openParcelsSummed = compiledQuery((db, at: Placeholders<{ customerId: string }>) =>
  db
    .select({ open: sql<string>`coalesce(sum(${parcels.subtotal}), 0)::numeric(12,2)` })
    .from(orders)
    .innerJoin(parcels, eq(parcels.orderId, orders.id))
    .where(
      and(
        eq(orders.customerId, at.customerId),
        isUnderWay(orders.status),
        isUnderWay(parcels.status),
        ne(parcels.paymentStatus, 'completed'),
      ),
    )
    .prepare('open_parcels_sum'),
)

/** Sum of a customer's active unpaid parcels. */
export async function sumOpenParcels(tx: Transaction, customerId: string): Promise<string> {
  const [sums] = await openParcelsSummed(tx, { customerId })
  return sums?.open ?? '0.00'
}

const nthLatestRead = compiledQuery((db, at: Placeholders<{ customerId: string; initially: number }>) =>
  prepareSql<{ createdAt: string }>(
    db,
    'nth_latest_order',
    sql`select created_at as "createdAt" from orders where customer_id = ${at.customerId} order by id desc
      offset coalesce(${limitSetting('ordersPerHour')}, ${at.initially}::int) - 1 limit 1`,
  ),
)

/**
 * When a customer placed its nth latest order, n being the maximum per hour; undefined when there are fewer.
 * @param initially the maximum unless an administrator has set one
 */
export async function findNthLatestOrder(
  tx: Transaction,
  customerId: string,
  initially: number,
): Promise<Date | undefined> {
  const { rows } = await nthLatestRead(tx, { customerId, initially })
  return rows[0] && new Date(rows[0].createdAt)
}
