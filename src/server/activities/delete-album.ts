import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { countMedia, deleteAlbumRow, lockAlbum } from './admin.queries.ts'

/**
 * Deletes an album with its media.
 * @returns the number of deleted media
 * @throws Refused `album_not_found`
 */
export async function deleteAlbum(
  { db }: Pick<Deps, 'db'>,
  admin: SignedIn,
  { id }: { id: string },
): Promise<{ deletedMedia: number }> {
  return db.transaction(async tx => {
    const { title, phaseId } = (await lockAlbum(tx, id)) ?? refuse('album_not_found')
    const deletedMedia = await countMedia(tx, [id])
    await deleteAlbumRow(tx, id)
    await recordAuditEvent(tx, {
      admin,
      action: 'album.deleted',
      target: { type: 'album', id },
      before: { title, phaseId, media: deletedMedia },
      after: null,
    })
    return { deletedMedia }
  })
}
