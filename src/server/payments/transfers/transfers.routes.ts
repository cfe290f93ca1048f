import type { paymentsTransfersEndpoints } from '#contract/payments/transfers.endpoints.ts'
import type { Transfer } from '#contract/payments/transfers.schemas.ts'
import { listAdminProvenances } from '../../accounts/public.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { approveTransfer, rejectTransfer } from './approve-transfer.ts'
import { makePayouts } from './make-payouts.ts'
import { makeRefund } from './make-refund.ts'
import { previewTransfers } from './preview-transfers.ts'
import { answerTransfer } from './transfers.answers.ts'
import { listTransfers, type ShownTransfer, showTransfers } from './transfers.queries.ts'

export function paymentsTransfersRoutes(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'payments'>,
): Handlers<keyof typeof paymentsTransfersEndpoints> {
  const { db } = deps
  const answerAll = async (rows: readonly ShownTransfer[], { userId }: SignedIn): Promise<Transfer[]> => {
    const authorIds = rows.map(({ transfer }) => transfer.createdBy)
    const viewer = { userId, provenances: await listAdminProvenances(db, authorIds) }
    return rows.map(row => answerTransfer(row, viewer))
  }
  const show = async (ids: readonly string[], admin: SignedIn) =>
    answerAll(await showTransfers(db, ids), admin)
  return {
    listTransfers: async ({ query: { page, limit, ...filters } }, { sessions }) => {
      const { rows, total } = await listTransfers(db, { ...filters, page, limit })
      return { items: await answerAll(rows, sessions.admin), total, page, limit }
    },
    previewTransfers: (_input, { sessions: { admin } }) => previewTransfers(deps, admin),
    makeTransfers: async ({ body }, { sessions: { admin } }) => {
      const { made, leftOut } = await makePayouts(deps, admin, body)
      return { made: await show(made, admin), leftOut }
    },
    approveTransfer: async ({ params: { id } }, { sessions: { admin } }) => {
      await approveTransfer(deps, admin, id)
      return (await show([id], admin))[0]!
    },
    rejectTransfer: async ({ params: { id } }, { sessions: { admin } }) => {
      await rejectTransfer(deps, admin, id)
      return (await show([id], admin))[0]!
    },
    transferRefund: async ({ params: { id } }, { sessions: { admin } }) =>
      show(await makeRefund(deps, admin, id), admin),
  }
}
