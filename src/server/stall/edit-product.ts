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
 * A vendor changes its product. A new price or stock counts at once; anything else of what is on sale, and any change
 * of what was rejected, awaits the administration.
 * @throws Refused `product_not_found`, `stock_changed`, and as `storeSentImages` and `holdPictures`
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

/** A new stock is meant for the stock that the vendor saw: units sold meanwhile are not put back on sale. */
function checkStockSeen(present: number, wanted: number | undefined, seen: number | undefined): void {
  if (wanted === undefined || seen === undefined || seen === present) return
  refuse('stock_changed', { stock: present })
}

type Writing = { product: OwnProductRow; edit: Edit; urls: readonly string[] | undefined; now: Date }

/** Writes an edit of a product that this transaction holds. */
export async function writeEdit(tx: Transaction, { product, edit, urls, now }: Writing): Promise<void> {
  // Of one that was set out of stock it was kept when it was approved, if ever it was.
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
