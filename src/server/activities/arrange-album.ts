import type { AlbumPhotosBody } from '#contract/activities/admin.schemas.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { listMediaOf, lockAlbum, writeArrangement } from './admin.queries.ts'

/**
 * Reorders the photos of an album and updates the captions that are given, all at once.
 * @throws Refused `album_not_found`; `album_photos_changed` when the photos named are not those of the album
 */
export async function arrangeAlbum(
  { db }: Pick<Deps, 'db'>,
  admin: SignedIn,
  { id, media }: AlbumPhotosBody & { id: string },
): Promise<void> {
  await db.transaction(async tx => {
    if (!(await lockAlbum(tx, id))) refuse('album_not_found')
    const shown = await listMediaOf(tx, id)
    const captions = new Map(shown.map(photo => [photo.id, photo.caption]))
    const named = new Set(media.map(photo => photo.id))
    const isWhole = named.size === media.length && shown.length === media.length
    if (!isWhole || shown.some(photo => !named.has(photo.id))) refuse('album_photos_changed')
    const arranged = media.map(({ id, caption = captions.get(id) ?? null }) => ({ id, caption }))
    await writeArrangement(tx, arranged)
    await recordAuditEvent(tx, {
      admin,
      action: 'album.arranged',
      target: { type: 'album', id },
      before: { media: shown.map(photo => ({ id: photo.id, caption: photo.caption })) },
      after: { media: arranged },
    })
  })
}
