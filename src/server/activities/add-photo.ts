import type { NewMediaBody } from '#contract/activities/admin.schemas.ts'
import { newId } from '#database/schema/columns.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { insertMedia, listMediaOf, lockAlbum, nextPlace } from './admin.queries.ts'
import { lockAlbumPicture, storeSentPicture } from './receive-picture.ts'

/**
 * Adds a photo to an album. Idempotent: a photo that the album has is not added again.
 * @returns its id within the album
 * @throws Refused `album_not_found`, `image_unknown`, and as `receivePicture`
 */
export async function addPhoto(
  deps: Pick<Deps, 'db' | 'clock' | 'storage'>,
  admin: SignedIn,
  { albumId, photo: { type, url: sent, caption, order } }: { albumId: string; photo: NewMediaBody },
): Promise<string> {
  const url = await storeSentPicture(deps, sent, 'url')
  return deps.db.transaction(async tx => {
    if (!(await lockAlbum(tx, albumId))) refuse('album_not_found')
    const mediaId = await lockAlbumPicture(tx, url)
    const shown = await listMediaOf(tx, albumId)
    const same = shown.find(photo => photo.mediaId === mediaId)
    if (same) return same.id
    const id = newId()
    const place = order ?? (await nextPlace(tx, albumId))
    await insertMedia(tx, { id, albumId, type, caption, url, mediaId, order: place })
    await recordAuditEvent(tx, {
      admin,
      action: 'album.photoAdded',
      target: { type: 'album', id: albumId },
      before: null,
      after: { url, caption },
    })
    return id
  })
}
