import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { deleteMediaRow, findMedia, lockAlbum } from './admin.queries.ts'

/**
 * Takes a photo or a video out of its album.
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
    // Asked again once the album is held: two who delete it at once are told apart.
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
