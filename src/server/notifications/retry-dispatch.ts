import { isUuid } from '#contract/is-uuid.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { channels } from './channels.ts'
import { rescheduleFailedJob } from './dispatches.queries.ts'
import { lockMessage } from './messages.queries.ts'

const JOB_ID = /^\d{1,18}$/

/**
 * Retries a failed mail, text or job at once, with all its attempts, and records the audit event.
 * @throws Refused `dispatch_not_found`, `dispatch_not_failed`
 */
export async function retryDispatch(
  { db }: Pick<Deps, 'db'>,
  admin: SignedIn,
  { kind, id }: { kind: string; id: string },
): Promise<void> {
  await db.transaction(async tx => {
    if (kind === 'job') {
      if (!JOB_ID.test(id) || !(await rescheduleFailedJob(tx, id))) refuse('dispatch_not_found')
    } else if ((kind === 'mail' || kind === 'text') && isUuid(id)) {
      const row = await lockMessage(tx, channels[kind], id)
      if (!row) refuse('dispatch_not_found')
      if (row.status !== 'failed') refuse('dispatch_not_failed')
      await channels[kind].addJob(tx, id)
    } else refuse('dispatch_not_found')
    await recordAuditEvent(tx, {
      admin,
      action: 'delivery.retry',
      target: { type: kind, id },
      before: { status: 'failed' },
      after: { status: 'queued' },
    })
  })
}
