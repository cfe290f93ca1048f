import { factsOf } from '#contract/catalogue/product-facts.ts'
import type { Deps } from '../deps.ts'
import type { SignedInVendor } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { createOnce } from '../util/create-once.ts'
import {
  insertOwnProduct,
  lockOwnProduct,
  lockSellerForShare,
  writeProductPictures,
} from './stall.queries.ts'
import { lockPicturesForUse } from './store-sent-images.ts'

type DuplicateProduct = { id: string; idempotencyKey: string | null }

/**
 * Copies the facts and pictures of one of the vendor's products, whatever its status, into a new product without stock, pending
 * approval. Idempotent by key.
 * @returns the copy's id
 * @throws Refused `product_not_found`
 */
export async function duplicateProduct(
  deps: Pick<Deps, 'db' | 'clock'>,
  { userId, vendorId }: SignedInVendor,
  { id, idempotencyKey: key }: DuplicateProduct,
): Promise<string> {
  return createOnce(deps, { userId, key }, async (tx, { id: copyId, createdAt }) => {
    await lockSellerForShare(tx, vendorId)
    const original = (await lockOwnProduct(tx, vendorId, id)) ?? refuse('product_not_found')
    await insertOwnProduct(tx, { ...factsOf(original), id: copyId, vendorId, stock: 0, createdAt })
    const urls = original.pictures.map(({ url }) => url)
    if (urls.length > 0) await writeProductPictures(tx, copyId, await lockPicturesForUse(tx, vendorId, urls))
  })
}
