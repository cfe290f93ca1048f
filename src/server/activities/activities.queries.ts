import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '#database/connect.ts'
import {
  activities,
  activityAlbums,
  activityMedia,
  albumMedia,
  projectPhases,
} from '#database/schema/activities.ts'
import { media } from '#database/schema/media.ts'

const pictureColumns = { url: media.url, width: media.width, height: media.height, color: media.color }

/** All phases, in their order. */
export async function listPhaseRows(db: Executor) {
  return db.select().from(projectPhases).orderBy(asc(projectPhases.order), asc(projectPhases.id))
}
export type PhaseRow = Awaited<ReturnType<typeof listPhaseRows>>[number]

/** All albums by date; those without one last. */
export async function listAlbumRows(db: Executor) {
  return db
    .select()
    .from(activityAlbums)
    .orderBy(sql`${activityAlbums.date} asc nulls last`, asc(activityAlbums.id))
}
export type AlbumRow = Awaited<ReturnType<typeof listAlbumRows>>[number]

/** The columns of an album's media, with its stored picture if any. */
export const mediaColumns = {
  id: albumMedia.id,
  albumId: albumMedia.albumId,
  type: albumMedia.type,
  url: albumMedia.url,
  mediaId: albumMedia.mediaId,
  caption: albumMedia.caption,
  order: albumMedia.order,
  createdAt: albumMedia.createdAt,
  picture: pictureColumns,
}

/** The media of all albums, in album order. */
export async function listAlbumMediaRows(db: Executor) {
  return db
    .select(mediaColumns)
    .from(albumMedia)
    .leftJoin(media, eq(media.id, albumMedia.mediaId))
    .orderBy(asc(albumMedia.order), asc(albumMedia.id))
}
export type AlbumMediaRow = Awaited<ReturnType<typeof listAlbumMediaRows>>[number]

/** All activities, latest start first; those without a date last. */
export async function listActivityRows(db: Executor) {
  return db
    .select()
    .from(activities)
    .orderBy(sql`${activities.startDate} desc nulls last`, desc(activities.id))
}
export type ActivityRow = Awaited<ReturnType<typeof listActivityRows>>[number]

/** The pictures of all or some activities, in order. */
export async function listActivityPictureRows(db: Executor, activityIds?: readonly string[]) {
  return db
    .select({ activityId: activityMedia.activityId, picture: pictureColumns })
    .from(activityMedia)
    .innerJoin(media, eq(media.id, activityMedia.mediaId))
    .where(activityIds && inArray(activityMedia.activityId, [...activityIds]))
    .orderBy(asc(activityMedia.position))
}
export type ActivityPictureRow = Awaited<ReturnType<typeof listActivityPictureRows>>[number]
