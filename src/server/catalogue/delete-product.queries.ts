import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { products } from '#database/schema/catalogue.ts'
import { orderItems } from '#database/schema/orders.ts'

/** Did anybody ever order this product? */
export async function isOrdered(tx: Transaction, productId: string): Promise<boolean> {
  const found = await tx
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(eq(orderItems.productId, productId))
    .limit(1)
  return found.length > 0
}

/** Removes a product with its pictures' places and its approved version. */
export async function deleteProductRow(tx: Transaction, id: string): Promise<void> {
  await tx.delete(products).where(eq(products.id, id))
}
