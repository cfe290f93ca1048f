import type { AlbumBody } from '#contract/activities/admin.schemas.ts'
import { newId } from '#database/schema/columns.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { insertAlbum, lockPhaseForKeyShare } from './admin.queries.ts'

/**
 * @returns the id of the new album
 * @throws Refused `phase_not_found`
 */
export async function createAlbum(
  { db }: Pick<Deps, 'db'>,
  admin: SignedIn,
  album: AlbumBody,
): Promise<string> {
  const id = newId()
  await db.transaction(async tx => {
    if (!(await lockPhaseForKeyShare(tx, album.phaseId))) refuse('phase_not_found')
    await insertAlbum(tx, { id, ...album })
    const target = { type: 'album', id } as const
    await recordAuditEvent(tx, { admin, action: 'album.created', target, before: null, after: album })
  })
  return id
}
