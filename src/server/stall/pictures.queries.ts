import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Picture } from '#contract/catalogue/schemas.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import { faceProposals, vendors } from '#database/schema/accounts.ts'
import { activityMedia, albumMedia } from '#database/schema/activities.ts'
import {
  isPublic,
  pictureUploads,
  productImages,
  productRevisions,
  products,
} from '#database/schema/catalogue.ts'
import { media } from '#database/schema/media.ts'

type Upload = { vendorId: string; picture: Picture; uploadedAt: Date }

/** Records an upload; for a known picture, restarts its grace period. */
export async function recordUpload(
  tx: Transaction,
  { vendorId, picture, uploadedAt }: Upload,
): Promise<void> {
  const [row] = await tx
    .insert(media)
    .values({ ...picture, createdAt: uploadedAt })
    // Changes nothing, but waits for a concurrent sweep of the picture, and returns its id.
    .onConflictDoUpdate({ target: media.url, set: { url: picture.url } })
    .returning({ id: media.id })
  await tx
    .insert(pictureUploads)
    .values({ mediaId: row!.id, vendorId, uploadedAt })
    .onConflictDoUpdate({ target: [pictureUploads.mediaId, pictureUploads.vendorId], set: { uploadedAt } })
}

/**
 * The stored pictures at these addresses that a vendor may use: its own uploads, those of its products and face, and public ones.
 * Locked against removal until the end of the transaction.
 */
export async function lockUsablePictures(
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
  const onOwnFace = sql`
    exists (select from ${vendors} where ${vendors.id} = ${vendorId} and ${media.id} in (${vendors.portraitId}, ${vendors.coverId}))
    or exists (
      select from ${faceProposals}
      where ${faceProposals.vendorId} = ${vendorId} and ${media.id} in (${faceProposals.portraitId}, ${faceProposals.coverId}))`
  const rows = await tx
    .select({ id: media.id, url: media.url })
    .from(media)
    .where(
      and(
        inArray(media.url, [...urls]),
        or(sql`exists ${sentByVendor}`, sql`exists ${shown}`, sql`(${onOwnFace})`),
      ),
    )
    .orderBy(media.id)
    .for('key share')
  return new Map(rows.map(({ id, url }) => [url, id]))
}

/**
 * Whether anything references a picture. Every table that references pictures belongs here. Revisions are counted rather than
 * tested with `exists`: PostgreSQL would plan a sequential scan that expects an early match, and mostly there is none.
 */
const isShown = sql`(
  exists (select from ${productImages} where ${productImages.mediaId} = ${media.id})
  or exists (select from ${albumMedia} where ${albumMedia.mediaId} = ${media.id})
  or exists (select from ${activityMedia} where ${activityMedia.mediaId} = ${media.id})
  or exists (select from ${vendors} where ${vendors.portraitId} = ${media.id})
  or exists (select from ${vendors} where ${vendors.coverId} = ${media.id})
  or exists (select from ${faceProposals} where ${faceProposals.portraitId} = ${media.id})
  or exists (select from ${faceProposals} where ${faceProposals.coverId} = ${media.id})
  or 0 < (
    select count(*) from ${productRevisions}
    where ${productRevisions.approved} -> 'pictures' @> jsonb_build_array(jsonb_build_object('url', ${media.url}))
  )
)`

/** Stored before this instant, and not uploaded again since. An administrator's upload renews the row. */
const isOlderThan = (instant: Date) => sql`(
  ${media.createdAt} < ${instant.toISOString()} and not exists (
    select from ${pictureUploads}
    where ${pictureUploads.mediaId} = ${media.id} and ${pictureUploads.uploadedAt} >= ${instant.toISOString()}
  )
)`

/** Pictures that were not uploaded since this instant, and that nothing references. */
export async function listUnusedPictures(db: Executor, sentBefore: Date, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${media.id} as id from ${media}
    where ${isOlderThan(sentBefore)} and not ${isShown} order by ${media.id} limit ${limit}`)
  return rows.map(({ id }) => id)
}

/**
 * Deletes the row of a picture that was not uploaded since this instant and that nothing references, and locks its address until
 * the end of the transaction: a concurrent upload waits.
 * @returns its address, or null when it is in use by now
 */
export async function deleteUnusedPicture(
  tx: Transaction,
  id: string,
  sentBefore: Date,
): Promise<string | null> {
  await tx.select({ id: media.id }).from(media).where(eq(media.id, id)).for('update')
  // Checked under the lock, to see references made meanwhile.
  const [deleted] = await tx
    .delete(media)
    .where(and(eq(media.id, id), isOlderThan(sentBefore), sql`not ${isShown}`))
    .returning({ url: media.url })
  return deleted?.url ?? null
}
