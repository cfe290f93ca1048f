import type { AuditAction, AuditTarget } from '#contract/back-office/facts.ts'
import type { auditEvents } from '#database/schema/audit.ts'
import { editedProducts } from './catalogue/make-revisions.ts'
import { hoursAfter, idAt } from './ids.ts'
import type { Demo } from './make-demo.ts'
import type { makeMessages } from './messages.ts'
import type { makePages } from './pages/make-pages.ts'
import type { Random } from './random.ts'

/** What is written beside what people did: messages to the team, and its pages. */
export type Written = {
  messages: ReturnType<typeof makeMessages>
  pages: Awaited<ReturnType<typeof makePages>>
}

type Event = typeof auditEvents.$inferInsert & { createdAt: Date }

type Act = {
  at: Date
  action: AuditAction
  target: [type: AuditTarget, id: string]
  before: object | null
  after: object
}

/**
 * What the administrator did so far, as the shop itself notes it: producers admitted or not, products judged, money sent
 * and given back, messages read, pages published. Oldest first.
 */
export function makeAuditEvents(
  random: Random,
  demo: Demo,
  { messages, pages }: Written,
  admin: { id: string; username: string },
  now: Date,
): Event[] {
  return [
    ...admissionsOf(random, demo),
    ...judgementsOf(random, demo),
    ...moneySentBy(demo),
    ...writingsOf(messages, pages),
  ]
    .filter(({ at }) => at < now)
    .toSorted((first, second) => first.at.getTime() - second.at.getTime())
    .map(({ at, action, target: [targetType, targetId], before, after }) => ({
      id: idAt(random, at),
      actorId: admin.id,
      actorUsername: admin.username,
      action,
      targetType,
      targetId,
      before,
      after,
      createdAt: at,
    }))
}

const admissionsOf = (random: Random, { vendors }: Demo): Act[] =>
  vendors.flatMap(({ vendor: { id, businessName, createdAt }, producer: { status } }) => {
    if (status === 'pending') return []
    const at = hoursAfter(createdAt, random.between(3, 11))
    const first = status === 'rejected' ? 'rejected' : 'approved'
    const target: Act['target'] = ['vendor', id]
    const decision: Act = {
      at,
      action: `vendor.${first}`,
      target,
      before: { status: 'pending' },
      after: { status: first, businessName },
    }
    if (status !== 'suspended') return [decision]
    return [
      decision,
      {
        at: hoursAfter(at, 24 * 40),
        action: 'vendor.suspended',
        target,
        before: { status: 'approved' },
        after: { status, businessName },
      },
    ]
  })

/** What was sold at some time had been approved; what waits now, only where a version of it was. */
function judgementsOf(random: Random, { products }: Demo): Act[] {
  const edited = new Set(editedProducts(products))
  return products.flatMap((product): Act[] => {
    const { id, name, status, createdAt, rejectionReason: reason } = product.row
    const target: Act['target'] = ['product', id]
    const before = { status: 'pending' }
    if (status === 'rejected')
      return [
        {
          at: hoursAfter(createdAt, 6),
          action: 'product.rejected',
          target,
          before,
          after: { status, name, reason },
        },
      ]
    if (status === 'pending' && !edited.has(product)) return []
    const at = status === 'pending' ? createdAt : hoursAfter(createdAt, random.between(2, 20))
    return [{ at, action: 'product.active', target, before, after: { status: 'active', name } }]
  })
}

/** Payouts, by transfers or noted by hand, and refunds. */
function moneySentBy({
  payouts: { payouts, covered },
  transfers: { transfers },
  orders: { refunds },
}: Demo): Act[] {
  const parcels = Map.groupBy(covered, ({ payoutId }) => payoutId)
  const references = new Set(transfers.map(({ transactionId }) => transactionId))
  const made = transfers.map(
    ({ id, vendorId, amount, createdAt: at }): Act => ({
      at,
      action: 'transfer.made',
      target: ['vendor', vendorId!],
      before: null,
      after: { transferIds: [id], parts: [amount], needsApproval: false },
    }),
  )
  const noted = payouts
    .filter(({ reference }) => !references.has(reference))
    .map(
      ({ id: payoutId, vendorId, amount, reference, createdAt }): Act => ({
        at: createdAt!,
        action: 'payout.made',
        target: ['vendor', vendorId],
        before: null,
        after: { payoutId, amount, reference, parcels: parcels.get(payoutId!)?.length },
      }),
    )
  const givenBack = refunds.flatMap(({ id, status, orderId, amount, reference, settledAt: at }): Act[] =>
    status === 'done' && at
      ? [
          {
            at,
            action: 'refund.done',
            target: ['refund', id!],
            before: { status: 'due' },
            after: { status, reference, orderId, amount },
          },
        ]
      : [],
  )
  return [...made, ...noted, ...givenBack]
}

const writingsOf = (messages: Written['messages'], pages: Written['pages']): Act[] => [
  ...messages.flatMap(({ id, subject, readAt: at }): Act[] =>
    at
      ? [
          {
            at,
            action: 'message.read',
            target: ['message', id!],
            before: { read: false },
            after: { read: true, subject },
          },
        ]
      : [],
  ),
  ...pages.map(
    ({ slug, title, updatedAt }): Act => ({
      at: updatedAt!,
      action: 'page.changed',
      target: ['page', slug],
      before: { title, isPublished: false },
      after: { title, isPublished: true },
    }),
  ),
]
