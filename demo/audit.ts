import type { AuditAction, AuditTarget } from '#contract/back-office/facts.ts'
import type { auditEvents } from '#database/schema/audit.ts'
import { hoursAfter, idAt } from './ids.ts'
import type { Demo } from './make-demo.ts'
import type { Random } from './random.ts'

/** What the administrator did so far: producers admitted or not, products refused. Oldest first. */
export function makeAuditEvents(
  random: Random,
  { vendors, products }: Demo,
  admin: { id: string; username: string },
  now: Date,
): (typeof auditEvents.$inferInsert)[] {
  const event = (
    at: Date,
    action: AuditAction,
    targetType: AuditTarget,
    targetId: string,
    before: object,
    after: object,
  ) => ({
    id: idAt(random, at),
    actorId: admin.id,
    actorUsername: admin.username,
    action,
    targetType,
    targetId,
    before,
    after,
    createdAt: at,
  })
  const decisions = vendors.flatMap(({ vendor, producer: { status } }) => {
    if (status === 'pending') return []
    const decided = hoursAfter(vendor.createdAt, random.between(3, 11))
    const first = status === 'rejected' ? 'rejected' : 'approved'
    const told = [
      event(
        decided,
        `vendor.${first}`,
        'vendor',
        vendor.id,
        { status: 'pending' },
        { status: first, businessName: vendor.businessName },
      ),
    ]
    if (status !== 'suspended') return told
    return [
      ...told,
      event(
        hoursAfter(decided, 24 * 40),
        'vendor.suspended',
        'vendor',
        vendor.id,
        { status: 'approved' },
        { status, businessName: vendor.businessName },
      ),
    ]
  })
  const refusals = products
    .filter(({ row }) => row.status === 'rejected')
    .map(({ row }) =>
      event(
        hoursAfter(row.createdAt, 6),
        'product.rejected',
        'product',
        row.id,
        { status: 'pending' },
        { status: 'rejected', name: row.name, reason: row.rejectionReason },
      ),
    )
  return [...decisions, ...refusals]
    .filter(({ createdAt }) => createdAt < now)
    .sort((first, second) => first.createdAt.getTime() - second.createdAt.getTime())
}
