import * as z from 'zod/mini'
import { Amount, blankable, Id, IdParams, Instant, numberedAnswer, numberedQuery } from './common.ts'
import { endpoint } from './endpoint.ts'
import type { Refusal } from './errors.ts'
import { refundStatuses } from './refunds-labels.ts'

// The web imports the words from their own file, which brings no validator into a page that has no form.
export * from './refunds-labels.ts'

export const refundsRefusals = {
  refund_not_found: { status: 404, message: 'Remboursement introuvable' },
  refund_settled: { status: 409, message: 'Ce remboursement a déjà été fait.' },
} as const satisfies Record<string, Refusal>

const REFERENCE_REQUIRED = 'Indiquez la référence du transfert'

/** What proves that money was sent: the transfer's number at the operator or at the bank. */
export const TransferReference = z
  .string(REFERENCE_REQUIRED)
  .check(
    z.trim(),
    z.minLength(1, REFERENCE_REQUIRED),
    z.maxLength(100, 'La référence est trop longue (100 caractères au plus)'),
  )

/** Money to give back to a customer, by hand: the provider has no refund call. */
export const Refund = z.object({
  id: Id,
  orderId: Id,
  orderNumber: z.string(),
  amount: Amount,
  reason: z.string(),
  status: z.enum(refundStatuses),
  reference: z.nullable(z.string()),
  createdAt: Instant,
  settledAt: z.nullable(Instant),
  customer: z.object({ fullName: z.string(), phone: z.nullable(z.string()) }),
})
export type Refund = z.infer<typeof Refund>

const ListRefundsQuery = z.object({
  status: blankable(z.enum(refundStatuses, 'Ce statut n’existe pas.')),
  /** An order's number. */
  search: blankable(z.string().check(z.trim(), z.maxLength(100, 'La recherche est trop longue.'))),
  ...numberedQuery,
})
export type ListRefundsQuery = z.output<typeof ListRefundsQuery>

export const SettleRefundBody = z.object({
  status: z.literal('done', 'Un remboursement peut seulement être marqué comme fait.'),
  reference: TransferReference,
})

export const refundsEndpoints = {
  listRefunds: endpoint({
    method: 'GET',
    path: '/api/admin/refunds',
    access: ['admin'],
    summary: 'L’argent à rendre aux clients, et celui qui a été rendu',
    query: ListRefundsQuery,
    answer: z.object(numberedAnswer(Refund)),
  }),
  settleRefund: endpoint({
    method: 'PATCH',
    path: '/api/admin/refunds/:id',
    access: ['admin'],
    summary: 'Note qu’un remboursement a été fait',
    params: IdParams,
    body: SettleRefundBody,
    answer: Refund,
  }),
}
