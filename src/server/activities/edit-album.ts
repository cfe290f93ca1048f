import type { EditAlbumBody } from '#contract/activities/admin.schemas.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { refuseIfChanged } from '../http/refuse-if-changed.ts'
import { lockAlbum, lockPhaseForKeyShare, updateAlbum } from './admin.queries.ts'

/**
 * Edits an album, and moves it to another phase if that changed.
 * @throws Refused `album_not_found`, `album_changed`, `phase_not_found`
 */
export async function editAlbum(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  { id, album: { updatedAt: seen, ...album } }: { id: string; album: EditAlbumBody },
): Promise<void> {
  await db.transaction(async tx => {
    // Lock order: the phase before the album, as in the deletion of phases.
    const isPhaseThere = await lockPhaseForKeyShare(tx, album.phaseId)
    const { title, phaseId, description, location, date, updatedAt } =
      (await lockAlbum(tx, id)) ?? refuse('album_not_found')
    refuseIfChanged(seen, updatedAt, 'album_changed')
    if (!isPhaseThere) refuse('phase_not_found')
    await updateAlbum(tx, id, { ...album, updatedAt: clock() })
    await recordAuditEvent(tx, {
      admin,
      action: 'album.changed',
      target: { type: 'album', id },
      before: { title, phaseId, description, location, date },
      after: album,
    })
  })
}
