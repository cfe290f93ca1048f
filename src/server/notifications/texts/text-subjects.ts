import * as z from 'zod/mini'
import { Id } from '#contract/common.ts'
import { orderStatuses } from '#contract/orders/facts.ts'

// Kinds of texts, and the schemas of their `about` column.

const orderSteps = [...orderStatuses, 'received', 'lowered', 'day'] as const
export type OrderTextKind = `order-${(typeof orderSteps)[number]}`

export const OrderTextAbout = z.object({
  orderId: Id,
  parcelIds: z.array(Id),
  status: z.enum(orderSteps),
  /** New planned day of a parcel (YYYY-MM-DD). */
  day: z.optional(z.string()),
})
export type OrderTextAbout = z.output<typeof OrderTextAbout>
export const isOfOrder = (kind: string): kind is OrderTextKind =>
  orderSteps.some(step => kind === `order-${step}`)

export const RefundTextAbout = z.object({ orderId: Id, refundId: Id })
export type RefundTextAbout = z.output<typeof RefundTextAbout>
export type RefundTextKind = 'refund-due' | 'refund-paid'
export const isOfRefund = (kind: string): kind is RefundTextKind =>
  kind === 'refund-due' || kind === 'refund-paid'

/** `orderId` is set in texts to the customer only. */
export const ProblemTextAbout = z.object({
  problemId: Id,
  to: z.enum(['customer', 'vendor']),
  orderId: z.optional(Id),
})
export type ProblemTextAbout = z.output<typeof ProblemTextAbout>
export const isOfProblem = (kind: string): kind is 'problem-reported' | 'problem-decided' =>
  kind === 'problem-reported' || kind === 'problem-decided'

export const PayoutNumberTextAbout = z.object({ vendorId: Id, requestId: z.optional(Id) })
export type PayoutNumberTextAbout = z.output<typeof PayoutNumberTextAbout>

/** Texts that protect an account: sent to the number that they are about, without sending limits. */
export const protectingKinds = ['payout-number-code', 'payout-number-changed'] as const
export type ProtectingKind = (typeof protectingKinds)[number]
export const isProtecting = (kind: string): kind is ProtectingKind =>
  (protectingKinds as readonly string[]).includes(kind)

/** Schema of `about`; undefined for a kind that this version does not know. */
function subjectOf(kind: string): z.ZodMiniType | undefined {
  if (isOfOrder(kind)) return OrderTextAbout
  if (isOfRefund(kind)) return RefundTextAbout
  if (isOfProblem(kind)) return ProblemTextAbout
  return isProtecting(kind) ? PayoutNumberTextAbout : undefined
}

/** Whether `about` matches the schema of its kind: an earlier version may have stored another format. */
export const isTextReadable = ({ kind, about }: { kind: string; about: unknown }): boolean =>
  subjectOf(kind)?.safeParse(about).success ?? false

/** Whether texts of this kind are exempt from sending limits; that of a shipped parcel contains its delivery code. */
export const isNeverHeldBack = (kind: string): boolean => isProtecting(kind) || kind === 'order-shipped'

/** Whether texts of this kind have no preview; true for kinds unknown to this version, which may be secret. */
export const isSecretText = (kind: string): boolean =>
  kind === 'payout-number-code' || subjectOf(kind) === undefined
