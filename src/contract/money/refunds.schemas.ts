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
import { MAX_TRANSFER_REFERENCE_LENGTH, refundStatuses } from './facts.ts'

const REFERENCE_REQUIRED = 'Indiquez la référence du transfert'
const REFERENCE_TOO_LONG = `La référence est trop longue (${MAX_TRANSFER_REFERENCE_LENGTH} caractères au plus)`

/** Proof of payment: the reference at the operator or bank. */
export const TransferReference = z
  .string(REFERENCE_REQUIRED)
  .check(
    z.trim(),
    z.minLength(1, REFERENCE_REQUIRED),
    z.maxLength(MAX_TRANSFER_REFERENCE_LENGTH, REFERENCE_TOO_LONG),
  )

/** The amount of a refund by state. */
export const RefundParts = {
  /** Received by the customer. */
  sent: Amount,
  /** Still owed. */
  owed: Amount,
  /** The part of `owed` with pending transfers. */
  underWay: Amount,
}
export type RefundParts = { [Part in keyof typeof RefundParts]: string }

/** Money owed to a customer: refunded by a transfer to the paying number, otherwise manually. The provider has no refund API. */
export const Refund = z.object({
  id: Id,
  orderId: Id,
  orderNumber: z.string(),
  amount: Amount,
  ...RefundParts,
  reason: z.string(),
  status: z.enum(refundStatuses),
  reference: z.nullable(z.string()),
  createdAt: Instant,
  settledAt: z.nullable(Instant),
  customer: z.object({ fullName: z.string(), phone: z.nullable(z.string()) }),
  /** The number that paid; null for cards, cash and unknown payers. */
  payer: z.nullable(z.object({ phone: z.string(), operator: z.string() })),
})
export type Refund = z.infer<typeof Refund>

export const ListRefundsQuery = z.object({
  status: listFilter(z.enum(refundStatuses, STATUS_UNKNOWN)),
  /** An order's number. */
  search: blankable(SearchText),
  ...numberedQuery,
})
export type ListRefundsQuery = z.output<typeof ListRefundsQuery>

export const SettleRefundBody = z.object({
  status: z.literal('done', 'Un remboursement peut seulement être noté comme fait.'),
  reference: TransferReference,
  /** The amount that was sent; refused when it differs from the amount owed. */
  amount: z.optional(Amount),
})
export type SettleRefundBody = z.output<typeof SettleRefundBody>
