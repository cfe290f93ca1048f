import { asc, count, desc, eq, inArray, max, type SQL, sql } from 'drizzle-orm'
import type { ActivityBody, AlbumBody, NewMediaBody, PhaseBody } from '#contract/activities/admin.schemas.ts'
import type { Picture } from '#contract/catalogue/schemas.ts'
import type { NumberedPage } from '#contract/common.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import {
  activities,
  activityAlbums,
  activityMedia,
  albumMedia,
  projectPhases,
} from '#database/schema/activities.ts'
import { media } from '#database/schema/media.ts'
import { type ActivityRow, type AlbumMediaRow, mediaColumns } from './activities.queries.ts'

export async function insertPhase(tx: Transaction, phase: PhaseBody & { id: string }): Promise<void> {
  await tx.insert(projectPhases).values(phase)
}

/** Reads and locks a phase; blocks new albums too. */
export async function lockPhase(tx: Transaction, id: string) {
  const [phase] = await tx.select().from(projectPhases).where(eq(projectPhases.id, id)).for('update')
  return phase
}

export async function updatePhase(
  tx: Transaction,
  id: string,
  phase: PhaseBody & { updatedAt: Date },
): Promise<void> {
  await tx.update(projectPhases).set(phase).where(eq(projectPhases.id, id))
}

/** Deletes a phase; cascades to its albums and photos. */
export async function deletePhaseRow(tx: Transaction, id: string): Promise<void> {
  await tx.delete(projectPhases).where(eq(projectPhases.id, id))
}

/** Locks the albums of a phase; blocks new photos too. */
export async function lockAlbumsOf(tx: Transaction, phaseId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: activityAlbums.id })
    .from(activityAlbums)
    .where(eq(activityAlbums.phaseId, phaseId))
    .orderBy(asc(activityAlbums.id))
    .for('update')
  return rows.map(({ id }) => id)
}

/** The number of photos and videos in these albums. */
export async function countMedia(tx: Transaction, albumIds: readonly string[]): Promise<number> {
  const [counted] = await tx
    .select({ total: count() })
    .from(albumMedia)
    .where(inArray(albumMedia.albumId, [...albumIds]))
  return counted!.total
}

/** Whether the phase exists; prevents its deletion (FOR KEY SHARE). */
export async function lockPhaseForKeyShare(tx: Transaction, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: projectPhases.id })
    .from(projectPhases)
    .where(eq(projectPhases.id, id))
    .for('key share')
  return found.length > 0
}

export async function insertAlbum(tx: Transaction, album: AlbumBody & { id: string }): Promise<void> {
  await tx.insert(activityAlbums).values(album)
}

/** Reads and locks an album; blocks new photos too. */
export async function lockAlbum(tx: Transaction, id: string) {
  const [album] = await tx.select().from(activityAlbums).where(eq(activityAlbums.id, id)).for('update')
  return album
}

export async function updateAlbum(
  tx: Transaction,
  id: string,
  album: AlbumBody & { updatedAt: Date },
): Promise<void> {
  await tx.update(activityAlbums).set(album).where(eq(activityAlbums.id, id))
}

/** Deletes an album; cascades to its photos. */
export async function deleteAlbumRow(tx: Transaction, id: string): Promise<void> {
  await tx.delete(activityAlbums).where(eq(activityAlbums.id, id))
}

const selectAlbumMedia = (db: Executor, where: SQL): Promise<AlbumMediaRow[]> =>
  db
    .select(mediaColumns)
    .from(albumMedia)
    .leftJoin(media, eq(media.id, albumMedia.mediaId))
    .where(where)
    .orderBy(asc(albumMedia.order), asc(albumMedia.id))

/** The media of one album, in order. */
export const listMediaOf = (db: Executor, albumId: string): Promise<AlbumMediaRow[]> =>
  selectAlbumMedia(db, eq(albumMedia.albumId, albumId))

/** A photo or a video of an album. */
export async function findMedia(db: Executor, id: string): Promise<AlbumMediaRow | undefined> {
  const [row] = await selectAlbumMedia(db, eq(albumMedia.id, id))
  return row
}

/** The position after the last photo of an album. */
export async function nextPlace(tx: Transaction, albumId: string): Promise<number> {
  const [last] = await tx
    .select({ order: max(albumMedia.order) })
    .from(albumMedia)
    .where(eq(albumMedia.albumId, albumId))
  return (last?.order ?? -1) + 1
}

type NewPhoto = Pick<NewMediaBody, 'type' | 'caption'> & {
  id: string
  albumId: string
  url: string
  mediaId: string
  order: number
}

export async function insertMedia(tx: Transaction, photo: NewPhoto): Promise<void> {
  await tx.insert(albumMedia).values(photo)
}

/** Updates the positions of photos, in this order from 0, and their captions. */
export async function writeArrangement(
  tx: Transaction,
  photos: readonly { id: string; caption: string | null }[],
): Promise<void> {
  const rows = JSON.stringify(photos.map(({ id, caption }, order) => ({ id, caption, order })))
  await tx.execute(sql`
    update ${albumMedia} set "order" = arranged."order", caption = arranged.caption
    from jsonb_to_recordset(${rows}::jsonb) as arranged(id uuid, caption text, "order" integer)
    where ${albumMedia.id} = arranged.id`)
}

export async function deleteMediaRow(tx: Transaction, id: string): Promise<void> {
  await tx.delete(albumMedia).where(eq(albumMedia.id, id))
}

/** Records a picture from an administrator; for a known one, restarts its grace period. */
export async function recordPicture(tx: Transaction, picture: Picture & { createdAt: Date }): Promise<void> {
  await tx
    .insert(media)
    .values(picture)
    .onConflictDoUpdate({ target: media.url, set: { createdAt: picture.createdAt } })
}

/** The stored pictures at these addresses, locked against removal until the end of the transaction. */
export async function lockStoredPictures(
  tx: Transaction,
  urls: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: media.id, url: media.url })
    .from(media)
    .where(inArray(media.url, [...urls]))
    .orderBy(media.id)
    .for('key share')
  return new Map(rows.map(({ id, url }) => [url, id]))
}

/** One page of the activities: current, then coming, then past ones; each group nearest first. */
export async function listActivityPage(db: Executor, { page, limit }: NumberedPage) {
  return db
    .select()
    .from(activities)
    .orderBy(
      sql`array_position(array['en_cours', 'a_venir'], ${activities.status}::text) asc nulls last`,
      sql`case when ${activities.status} = 'a_venir' then ${activities.startDate} end asc nulls last`,
      sql`${activities.startDate} desc nulls last`,
      desc(activities.id),
    )
    .limit(limit)
    .offset((page - 1) * limit)
}

export async function countActivities(db: Executor): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(activities)
  return counted!.total
}

export async function findActivity(db: Executor, id: string): Promise<ActivityRow | undefined> {
  const [activity] = await db.select().from(activities).where(eq(activities.id, id))
  return activity
}

/** Reads and locks an activity. */
export async function lockActivity(tx: Transaction, id: string): Promise<ActivityRow | undefined> {
  const [activity] = await tx.select().from(activities).where(eq(activities.id, id)).for('update')
  return activity
}

type ActivityFields = Omit<ActivityBody, 'media'>

export async function insertActivity(tx: Transaction, activity: ActivityFields & { id: string }) {
  await tx.insert(activities).values(activity)
}

export async function updateActivity(
  tx: Transaction,
  id: string,
  activity: ActivityFields & { updatedAt: Date },
): Promise<void> {
  await tx.update(activities).set(activity).where(eq(activities.id, id))
}

/** Replaces the pictures of an activity, in this order. */
export async function replaceActivityPictures(
  tx: Transaction,
  activityId: string,
  mediaIds: readonly string[],
): Promise<void> {
  await tx.delete(activityMedia).where(eq(activityMedia.activityId, activityId))
  if (mediaIds.length === 0) return
  await tx
    .insert(activityMedia)
    .values(mediaIds.map((mediaId, position) => ({ activityId, mediaId, position })))
}

export async function deleteActivityRow(tx: Transaction, id: string): Promise<void> {
  await tx.delete(activities).where(eq(activities.id, id))
}
