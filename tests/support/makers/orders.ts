import { eq, sql } from 'drizzle-orm'
import type { PaymentMethod } from '#contract/payments/facts.ts'
import type { Executor } from '#database/connect.ts'
import { products } from '#database/schema/catalogue.ts'

type Line = { productId: string; quantity: number; price?: string | number }

/** The body of an order, as sent by the checkout page. */
export const orderBody = (items: Line[], changes: Record<string, unknown> = {}) => ({
  paymentMethod: 'cash_on_delivery' as PaymentMethod,
  deliveryAddress: 'Cocody Angré, derrière la pharmacie',
  items,
  ...changes,
})

/** The stock of a product. */
export async function stockOf(db: Executor, productId: string): Promise<number> {
  const [product] = await db
    .select({ stock: products.stock })
    .from(products)
    .where(eq(products.id, productId))
  return product!.stock
}

/** The number of rows of a table. */
export async function countRows(
  db: Executor,
  table: 'orders' | 'order_items' | 'parcels' | 'order_events' | 'refunds',
) {
  const { rows } = await db.execute<{ rows: number }>(
    sql`select count(*) as rows from ${sql.identifier(table)}`,
  )
  return rows[0]!.rows
}
