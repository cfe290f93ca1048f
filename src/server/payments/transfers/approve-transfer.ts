import type { Transaction } from '#database/connect.ts'
import { isIndependentApprover, listAdminProvenances } from '../../accounts/public.ts'
import { recordAuditEvent } from '../../audit/public.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/context.ts'
import { refuse } from '../../http/refuse.ts'
import { findPayoutNumber } from '../../money/public.ts'
import { requestTransfer } from './create-transfer.ts'
import { finishTransfer } from './finish-transfer.ts'
import { findTransfer, lockTransfer, type TransferRow, updateTransfer } from './transfers.queries.ts'

type ApproveDeps = Pick<Deps, 'db' | 'clock'>

/** Audit log detail: the order of a refund; none for payouts. */
const orderOf = ({ orderId }: TransferRow) => (orderId === null ? {} : { orderId })

/**
 * A second administrator approves a transfer, which is sent then. Refused when the vendor replaced the payout number meanwhile
 * (the new holder may be a thief), or when the approver is not independent of the author.
 * @throws Refused `transfer_not_found`, `own_transfer`, `not_independent`, `transfer_not_awaiting`, `payout_number_changed`
 */
export async function approveTransfer({ db }: ApproveDeps, admin: SignedIn, id: string): Promise<void> {
  await db.transaction(async tx => {
    if (!(await findTransfer(tx, id))) refuse('transfer_not_found')
    const transfer = await lockTransfer(tx, id)
    const { status, createdBy, createdAt } = transfer
    if (createdBy === admin.userId) refuse('own_transfer')
    const provenances = await listAdminProvenances(tx, [createdBy])
    if (!isIndependentApprover(provenances, admin.userId, { authorId: createdBy, at: createdAt }))
      refuse('not_independent')
    if (status !== 'awaiting_approval') refuse('transfer_not_awaiting')
    if (!(await isNumberStill(tx, transfer))) refuse('payout_number_changed')
    await updateTransfer(tx, id, { status: 'pending', approvedBy: admin.userId })
    await requestTransfer(tx, id)
    await recordAuditEvent(tx, {
      admin,
      action: 'transfer.approved',
      target: { type: 'transfer', id },
      before: { status },
      after: { status: 'pending', ...orderOf(transfer) },
    })
  })
}

async function isNumberStill(tx: Transaction, { vendorId, phone, operator }: TransferRow): Promise<boolean> {
  if (vendorId === null) return true
  const named = await findPayoutNumber(tx, vendorId)
  return named?.phone === phone && named.operator === operator
}

const REJECTED = 'Écarté par l’administration.'

/**
 * An administrator (also its author) rejects a transfer that awaits approval: the money is owed again.
 * @throws Refused `transfer_not_found`, `transfer_not_awaiting`
 */
export async function rejectTransfer(deps: ApproveDeps, admin: SignedIn, id: string): Promise<void> {
  await deps.db.transaction(async tx => {
    const transfer = (await findTransfer(tx, id)) ?? refuse('transfer_not_found')
    const from = 'awaiting_approval'
    const end = { status: 'failed', failure: REJECTED } as const
    if (!(await finishTransfer(tx, deps, transfer, end, { from }))) refuse('transfer_not_awaiting')
    await recordAuditEvent(tx, {
      admin,
      action: 'transfer.rejected',
      target: { type: 'transfer', id },
      before: { status: from },
      after: { status: 'failed', ...orderOf(transfer) },
    })
  })
}
