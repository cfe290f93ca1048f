import type { NewProductBody } from '#contract/stall/schemas.ts'
import type { Deps } from '../deps.ts'
import type { SignedInVendor } from '../http/context.ts'
import { createOnce } from '../util/create-once.ts'
import { insertOwnProduct, lockSellerForShare, writeProductPictures } from './stall.queries.ts'
import { lockPicturesForUse, storeSentImages } from './store-sent-images.ts'

type CreateProduct = { body: NewProductBody; idempotencyKey: string | null }

/**
 * A vendor creates a product, pending approval. Idempotent by key.
 * @returns the product's id
 * @throws Refused as `storeSentImages` and `lockPicturesForUse`
 */
export async function createProduct(
  deps: Pick<Deps, 'db' | 'clock' | 'storage' | 'config'>,
  { userId, vendorId }: SignedInVendor,
  { body: { images, ...facts }, idempotencyKey: key }: CreateProduct,
): Promise<string> {
  const urls = await storeSentImages(deps, vendorId, images)
  return createOnce(deps, { userId, key }, async (tx, { id, createdAt }) => {
    await lockSellerForShare(tx, vendorId)
    const mediaIds = await lockPicturesForUse(tx, vendorId, urls)
    await insertOwnProduct(tx, { ...facts, id, vendorId, createdAt })
    await writeProductPictures(tx, id, mediaIds)
  })
}
