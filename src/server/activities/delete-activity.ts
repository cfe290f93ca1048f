import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { deleteActivityRow, lockActivity } from './admin.queries.ts'

/** @throws Refused `activity_not_found` */
export async function deleteActivity(
  { db }: Pick<Deps, 'db'>,
  admin: SignedIn,
  { id }: { id: string },
): Promise<void> {
  await db.transaction(async tx => {
    const { title, status, startDate } = (await lockActivity(tx, id)) ?? refuse('activity_not_found')
    await deleteActivityRow(tx, id)
    await recordAuditEvent(tx, {
      admin,
      action: 'activity.deleted',
      target: { type: 'activity', id },
      before: { title, status, startDate },
      after: null,
    })
  })
}
