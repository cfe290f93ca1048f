import type { PhaseBody } from '#contract/activities/admin.schemas.ts'
import { newId } from '#database/schema/columns.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { insertPhase } from './admin.queries.ts'

/** @returns the id of the new phase */
export async function createPhase(
  { db }: Pick<Deps, 'db'>,
  admin: SignedIn,
  phase: PhaseBody,
): Promise<string> {
  const id = newId()
  await db.transaction(async tx => {
    await insertPhase(tx, { id, ...phase })
    const target = { type: 'phase', id } as const
    await recordAuditEvent(tx, { admin, action: 'phase.created', target, before: null, after: phase })
  })
  return id
}
