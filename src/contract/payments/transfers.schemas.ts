import * as z from 'zod/mini'
import { Amount, blankable, Id, Instant, listFilter, numberedQuery, SearchText } from '../common.ts'
import { Disputed } from '../money/payouts.schemas.ts'
import { leftOutReasons, transferKinds, transferStatuses } from './transfer-facts.ts'

/** A name for each person; null once its account is gone, or while nobody did it. */
const Username = z.nullable(z.string())

export const Transfer = z.object({
  id: Id,
  kind: z.enum(transferKinds),
  /** Of a payout. */
  vendorId: z.nullable(Id),
  businessName: z.nullable(z.string()),
  /** Of a refund. */
  orderId: z.nullable(Id),
  orderNumber: z.nullable(z.string()),
  amount: Amount,
  status: z.enum(transferStatuses),
  /** Why it failed, in French. */
  failure: z.nullable(z.string()),
  /** It failed since an administrator put it aside. */
  wasSetAside: z.boolean(),
  /** It failed, and nobody has sent its money again since. */
  isOwedAgain: z.boolean(),
  /** Where the money goes; null once its person was erased. */
  phone: z.nullable(z.string()),
  operator: z.string(),
  /** Our name of it at the provider. */
  reference: z.string(),
  createdAt: Instant,
  createdBy: Username,
  approvedBy: Username,
  endedAt: z.nullable(Instant),
  /** May the administrator who reads it approve it? */
  canApprove: z.boolean(),
})
export type Transfer = z.infer<typeof Transfer>

const VendorAndSum = { vendorId: Id, businessName: z.string(), amount: Amount }

const ToPay = z.object({
  ...VendorAndSum,
  phone: z.string(),
  operator: z.string(),
  /** More than the provider takes at once is sent in several. */
  parts: z.int(),
  needsApproval: z.boolean(),
  disputed: Disputed,
})

export const LeftOut = z.object({ ...VendorAndSum, reason: z.enum(leftOutReasons) })
export type LeftOut = z.infer<typeof LeftOut>

/** What 'Tout verser' would do now. */
export const TransferPreview = z.object({
  /** False when the keys of this shop send no money: then people do. */
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
  /** What each was to be sent when that was confirmed: whoever would be sent another sum, or is not named, is left out. */
  amounts: z.optional(z.record(Id, Amount)),
})
export type MakeTransfersBody = z.output<typeof MakeTransfersBody>

export const MadeTransfers = z.object({ made: z.array(Transfer), leftOut: z.array(LeftOut) })

export const ListTransfersQuery = z.object({
  status: listFilter(z.enum(transferStatuses, 'Ce statut n’existe pas.')),
  kind: listFilter(z.enum(transferKinds, 'Cette sorte n’existe pas.')),
  /** A part of a vendor's name, an order's number, or the whole reference. */
  search: blankable(SearchText),
  ...numberedQuery,
})
export type ListTransfersQuery = z.output<typeof ListTransfersQuery>
