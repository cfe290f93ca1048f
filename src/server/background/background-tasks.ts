import { analyticsTasks } from '../analytics/public.ts'
import type { BackgroundDeps } from '../deps.ts'
import { moneyTasks } from '../money/public.ts'
import { notificationsTasks } from '../notifications/public.ts'
import { ordersTasks } from '../orders/public.ts'
import { releaseAbandonedJobs, type Tasks } from '../outbox/public.ts'
import { paymentsTasks } from '../payments/public.ts'
import { problemsTasks } from '../problems/public.ts'
import { stallTasks } from '../stall/public.ts'
import { deleteExpiredRows } from './delete-expired-rows.ts'

/** The handler of every background job, by job name. */
export function backgroundTasks(deps: BackgroundDeps): Tasks {
  return {
    ...stallTasks(deps),
    ...notificationsTasks(deps),
    ...ordersTasks(deps),
    ...moneyTasks(deps),
    ...paymentsTasks(deps),
    ...problemsTasks(deps),
    ...analyticsTasks(deps),
    'sweep-leftovers': () => deleteExpiredRows(deps.db),
    'free-abandoned-jobs': () => releaseAbandonedJobs(deps.db),
  }
}
