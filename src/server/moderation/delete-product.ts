import { recordAuditEvent } from '../audit/public.ts'
import { deleteProductRow, isOrdered } from '../catalogue/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { lockAdminProduct } from './products.queries.ts'

/**
 * Deletes a product that was never ordered. The lock prevents concurrent orders of it.
 * @throws Refused `product_not_found`, `product_ordered`
 */
export async function deleteProduct(
  { db }: Pick<Deps, 'db'>,
  admin: SignedIn,
  { id }: { id: string },
): Promise<void> {
  await db.transaction(async tx => {
    const { name, status, vendorId } = (await lockAdminProduct(tx, id)) ?? refuse('product_not_found')
    if (await isOrdered(tx, id)) refuse('product_ordered')
    await deleteProductRow(tx, id)
    await recordAuditEvent(tx, {
      admin,
      action: 'product.deleted',
      target: { type: 'product', id },
      before: { name, status, vendorId },
      after: null,
    })
  })
}
