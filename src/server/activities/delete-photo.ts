import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { deleteMediaRow, findMedia, lockAlbum } from './admin.queries.ts'

/**
 * Deletes a photo or video from its album.
 * @throws Refused `photo_not_found`
 */
export async function deletePhoto(
  { db }: Pick<Deps, 'db'>,
  admin: SignedIn,
  { id }: { id: string },
): Promise<void> {
  await db.transaction(async tx => {
    const find = async () => (await findMedia(tx, id)) ?? refuse('photo_not_found')
    await lockAlbum(tx, (await find()).albumId)
    // Read again under the album's lock, so that only one of two concurrent deletions succeeds.
    const { albumId, url, caption } = await find()
    await deleteMediaRow(tx, id)
    await recordAuditEvent(tx, {
      admin,
      action: 'album.photoDeleted',
      target: { type: 'album', id: albumId },
      before: { url, caption },
      after: null,
    })
  })
}
