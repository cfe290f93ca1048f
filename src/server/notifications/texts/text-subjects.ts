import * as z from 'zod/mini'
import { orderStatuses } from '#contract/orders/facts.ts'

// What a text is about, as its row keeps it.

const orderSteps = [...orderStatuses, 'received', 'lowered', 'day'] as const
export type OrderTextKind = `order-${(typeof orderSteps)[number]}`

export const OrderTextAbout = z.object({
  orderId: z.string(),
  parcelIds: z.array(z.string()),
  status: z.enum(orderSteps),
  /** To which day a parcel was moved. */
  day: z.optional(z.string()),
})
export type OrderTextAbout = z.output<typeof OrderTextAbout>
export const isOfOrder = (kind: string): kind is OrderTextKind =>
  orderSteps.some(step => kind === `order-${step}`)

export const RefundTextAbout = z.object({ orderId: z.string(), refundId: z.string() })
export type RefundTextAbout = z.output<typeof RefundTextAbout>
export type RefundTextKind = 'refund-due' | 'refund-paid'
export const isOfRefund = (kind: string): kind is RefundTextKind =>
  kind === 'refund-due' || kind === 'refund-paid'

/** The order, in what is said to its customer. */
export const ProblemTextAbout = z.object({
  problemId: z.string(),
  to: z.enum(['customer', 'vendor']),
  orderId: z.optional(z.string()),
})
export type ProblemTextAbout = z.output<typeof ProblemTextAbout>
export const isOfProblem = (kind: string): kind is 'problem-reported' | 'problem-decided' =>
  kind === 'problem-reported' || kind === 'problem-decided'

export const PayoutNumberTextAbout = z.object({ vendorId: z.string(), requestId: z.optional(z.string()) })
export type PayoutNumberTextAbout = z.output<typeof PayoutNumberTextAbout>

/** Texts that protect an account: they go to the number that they speak of, and none is held back. */
export const protectingKinds = ['payout-number-code', 'payout-number-changed'] as const
export type ProtectingKind = (typeof protectingKinds)[number]
export const isProtecting = (kind: string): kind is ProtectingKind =>
  (protectingKinds as readonly string[]).includes(kind)

/** How what a text of this kind speaks of is kept; undefined of a kind that this version does not know. */
function subjectOf(kind: string): z.ZodMiniType | undefined {
  if (isOfOrder(kind)) return OrderTextAbout
  if (isOfRefund(kind)) return RefundTextAbout
  if (isOfProblem(kind)) return ProblemTextAbout
  return isProtecting(kind) ? PayoutNumberTextAbout : undefined
}

/** Can what a text speaks of still be read? An earlier version may have kept it otherwise. */
export const isTextReadable = ({ kind, about }: { kind: string; about: unknown }): boolean =>
  subjectOf(kind)?.safeParse(about).success ?? false

/** Is a text of this kind sent however many have left? The one of a shipped parcel brings its code. */
export const isNeverHeldBack = (kind: string): boolean => isProtecting(kind) || kind === 'order-shipped'

/** Is a text of this kind for its recipient alone? One that this version does not know may be. */
export const isSecretText = (kind: string): boolean =>
  kind === 'payout-number-code' || subjectOf(kind) === undefined
