import type { PhaseBody } from '#contract/activities/admin.schemas.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { createOnce } from '../util/create-once.ts'
import { insertPhase } from './admin.queries.ts'

type CreatePhase = { body: PhaseBody; idempotencyKey: string | null }

/**
 * Creates a phase. Idempotent by key.
 * @returns the phase's id
 */
export async function createPhase(
  deps: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  { body: phase, idempotencyKey: key }: CreatePhase,
): Promise<string> {
  return createOnce(deps, { userId: admin.userId, key }, async (tx, { id }) => {
    await insertPhase(tx, { id, ...phase })
    const target = { type: 'phase', id } as const
    await recordAuditEvent(tx, { admin, action: 'phase.created', target, before: null, after: phase })
  })
}
