import { recordAuditEvent } from '../../audit/public.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/context.ts'
import { refuse } from '../../http/refuse.ts'
import { endTransfer } from './end-transfer.ts'
import { askToSend } from './open-transfer.ts'
import { findTransfer, lockTransfer, updateTransfer } from './transfers.queries.ts'

type ApproveDeps = Pick<Deps, 'db' | 'clock'>

/**
 * A second administrator agrees to a transfer, which leaves now.
 * @throws Refused `transfer_not_found`, `own_transfer`, `transfer_not_awaiting`
 */
export async function approveTransfer({ db }: ApproveDeps, admin: SignedIn, id: string): Promise<void> {
  await db.transaction(async tx => {
    if (!(await findTransfer(tx, id))) refuse('transfer_not_found')
    const { status, createdBy } = await lockTransfer(tx, id)
    if (createdBy === admin.userId) refuse('own_transfer')
    if (status !== 'awaiting_approval') refuse('transfer_not_awaiting')
    await updateTransfer(tx, id, { status: 'pending', approvedBy: admin.userId })
    await askToSend(tx, id)
    await recordAuditEvent(tx, {
      admin,
      action: 'transfer.approved',
      target: { type: 'transfer', id },
      before: { status },
      after: { status: 'pending' },
    })
  })
}

const REJECTED = 'Écarté par l’administration.'

/**
 * An administrator, also the one who made it, puts aside a transfer that waits for approval: its money is owed again.
 * @throws Refused `transfer_not_found`, `transfer_not_awaiting`
 */
export async function rejectTransfer(deps: ApproveDeps, admin: SignedIn, id: string): Promise<void> {
  await deps.db.transaction(async tx => {
    const transfer = (await findTransfer(tx, id)) ?? refuse('transfer_not_found')
    const from = 'awaiting_approval'
    const end = { status: 'failed', failure: REJECTED } as const
    if (!(await endTransfer(tx, deps, transfer, end, { from }))) refuse('transfer_not_awaiting')
    await recordAuditEvent(tx, {
      admin,
      action: 'transfer.rejected',
      target: { type: 'transfer', id },
      before: { status: from },
      after: { status: 'failed' },
    })
  })
}
