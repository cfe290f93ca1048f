import { and, count, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Disputed } from '#contract/money/payouts.schemas.ts'
import { amountOf } from '#contract/money.ts'
import type { Executor } from '#database/connect.ts'
import { orderItems } from '#database/schema/orders.ts'
import { problemItems, problems } from '#database/schema/problems.ts'

const otherItems = alias(problemItems, 'other_items')

const refundedOfLine = sql`coalesce((
  select sum(${otherItems.refunded}) from ${problemItems} ${sql.identifier('other_items')}
  where ${otherItems.orderItemId} = ${problemItems.orderItemId}), 0)`

/** Of these vendors, which have problems that nobody decided yet, how many, and what was reported of them cost as far as nobody gave it back. */
async function listDisputed(db: Executor, vendorIds: readonly string[]) {
  const open = db
    .select({
      vendorId: problems.vendorId,
      reported: sql<string>`sum(${orderItems.price} * ${problemItems.quantity})`.as('reported'),
      left: sql<string>`sum(${orderItems.price} * ${orderItems.quantity} - ${refundedOfLine})`.as(
        'left_of_it',
      ),
    })
    .from(problems)
    .innerJoin(problemItems, eq(problemItems.problemId, problems.id))
    .innerJoin(orderItems, eq(orderItems.id, problemItems.orderItemId))
    .where(and(inArray(problems.vendorId, [...vendorIds]), eq(problems.status, 'open')))
    .groupBy(problems.id)
    .as('open_problems')
  return db
    .select({
      vendorId: open.vendorId,
      problems: count(),
      amount: sql<string>`sum(least(${open.reported}, ${open.left}))::numeric(14,2)`,
    })
    .from(open)
    .groupBy(open.vendorId)
}

const NOTHING: Disputed = { problems: 0, amount: amountOf(0) }

/** What of a vendor’s money nobody has decided yet. */
export async function findDisputed(db: Executor, vendorId: string): Promise<Disputed> {
  const [row] = await withDisputed(db, [{ vendorId }])
  return row!.disputed
}

/** Rows about vendors, each with what of its money nobody has decided yet. */
export async function withDisputed<Row extends { vendorId: string }>(
  db: Executor,
  rows: readonly Row[],
): Promise<(Row & { disputed: Disputed })[]> {
  const found =
    rows.length === 0
      ? []
      : await listDisputed(
          db,
          rows.map(({ vendorId }) => vendorId),
        )
  const byVendor = new Map(found.map(({ vendorId, ...disputed }) => [vendorId, disputed]))
  return rows.map(row => ({ ...row, disputed: byVendor.get(row.vendorId) ?? NOTHING }))
}
