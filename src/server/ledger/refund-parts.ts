import { type SQL, sql } from 'drizzle-orm'
import { amountOf, centimesOf } from '#contract/money.ts'
import { refunds } from '#database/schema/refunds.ts'
import { transfers } from '#database/schema/transfers.ts'

/** Condition: the transfer is pending or awaits approval. */
export const isOpenTransfer = sql`${transfers.status} in ('awaiting_approval', 'pending')`

const sumOfTransfers = (which: SQL): SQL<string> => sql<string>`coalesce((
  select sum(${transfers.amount}) from ${transfers}
  where ${transfers.refundId} = ${refunds.id} and ${which}), 0)::numeric(14,2)`

/** The amount of a refund already sent: all when done, else the sum of sent transfers. Agrees with the ledger. */
export const sentOfRefund = sql<string>`(case ${refunds.status} when 'done' then ${refunds.amount}
  else ${sumOfTransfers(sql`${transfers.status} = 'sent'`)} end)::text`

/** The amount of a refund in open transfers. */
export const underWayOfRefund = sql<string>`${sumOfTransfers(isOpenTransfer)}::text`

/** The amount of a refund not sent yet. */
export const owedOfRefund = ({ amount, sent }: { amount: string; sent: string }): string =>
  amountOf(centimesOf(amount) - centimesOf(sent))
