import { factsOf } from '#contract/catalogue/product-facts.ts'
import { newId } from '#database/schema/columns.ts'
import type { Deps } from '../deps.ts'
import type { SignedInVendor } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { claimCreation } from '../util/claim-creation.ts'
import {
  insertOwnProduct,
  lockOwnProduct,
  lockSellerForKeyShare,
  writeProductPictures,
} from './stall.queries.ts'
import { lockPicturesForUse } from './store-sent-images.ts'

type DuplicateProduct = { id: string; idempotencyKey: string | null }

/**
 * Makes another product with the facts and the pictures of one of the vendor's own, whatever its status: it has no stock,
 * and awaits the administration as every new one. The same key again gives the copy that it made.
 * @returns the copy's id
 * @throws Refused `product_not_found`
 */
export async function duplicateProduct(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, vendorId }: SignedInVendor,
  { id, idempotencyKey: key }: DuplicateProduct,
): Promise<string> {
  const copyId = newId()
  const createdAt = clock()
  return db.transaction(async tx => {
    const made = await claimCreation(tx, { userId, key, createdId: copyId, createdAt })
    if (made) return made
    await lockSellerForKeyShare(tx, vendorId)
    const original = (await lockOwnProduct(tx, vendorId, id)) ?? refuse('product_not_found')
    await insertOwnProduct(tx, { ...factsOf(original), id: copyId, vendorId, stock: 0, createdAt })
    const urls = original.pictures.map(({ url }) => url)
    if (urls.length > 0) await writeProductPictures(tx, copyId, await lockPicturesForUse(tx, vendorId, urls))
    return copyId
  })
}
