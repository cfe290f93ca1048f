import type { SetStocksBody } from '#contract/stall/schemas.ts'
import type { Deps } from '../deps.ts'
import type { SignedInVendor } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { writeEdit } from './edit-product.ts'
import { editOf } from './edited-product.ts'
import { lockOwnProducts } from './stall.queries.ts'

/**
 * A vendor sets the stock of several products, each as `editProduct` would: all, or none when a stock changed since the vendor
 * saw it.
 * @returns the new stocks, in the order of the wishes
 * @throws Refused `product_not_found`, and `stock_changed` with every product whose stock differs from the one seen
 */
export async function setStocks(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { vendorId }: SignedInVendor,
  wishes: SetStocksBody,
): Promise<{ id: string; stock: number }[]> {
  await db.transaction(async tx => {
    const held = await lockOwnProducts(
      tx,
      vendorId,
      wishes.map(({ id }) => id),
    )
    const edits = wishes.flatMap(({ id, stock, seen }) => {
      const product = held.get(id) ?? refuse('product_not_found')
      const edit = editOf(product, { stock })
      return edit ? { product, edit, seen } : []
    })
    const changed = edits.filter(({ product, seen }) => product.stock !== seen)
    const [first] = changed
    if (first) {
      refuse('stock_changed', {
        stock: first.product.stock,
        products: changed.map(({ product: { id, stock } }) => ({ id, stock })),
      })
    }
    const now = clock()
    for (const { product, edit } of edits) await writeEdit(tx, { product, edit, urls: undefined, now })
  })
  return wishes.map(({ id, stock }) => ({ id, stock }))
}
