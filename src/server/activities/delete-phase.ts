import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { countMedia, deletePhaseRow, lockAlbumsOf, lockPhase } from './admin.queries.ts'

/**
 * Deletes a phase with its albums and media.
 * @returns the numbers of deleted albums and media
 * @throws Refused `phase_not_found`
 */
export async function deletePhase(
  { db }: Pick<Deps, 'db'>,
  admin: SignedIn,
  { id }: { id: string },
): Promise<{ deletedAlbums: number; deletedMedia: number }> {
  return db.transaction(async tx => {
    const { name } = (await lockPhase(tx, id)) ?? refuse('phase_not_found')
    const albumIds = await lockAlbumsOf(tx, id)
    const counts = { deletedAlbums: albumIds.length, deletedMedia: await countMedia(tx, albumIds) }
    await deletePhaseRow(tx, id)
    await recordAuditEvent(tx, {
      admin,
      action: 'phase.deleted',
      target: { type: 'phase', id },
      before: { name, albums: counts.deletedAlbums, media: counts.deletedMedia },
      after: null,
    })
    return counts
  })
}
