import type { Activity, Album, AlbumMedia, Phase } from '#contract/activities/schemas.ts'
import type {
  ActivityPictureRow,
  ActivityRow,
  AlbumMediaRow,
  AlbumRow,
  PhaseRow,
} from './activities.queries.ts'

/** A photo or video of an album, for the public. */
export const answerMedia = ({ createdAt, ...row }: AlbumMediaRow): AlbumMedia => ({
  ...row,
  createdAt: createdAt.toISOString(),
})

const answerAlbum = (row: AlbumRow, media: AlbumMediaRow[] = []): Album => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  media: media.map(answerMedia),
})

/** The phases with their albums and media, in the order of the rows. */
export function answerPhases(phases: PhaseRow[], albums: AlbumRow[], media: AlbumMediaRow[]): Phase[] {
  const mediaOf = Map.groupBy(media, row => row.albumId)
  const albumsOf = Map.groupBy(albums, row => row.phaseId)
  return phases.map(phase => ({
    ...phase,
    createdAt: phase.createdAt.toISOString(),
    updatedAt: phase.updatedAt.toISOString(),
    albums: (albumsOf.get(phase.id) ?? []).map(album => answerAlbum(album, mediaOf.get(album.id))),
  }))
}

/** The public activities with their pictures. */
export function answerActivities(activities: ActivityRow[], pictures: ActivityPictureRow[]): Activity[] {
  const picturesOf = Map.groupBy(pictures, row => row.activityId)
  return activities.map(({ createdAt: _, updatedAt, ...row }) => ({
    ...row,
    updatedAt: updatedAt.toISOString(),
    media: (picturesOf.get(row.id) ?? []).map(({ picture }) => picture),
  }))
}
