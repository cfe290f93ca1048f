import { amountOf } from '#contract/money.ts'
import type { Transfer } from '#contract/payments/transfers.schemas.ts'
import { type AdminProvenance, isIndependentApprover } from '../../accounts/public.ts'
import { orderNumber } from '../../orders/public.ts'
import type { ShownTransfer } from './transfers.queries.ts'

/** Transfers are whole francs; elsewhere money travels with its centimes. */
export const amountOfFcfa = (fcfa: number): string => amountOf(fcfa * 100)

/** The administrator who reads it, and how all of them stand, authors included. */
type Viewer = { userId: string; provenances: readonly AdminProvenance[] }

export function answerTransfer(shown: ShownTransfer, { userId, provenances }: Viewer): Transfer {
  const { transfer, businessName, serial, createdBy, approvedBy, isOwedAgain } = shown
  const { id, kind, vendorId, orderId, status, failure, phone, operator } = transfer
  return {
    id,
    kind,
    vendorId,
    businessName,
    orderId,
    orderNumber: serial === null ? null : orderNumber(serial),
    amount: amountOfFcfa(transfer.amount),
    status,
    failure,
    // What the provider was asked for fails by its word alone.
    wasSetAside: status === 'failed' && transfer.calledAt === null,
    isOwedAgain,
    phone,
    operator,
    reference: transfer.transactionId,
    createdAt: transfer.createdAt.toISOString(),
    createdBy,
    approvedBy,
    endedAt: transfer.endedAt?.toISOString() ?? null,
    canApprove:
      status === 'awaiting_approval' &&
      isIndependentApprover(provenances, userId, { authorId: transfer.createdBy, at: transfer.createdAt }),
  }
}
