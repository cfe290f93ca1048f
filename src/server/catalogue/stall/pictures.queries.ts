import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Picture } from '#contract/catalogue.ts'
import type { Transaction } from '#database/connect.ts'
import { vendors } from '#database/schema/accounts.ts'
import { pictureUploads, productImages, products } from '#database/schema/catalogue.ts'
import { media } from '#database/schema/media.ts'
import { isPublic } from '../product-filters.ts'

type Upload = { vendorId: string; picture: Picture; uploadedAt: Date }

/** Notes that a vendor sent a picture; a picture that is already there begins its day again. */
export async function recordUpload(
  tx: Transaction,
  { vendorId, picture, uploadedAt }: Upload,
): Promise<void> {
  const [row] = await tx
    .insert(media)
    .values({ ...picture, createdAt: uploadedAt })
    // Writes nothing new, but waits for a sweep that is removing it, and gives its id.
    .onConflictDoUpdate({ target: media.url, set: { url: picture.url } })
    .returning({ id: media.id })
  await tx
    .insert(pictureUploads)
    .values({ mediaId: row!.id, vendorId, uploadedAt })
    .onConflictDoUpdate({ target: [pictureUploads.mediaId, pictureUploads.vendorId], set: { uploadedAt } })
}

/**
 * The stored pictures at these addresses that a vendor may show: those that it sent, those of its products, and those
 * that everybody sees. They cannot be removed until the transaction ends.
 */
export async function holdUsablePictures(
  tx: Transaction,
  vendorId: string,
  urls: readonly string[],
): Promise<Map<string, string>> {
  const sentByVendor = tx
    .select({ found: sql`1` })
    .from(pictureUploads)
    .where(and(eq(pictureUploads.mediaId, media.id), eq(pictureUploads.vendorId, vendorId)))
  const shown = tx
    .select({ found: sql`1` })
    .from(productImages)
    .innerJoin(products, eq(products.id, productImages.productId))
    .innerJoin(vendors, eq(vendors.id, products.vendorId))
    .where(and(eq(productImages.mediaId, media.id), or(eq(products.vendorId, vendorId), isPublic)))
  const rows = await tx
    .select({ id: media.id, url: media.url })
    .from(media)
    .where(and(inArray(media.url, [...urls]), or(sql`exists ${sentByVendor}`, sql`exists ${shown}`)))
    .orderBy(media.id)
    .for('key share')
  return new Map(rows.map(({ id, url }) => [url, id]))
}
