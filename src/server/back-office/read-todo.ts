import type { Todo } from '#contract/back-office/schemas.ts'
import type { Deps } from '../deps.ts'
import { countPendingFaces, countPendingProducts, countPendingVendors } from '../moderation/public.ts'
import { countFailedTransfers, countRefundsDue, countTransfersToApprove, sumOwed } from '../money/public.ts'
import { countStaleOrders, countStrandedOrders } from '../orders/public.ts'
import { countUnreadMessages } from '../pages/public.ts'
import { countOpenProblems } from '../problems/public.ts'

/** Counts of the administration's pending tasks. */
export async function readTodo({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Todo> {
  const [
    pendingProducts,
    pendingVendors,
    pendingFaces,
    refundsDue,
    { total: vendorsOwed },
    transfersToApprove,
    failedTransfers,
    unreadMessages,
    staleOrders,
    strandedOrders,
    openProblems,
  ] = await Promise.all([
    countPendingProducts(db),
    countPendingVendors(db),
    countPendingFaces(db),
    countRefundsDue(db),
    sumOwed(db),
    countTransfersToApprove(db),
    countFailedTransfers(db),
    countUnreadMessages(db),
    countStaleOrders(db, clock()),
    countStrandedOrders(db),
    countOpenProblems(db),
  ])
  return {
    pendingProducts,
    pendingVendors,
    pendingFaces,
    refundsDue,
    vendorsOwed,
    transfersToApprove,
    failedTransfers,
    unreadMessages,
    staleOrders,
    strandedOrders,
    openProblems,
  }
}
