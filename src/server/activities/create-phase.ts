import type { PhaseBody } from '#contract/activities/admin.schemas.ts'
import { newId } from '#database/schema/columns.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { claimCreation } from '../util/claim-creation.ts'
import { insertPhase } from './admin.queries.ts'

type CreatePhase = { body: PhaseBody; idempotencyKey: string | null }

/**
 * Adds a phase. The same key again gives the one that it made.
 * @returns the phase's id
 */
export async function createPhase(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  { body: phase, idempotencyKey: key }: CreatePhase,
): Promise<string> {
  const id = newId()
  const createdAt = clock()
  return db.transaction(async tx => {
    const made = await claimCreation(tx, { userId: admin.userId, key, createdId: id, createdAt })
    if (made) return made
    await insertPhase(tx, { id, ...phase })
    const target = { type: 'phase', id } as const
    await recordAuditEvent(tx, { admin, action: 'phase.created', target, before: null, after: phase })
    return id
  })
}
