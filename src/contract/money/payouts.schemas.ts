import * as z from 'zod/mini'
import { Amount, blankable, Id, Instant, numberedQuery, SearchText } from '../common.ts'
import { orderStatuses } from '../orders/facts.ts'
import { moneyLineKinds, parcelMoneySituations } from './facts.ts'
import { ConfirmedNumber } from './payout-number.schemas.ts'
import { TransferReference } from './refunds.schemas.ts'

const MoneyLine = z.object({
  kind: z.enum(moneyLineKinds),
  amount: Amount,
  /** Null when not recorded. */
  at: z.nullable(Instant),
  /** A refund that is not completed. */
  isDue: z.boolean(),
  reference: z.nullable(z.string()),
})
export type MoneyLine = z.infer<typeof MoneyLine>

/** The money of one parcel, with its movements. */
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

/** A payout whose transfer failed. */
export const FailedPayout = z.object({
  amount: Amount,
  at: Instant,
  /** The provider's reason, in French. */
  failure: z.string(),
})
export type FailedPayout = z.infer<typeof FailedPayout>

/** A completed payout. */
export const PaidOut = z.object({ amount: Amount, at: Instant, reference: z.string() })
export type PaidOut = z.infer<typeof PaidOut>

/** Undecided problems of a vendor’s parcels; a refund reduces what it is owed. */
export const Disputed = z.object({
  problems: z.int(),
  /** Reported cost. */
  amount: Amount,
  /** The part of it that the vendor is still owed, and that a payout sends; the rest was paid out or collected in cash. */
  owed: Amount,
})
export type Disputed = z.infer<typeof Disputed>

/** The amount owed to a vendor: delivered, paid online, not paid out. */
export const OwedToVendor = z.object({
  vendorId: Id,
  businessName: z.string(),
  /** Of its account, for contact only; not the payout number. */
  phone: z.nullable(z.string()),
  /** The confirmed payout number, or null. */
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
  /** The administrator who recorded it; null when the account was deleted. */
  createdBy: z.nullable(z.string()),
})
export type Payout = z.infer<typeof Payout>

export const ListPayoutsQuery = z.object({
  /** Part of the vendor's name or of the reference. */
  search: blankable(SearchText),
  ...numberedQuery,
})
export type ListPayoutsQuery = z.output<typeof ListPayoutsQuery>

export const PayVendorBody = z.object({
  vendorId: z.uuid('Vendeur manquant'),
  reference: TransferReference,
  /** The amount that was sent; refused when it differs from the amount owed. */
  amount: z.optional(Amount),
})
export type PayVendorBody = z.output<typeof PayVendorBody>
