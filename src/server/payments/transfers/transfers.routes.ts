import { PAGE_SIZE } from '#contract/list-limits.ts'
import type { paymentsTransfersEndpoints } from '#contract/payments/transfers.endpoints.ts'
import { listStandings } from '../../accounts/public.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { approveTransfer, rejectTransfer } from './approve-transfer.ts'
import { makePayouts } from './make-payouts.ts'
import { makeRefund } from './make-refund.ts'
import { previewTransfers } from './preview-transfers.ts'
import { answerTransfer, type Viewer } from './transfers.answers.ts'
import { listTransfers, showTransfers } from './transfers.queries.ts'

export function paymentsTransfersRoutes(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'payments'>,
): Handlers<keyof typeof paymentsTransfersEndpoints> {
  const { db } = deps
  const viewerOf = async ({ userId }: SignedIn): Promise<Viewer> => ({
    userId,
    standings: await listStandings(db),
  })
  const show = async (ids: readonly string[], admin: SignedIn) => {
    const viewer = await viewerOf(admin)
    return (await showTransfers(db, ids)).map(shown => answerTransfer(shown, viewer))
  }
  return {
    listTransfers: async ({ query: { page = 1, limit = PAGE_SIZE, ...filters } }, { sessions }) => {
      const { rows, total } = await listTransfers(db, { ...filters, page, limit })
      const viewer = await viewerOf(sessions.admin)
      return { items: rows.map(row => answerTransfer(row, viewer)), total, page, limit }
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
