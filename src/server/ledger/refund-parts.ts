import { type SQL, sql } from 'drizzle-orm'
import { amountOf, centimesOf } from '#contract/money.ts'
import { refunds } from '#database/schema/refunds.ts'
import { transfers } from '#database/schema/transfers.ts'

/** Its money is on its way, or waits for the approval to go. */
export const isOpenTransfer = sql`${transfers.status} in ('awaiting_approval', 'pending')`

const sumOfTransfers = (which: SQL): SQL<string> => sql<string>`coalesce((
  select sum(${transfers.amount}) from ${transfers}
  where ${transfers.refundId} = ${refunds.id} and ${which}), 0)::numeric(14,2)`

/** What of a refund its customer has: all of one that is done, of another what transfers have sent. The ledger says as much, order by order. */
export const sentOfRefund = sql<string>`(case ${refunds.status} when 'done' then ${refunds.amount}
  else ${sumOfTransfers(sql`${transfers.status} = 'sent'`)} end)::text`

/** What of a refund transfers carry now, or are to carry once they are approved. */
export const underWayOfRefund = sql<string>`${sumOfTransfers(isOpenTransfer)}::text`

/** What of a refund its customer does not have yet. */
export const owedOfRefund = ({ amount, sent }: { amount: string; sent: string }): string =>
  amountOf(centimesOf(amount) - centimesOf(sent))
