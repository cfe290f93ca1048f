import type { Picture } from '#contract/catalogue/schemas.ts'
import { HOUR_MS } from '#contract/durations.ts'
import type { StoredPhoto } from '#web/features/media/photo-uploads.ts'
import { isRecord } from '#web/storage/is-record.ts'

/** The server deletes unused photos after a day; slightly less, to be safe. */
const PHOTOS_LIVE_MS = 20 * HOUR_MS

function isPicture(raw: unknown): raw is Picture {
  if (!isRecord(raw)) return false
  const { url, width, height, color } = raw
  return (
    typeof url === 'string' &&
    url.startsWith('/') &&
    typeof width === 'number' &&
    typeof height === 'number' &&
    typeof color === 'string'
  )
}

/**
 * Parses stored photos, dropping those that the server may have deleted.
 * @param nowMs in milliseconds since 1970
 * @param shown URLs of photos in use, which never expire
 */
export function parsePhotos(raw: unknown, nowMs: number, shown: readonly string[]): StoredPhoto[] {
  if (!Array.isArray(raw)) return []
  return raw.filter(isRecord).flatMap(({ picture, fingerprint, sentAtMs }) => {
    if (!isPicture(picture)) return []
    const isThere = typeof sentAtMs === 'number' && nowMs - sentAtMs < PHOTOS_LIVE_MS
    if (!isThere && !shown.includes(picture.url)) return []
    return [
      {
        picture,
        ...(typeof fingerprint === 'string' && { fingerprint }),
        ...(typeof sentAtMs === 'number' && { sentAtMs }),
      },
    ]
  })
}
