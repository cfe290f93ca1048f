import type { PhaseBody } from '#contract/activities/admin.schemas.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { lockPhase, updatePhase } from './admin.queries.ts'

/** @throws Refused `phase_not_found` */
export async function editPhase(
  { db }: Pick<Deps, 'db'>,
  admin: SignedIn,
  { id, phase }: { id: string; phase: PhaseBody },
): Promise<void> {
  await db.transaction(async tx => {
    const { name, description, order, color } = (await lockPhase(tx, id)) ?? refuse('phase_not_found')
    await updatePhase(tx, id, phase)
    await recordAuditEvent(tx, {
      admin,
      action: 'phase.changed',
      target: { type: 'phase', id },
      before: { name, description, order, color },
      after: phase,
    })
  })
}
