import type { Album, Phase } from '#contract/activities/schemas.ts'
import { isUuid } from '#contract/is-uuid.ts'

/** URL state of the page: the open album, and the number of its picture, from 1. */
export type AlbumSearch = { album?: string | undefined; photo?: number | undefined }

/** Parses the URL state of the page; invalid values are dropped. */
export function parseAlbumSearch(raw: Record<string, unknown>): AlbumSearch {
  const album = typeof raw.album === 'string' && isUuid(raw.album) ? raw.album : undefined
  const photo = /^[1-9]\d{0,3}$/.test(String(raw.photo)) ? Number(raw.photo) : undefined
  // The first picture has the album's own URL.
  return { album, photo: album && photo !== 1 ? photo : undefined }
}

/** The album in the URL, if it exists and has pictures; an index beyond its last picture is the last. */
export function findOpenAlbum(
  phases: readonly Phase[],
  { album: id, photo = 1 }: AlbumSearch,
): { album: Album; index: number } | undefined {
  const album = phases.flatMap(phase => phase.albums).find(each => each.id === id)
  if (!album || album.media.length === 0) return undefined
  return { album, index: Math.min(photo, album.media.length) - 1 }
}
