import type { AlbumBody } from '#contract/activities/admin.schemas.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { createOnce } from '../util/create-once.ts'
import { insertAlbum, lockPhaseForKeyShare } from './admin.queries.ts'

type CreateAlbum = { body: AlbumBody; idempotencyKey: string | null }

/**
 * Creates an album. Idempotent by key.
 * @returns the album's id
 * @throws Refused `phase_not_found`
 */
export async function createAlbum(
  deps: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  { body: album, idempotencyKey: key }: CreateAlbum,
): Promise<string> {
  return createOnce(deps, { userId: admin.userId, key }, async (tx, { id }) => {
    if (!(await lockPhaseForKeyShare(tx, album.phaseId))) refuse('phase_not_found')
    await insertAlbum(tx, { id, ...album })
    const target = { type: 'album', id } as const
    await recordAuditEvent(tx, { admin, action: 'album.created', target, before: null, after: album })
  })
}
