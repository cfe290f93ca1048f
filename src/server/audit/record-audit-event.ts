import type { AuditAction, AuditTarget } from '#contract/back-office/facts.ts'
import type { Transaction } from '#database/connect.ts'
import { auditEvents } from '#database/schema/audit.ts'
import type { SignedIn } from '../http/context.ts'

type AuditEntry = {
  admin: SignedIn
  /** Action as `object.act`; each has a French label. */
  action: AuditAction
  target: { type: AuditTarget; id: string }
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** Records an administrator's action in the audit log, in the transaction of the action. */
export async function recordAuditEvent(
  tx: Transaction,
  { admin, action, target, before, after }: AuditEntry,
) {
  await tx.insert(auditEvents).values({
    actorId: admin.userId,
    actorUsername: admin.username,
    action,
    targetType: target.type,
    targetId: target.id,
    before,
    after,
  })
}
