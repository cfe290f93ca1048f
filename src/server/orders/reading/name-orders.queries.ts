import { eq, inArray } from 'drizzle-orm'
import { customerName } from '#contract/orders/customer-name.ts'
import { orderNumber } from '#contract/orders/order-number.ts'
import type { Executor } from '#database/connect.ts'
import { users } from '#database/schema/accounts.ts'
import { orders } from '#database/schema/orders.ts'

export type NamedOrder = { id: string; number: string; customerName: string }

/** Order numbers and customer names by order id. */
export async function nameOrders(
  db: Executor,
  ids: readonly (string | null)[],
): Promise<Map<string, NamedOrder>> {
  const named = new Set(ids.filter(id => id !== null))
  if (named.size === 0) return new Map()
  const rows = await db
    .select({ id: orders.id, serial: orders.serial, fullName: users.fullName, username: users.username })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.customerId))
    .where(inArray(orders.id, [...named]))
  return new Map(
    rows.map(({ id, serial, ...customer }) => [
      id,
      { id, number: orderNumber(serial), customerName: customerName(customer) },
    ]),
  )
}
