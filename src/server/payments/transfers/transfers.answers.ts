import { amountOfFcfa } from '#contract/money.ts'
import { orderNumber } from '#contract/orders/order-number.ts'
import type { Transfer } from '#contract/payments/transfers.schemas.ts'
import { type AdminProvenance, isIndependentApprover } from '../../accounts/public.ts'
import type { ShownTransfer } from './transfers.queries.ts'

/** The administrator who reads it, and the provenance of all administrators, for the approval rule. */
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
    // Rejected before the provider was called; after the call only the provider can end it.
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
