import * as z from 'zod/mini'
import { Amount, blankable, Id, Instant, listFilter, numberedQuery, SearchText } from '../common.ts'
import { refundStatuses } from './facts.ts'

const REFERENCE_REQUIRED = 'Indiquez la référence du transfert'

/** What proves that money was sent: the transfer's number at the operator or at the bank. */
export const TransferReference = z
  .string(REFERENCE_REQUIRED)
  .check(
    z.trim(),
    z.minLength(1, REFERENCE_REQUIRED),
    z.maxLength(100, 'La référence est trop longue (100 caractères au plus)'),
  )

/** What became of the amount of a refund. */
export const RefundParts = {
  /** What its customer has of it. */
  sent: Amount,
  /** The rest. */
  owed: Amount,
  /** What of the rest transfers carry, or are to carry once they are approved. */
  underWay: Amount,
}
export type RefundParts = { [Part in keyof typeof RefundParts]: string }

/** Money to give back to a customer: by a transfer to the number that paid, else by hand. The provider has no refund call. */
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
  /** Where a transfer brings it: the number that paid; null of a card, of cash, and where it is not known. */
  payer: z.nullable(z.object({ phone: z.string(), operator: z.string() })),
})
export type Refund = z.infer<typeof Refund>

export const ListRefundsQuery = z.object({
  status: listFilter(z.enum(refundStatuses, 'Ce statut n’existe pas.')),
  /** An order's number. */
  search: blankable(SearchText),
  ...numberedQuery,
})
export type ListRefundsQuery = z.output<typeof ListRefundsQuery>

export const SettleRefundBody = z.object({
  status: z.literal('done', 'Un remboursement peut seulement être noté comme fait.'),
  reference: TransferReference,
  /** What was really sent; refused when it is not what is owed now. */
  amount: z.optional(Amount),
})
export type SettleRefundBody = z.output<typeof SettleRefundBody>
