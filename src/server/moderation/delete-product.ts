import { recordAuditEvent } from '../audit/public.ts'
import { deleteProductRow, isOrdered } from '../catalogue/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { lockAdminProduct } from './products.queries.ts'

/**
 * An administrator deletes a product that nobody ordered. The lock keeps orders from taking it meanwhile.
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
