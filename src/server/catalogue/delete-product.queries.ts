import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/connect.ts'
import { products } from '#database/schema/catalogue.ts'
import { orderItems } from '#database/schema/orders.ts'

/** Whether the product was ever ordered. */
export async function isOrdered(tx: Transaction, productId: string): Promise<boolean> {
  const found = await tx
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(eq(orderItems.productId, productId))
    .limit(1)
  return found.length > 0
}

/** Deletes a product with its picture references and its approved revision. */
export async function deleteProductRow(tx: Transaction, id: string): Promise<void> {
  await tx.delete(products).where(eq(products.id, id))
}
