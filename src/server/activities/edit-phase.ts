import type { EditPhaseBody } from '#contract/activities/admin.schemas.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { refuseIfChanged } from '../http/refuse-if-changed.ts'
import { lockPhase, updatePhase } from './admin.queries.ts'

/** @throws Refused `phase_not_found`, `phase_changed` */
export async function editPhase(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  { id, phase: { updatedAt: seen, ...phase } }: { id: string; phase: EditPhaseBody },
): Promise<void> {
  await db.transaction(async tx => {
    const { name, description, order, color, updatedAt } =
      (await lockPhase(tx, id)) ?? refuse('phase_not_found')
    refuseIfChanged(seen, updatedAt, 'phase_changed')
    await updatePhase(tx, id, { ...phase, updatedAt: clock() })
    await recordAuditEvent(tx, {
      admin,
      action: 'phase.changed',
      target: { type: 'phase', id },
      before: { name, description, order, color },
      after: phase,
    })
  })
}
