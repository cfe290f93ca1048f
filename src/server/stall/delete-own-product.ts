import { deleteProductRow, isOrdered } from '../catalogue/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedInVendor } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { lockOwnProduct } from './stall.queries.ts'

/**
 * A vendor deletes a product that was never ordered. Concurrent orders wait and then fail; its pictures are removed by the sweep.
 * @throws Refused `product_not_found`, `product_ordered`
 */
export async function deleteOwnProduct(
  { db }: Pick<Deps, 'db'>,
  { vendorId }: SignedInVendor,
  id: string,
): Promise<void> {
  await db.transaction(async tx => {
    if (!(await lockOwnProduct(tx, vendorId, id))) refuse('product_not_found')
    if (await isOrdered(tx, id)) refuse('product_ordered')
    await deleteProductRow(tx, id)
  })
}
