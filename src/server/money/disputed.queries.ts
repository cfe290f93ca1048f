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

/**
 * Number and reported cost of undecided problems of some vendors. Per order line the cost is capped at what was not refunded.
 */
async function listDisputed(db: Executor, vendorIds: readonly string[]) {
  const isOpen = and(inArray(problems.vendorId, [...vendorIds]), eq(problems.status, 'open'))
  const counts = db
    .select({ vendorId: problems.vendorId, problems: count().as('problems') })
    .from(problems)
    .where(isOpen)
    .groupBy(problems.vendorId)
    .as('counts')
  const lines = db
    .select({
      vendorId: problems.vendorId,
      cost: sql<string>`least(
        sum(${orderItems.price} * ${problemItems.quantity}),
        ${orderItems.price} * ${orderItems.quantity} - ${refundedOfLine})`.as('cost'),
    })
    .from(problems)
    .innerJoin(problemItems, eq(problemItems.problemId, problems.id))
    .innerJoin(orderItems, eq(orderItems.id, problemItems.orderItemId))
    .where(isOpen)
    .groupBy(problems.vendorId, problemItems.orderItemId, orderItems.id)
    .as('lines')
  return db
    .select({
      vendorId: counts.vendorId,
      problems: counts.problems,
      amount: sql<string>`sum(${lines.cost})::numeric(14,2)`,
    })
    .from(counts)
    .innerJoin(lines, eq(lines.vendorId, counts.vendorId))
    .groupBy(counts.vendorId, counts.problems)
}

const NOTHING: Disputed = { problems: 0, amount: amountOf(0) }

/** A vendor's disputed money: undecided problems. */
export async function findDisputed(db: Executor, vendorId: string): Promise<Disputed> {
  const [row] = await withDisputed(db, [{ vendorId }])
  return row!.disputed
}

/** Adds each vendor's disputed money to rows. */
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
