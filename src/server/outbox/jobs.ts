import * as z from 'zod/mini'
import { vendorStatuses } from '#contract/accounts/facts.ts'
import { roles } from '#contract/accounts/roles.ts'
import { productStatuses } from '#contract/catalogue/facts.ts'
import { faceDecisions } from '#contract/stall/face-facts.ts'

const nothing = z.object({})
const user = z.object({ userId: z.string() })
const problem = z.object({ problemId: z.string() })
const refund = z.object({ refundId: z.string() })

/** Payload schema of each job: ids only, the rest is read when it runs. */
export const jobs = {
  'settle-payment': z.object({ transactionId: z.string() }),
  'sweep-payments': nothing,
  'send-transfer': z.object({ transferId: z.string() }),
  'sweep-transfers': nothing,
  'sweep-unanswered': nothing,
  'close-months': nothing,
  'add-up-figures': nothing,
  'sweep-leftovers': nothing,
  'sweep-pictures': nothing,
  'sweep-problem-pictures': nothing,
  'free-abandoned-jobs': nothing,
  // Domain events, handled by notifications.
  'order-changed': z.object({ orderId: z.string(), eventIds: z.array(z.string()) }),
  'refund-due': refund,
  'refund-paid': refund,
  'problem-reported': problem,
  'problem-answered': problem,
  'problem-decided': problem,
  'stock-low': z.object({ productId: z.string(), occurrence: z.string() }),
  /** Added by a trigger on the stock. */
  'stock-returned': z.object({ productId: z.string() }),
  'review-written': z.object({ reviewId: z.string() }),
  'account-created': user,
  'email-confirmation-asked': z.object({ userId: z.string(), occurrence: z.string() }),
  'email-change-asked': z.object({ userId: z.string(), occurrence: z.string() }),
  'email-changed': z.object({ userId: z.string(), formerEmail: z.string(), occurrence: z.string() }),
  /** An administrator was added, or got another e-mail; `byUserId` is the administrator who did it. */
  'admin-made': z.object({
    userId: z.string(),
    byUserId: z.optional(z.string()),
    isNew: z.boolean(),
    occurrence: z.string(),
  }),
  'phone-changed': z.object({ userId: z.string(), occurrence: z.string() }),
  'product-moderated': z.object({
    productId: z.string(),
    status: z.enum(productStatuses),
    occurrence: z.string(),
  }),
  'face-moderated': z.object({
    vendorId: z.string(),
    decision: z.enum(faceDecisions),
    occurrence: z.string(),
  }),
  'vendor-status-changed': z.object({
    vendorId: z.string(),
    status: z.enum(vendorStatuses),
    occurrence: z.string(),
  }),
  'password-reset-asked': z.object({
    email: z.string(),
    space: z.enum(roles),
    occurrence: z.string(),
    askedAt: z.iso.datetime(),
  }),
  'password-changed': z.object({ userId: z.string(), occurrence: z.string() }),
  /** All attempts at a code were used up by someone who knows the password. */
  'second-factor-guessed': z.object({ userId: z.string(), day: z.string() }),
  'second-factor-changed': z.object({ userId: z.string(), isSet: z.boolean(), occurrence: z.string() }),
  /** Of a vendor. */
  'payout-failed': z.object({ transferId: z.string() }),
  'statement-closed': z.object({ vendorId: z.string(), month: z.string() }),
  'payout-number-asked': z.object({ vendorId: z.string(), requestId: z.string() }),
  'payout-number-changed': z.object({
    vendorId: z.string(),
    /** Present when another number was replaced. */
    formerPhone: z.optional(z.string()),
    occurrence: z.string(),
  }),
  'contact-message-received': z.object({ messageId: z.string() }),
  // Jobs of notifications.
  'send-mail': z.object({ mailId: z.string() }),
  'sweep-alerts': nothing,
  'sweep-mails': nothing,
  'send-text': z.object({ textId: z.string() }),
  'sweep-texts': nothing,
}

export type JobName = keyof typeof jobs
export type JobPayload<Name extends JobName> = z.output<(typeof jobs)[Name]>

const priorities: Partial<Record<JobName, number>> = {
  // A customer is waiting.
  'settle-payment': -20,
  'send-transfer': -10,
  'sweep-payments': -10,
  'sweep-transfers': -10,
  'sweep-unanswered': -10,
  'add-up-figures': -10,
  'free-abandoned-jobs': -10,
}

/** Lower runs first; negative ones run before all queued mails. */
export const priorityOf = (name: JobName): number => priorities[name] ?? 0

/** Job handlers. A handler that throws is retried with back-off. Handlers must be idempotent: they may run twice. */
export type Tasks = { [Name in JobName]: (payload: JobPayload<Name>) => Promise<void> }
