import * as z from 'zod/mini'
import {
  Amount,
  blankable,
  Id,
  Instant,
  listFilter,
  numberedQuery,
  SearchText,
  STATUS_UNKNOWN,
} from '../common.ts'
import { Disputed } from '../money/payouts.schemas.ts'
import { leftOutReasons, transferKinds, transferStatuses } from './transfer-facts.ts'

/** A user name; null when the account was deleted, or nobody has acted. */
const Username = z.nullable(z.string())

export const Transfer = z.object({
  id: Id,
  kind: z.enum(transferKinds),
  /** For payouts. */
  vendorId: z.nullable(Id),
  businessName: z.nullable(z.string()),
  /** For refunds. */
  orderId: z.nullable(Id),
  orderNumber: z.nullable(z.string()),
  amount: Amount,
  status: z.enum(transferStatuses),
  /** Why it failed, in French. */
  failure: z.nullable(z.string()),
  /** Failed because an administrator rejected it. */
  wasSetAside: z.boolean(),
  /** Failed, and not sent again since. */
  isOwedAgain: z.boolean(),
  /** The recipient's number; null after the person's erasure. */
  phone: z.nullable(z.string()),
  operator: z.string(),
  /** Our reference at the provider. */
  reference: z.string(),
  createdAt: Instant,
  createdBy: Username,
  approvedBy: Username,
  endedAt: z.nullable(Instant),
  /** Whether the current administrator may approve it. */
  canApprove: z.boolean(),
})
export type Transfer = z.infer<typeof Transfer>

const VendorAndSum = { vendorId: Id, businessName: z.string(), amount: Amount }

const ToPay = z.object({
  ...VendorAndSum,
  phone: z.string(),
  operator: z.string(),
  /** Number of transfers; larger amounts are split. */
  parts: z.int(),
  needsApproval: z.boolean(),
  disputed: Disputed,
})

export const LeftOut = z.object({ ...VendorAndSum, reason: z.enum(leftOutReasons) })
export type LeftOut = z.infer<typeof LeftOut>

/** What 'Tout verser' would do now. */
export const TransferPreview = z.object({
  /** False when transfers are not configured: payouts are then manual. */
  isAvailable: z.boolean(),
  toPay: z.array(ToPay),
  total: Amount,
  leftOut: z.array(LeftOut),
})
export type TransferPreview = z.infer<typeof TransferPreview>

const VENDORS_MISSING = 'Indiquez les vendeurs à payer.'

export const MakeTransfersBody = z.object({
  vendorIds: z.union(
    [
      z.literal('all'),
      z.array(Id, VENDORS_MISSING).check(z.minLength(1, VENDORS_MISSING), z.maxLength(1000)),
    ],
    VENDORS_MISSING,
  ),
  /** The amounts that were confirmed: vendors with another amount, or not listed, are excluded. */
  amounts: z.optional(z.record(Id, Amount)),
})
export type MakeTransfersBody = z.output<typeof MakeTransfersBody>

export const MadeTransfers = z.object({ made: z.array(Transfer), leftOut: z.array(LeftOut) })

export const ListTransfersQuery = z.object({
  status: listFilter(z.enum(transferStatuses, STATUS_UNKNOWN)),
  kind: listFilter(z.enum(transferKinds, 'Cette sorte n’existe pas.')),
  /** Part of a vendor's name, an order's number, or a complete reference. */
  search: blankable(SearchText),
  ...numberedQuery,
})
export type ListTransfersQuery = z.output<typeof ListTransfersQuery>
