import type { EditProductBody } from '#contract/stall/schemas.ts'
import type { Transaction } from '#database/connect.ts'
import type { Deps } from '../deps.ts'
import type { SignedInVendor } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { type Edit, editOf } from './edited-product.ts'
import {
  findOwnProduct,
  lockOwnProduct,
  type OwnProductRow,
  storeApprovedVersion,
  updateOwnProduct,
  writeProductPictures,
} from './stall.queries.ts'
import { lockPicturesForUse, storeSentImages } from './store-sent-images.ts'

type EditProduct = { id: string; body: EditProductBody }

/**
 * A vendor edits its product. A new price or stock applies at once; any other change of a product on sale, and any change of a
 * rejected one, needs approval.
 * @throws Refused `product_not_found`, `stock_changed`, and as `storeSentImages` and `lockPicturesForUse`
 */
export async function editProduct(
  deps: Pick<Deps, 'db' | 'clock' | 'storage' | 'config'>,
  { vendorId }: SignedInVendor,
  { id, body: { images, stockSeen, ...wish } }: EditProduct,
): Promise<void> {
  if (!(await findOwnProduct(deps.db, vendorId, id))) refuse('product_not_found')
  const urls = images && (await storeSentImages(deps, vendorId, images))
  await deps.db.transaction(async tx => {
    const product = (await lockOwnProduct(tx, vendorId, id)) ?? refuse('product_not_found')
    const edit = editOf(product, { ...wish, urls })
    if (!edit) return
    checkStockSeen(product.stock, edit.stock, stockSeen)
    await writeEdit(tx, { product, edit, urls, now: deps.clock() })
  })
}

/** Optimistic lock on the stock that the vendor saw: units sold meanwhile are not put back on sale. */
function checkStockSeen(present: number, wanted: number | undefined, seen: number | undefined): void {
  if (wanted === undefined || seen === undefined || seen === present) return
  refuse('stock_changed', { stock: present })
}

type WriteEdit = { product: OwnProductRow; edit: Edit; urls: readonly string[] | undefined; now: Date }

/** Writes an edit of a product that this transaction has locked. */
export async function writeEdit(tx: Transaction, { product, edit, urls, now }: WriteEdit): Promise<void> {
  // For a product out of stock the approved version was stored at its approval, if there was one.
  if (product.status === 'active' && edit.status === 'pending') await storeApprovedVersion(tx, product)
  const { facts, stock, status } = edit
  await updateOwnProduct(tx, product.id, {
    ...facts,
    ...(stock !== undefined && { stock }),
    status,
    updatedAt: now,
  })
  if (!edit.hasNewPictures || !urls) return
  await writeProductPictures(tx, product.id, await lockPicturesForUse(tx, product.vendorId, urls))
}
