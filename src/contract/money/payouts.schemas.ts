import * as z from 'zod/mini'
import { Amount, Id, Instant } from '../common.ts'
import { orderStatuses } from '../orders/facts.ts'
import { moneyLineKinds, parcelMoneySituations } from './facts.ts'
import { ConfirmedNumber } from './payout-number.schemas.ts'
import { TransferReference } from './refunds.schemas.ts'

const MoneyLine = z.object({
  kind: z.enum(moneyLineKinds),
  amount: Amount,
  /** Null where nobody wrote it down. */
  at: z.nullable(Instant),
  /** A refund that is still to be made. */
  isDue: z.boolean(),
  reference: z.nullable(z.string()),
})
export type MoneyLine = z.infer<typeof MoneyLine>

/** The money of one parcel of a vendor, explained line by line. */
export const ParcelMoney = z.object({
  parcelId: Id,
  orderId: Id,
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  situation: z.enum(parcelMoneySituations),
  amount: Amount,
  lines: z.array(MoneyLine),
})
export type ParcelMoney = z.infer<typeof ParcelMoney>

/** Money that a transfer was to bring to a vendor and did not. */
export const FailedPayout = z.object({
  amount: Amount,
  at: Instant,
  /** The provider's reason, in French. */
  failure: z.string(),
})
export type FailedPayout = z.infer<typeof FailedPayout>

/** Money that a vendor was sent. */
export const PaidOut = z.object({ amount: Amount, at: Instant })
export type PaidOut = z.infer<typeof PaidOut>

/** Problems of a vendor’s parcels that nobody decided yet: a refund of one lessens what it is owed. */
export const Disputed = z.object({
  problems: z.int(),
  /** What was reported cost. */
  amount: Amount,
})
export type Disputed = z.infer<typeof Disputed>

/** What a vendor is owed: delivered, paid online, not paid out yet. */
export const OwedToVendor = z.object({
  vendorId: Id,
  businessName: z.string(),
  /** Of its account: to call, not to send money to. */
  phone: z.nullable(z.string()),
  /** Where it wants to be paid; null while it has confirmed none. */
  payoutNumber: z.nullable(ConfirmedNumber),
  amount: Amount,
  parcelCount: z.int(),
  disputed: Disputed,
})
export type OwedToVendor = z.infer<typeof OwedToVendor>

export const Payout = z.object({
  id: Id,
  vendorId: Id,
  businessName: z.string(),
  amount: Amount,
  parcelCount: z.int(),
  reference: z.string(),
  createdAt: Instant,
  /** The administrator who noted it; null once that account is gone. */
  createdBy: z.nullable(z.string()),
})
export type Payout = z.infer<typeof Payout>

export const PayVendorBody = z.object({
  vendorId: z.uuid('Vendeur manquant'),
  reference: TransferReference,
  /** What was really sent; refused when it is not what is owed now. */
  amount: z.optional(Amount),
})
export type PayVendorBody = z.output<typeof PayVendorBody>
