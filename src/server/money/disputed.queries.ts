import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Disputed } from '#contract/money/payouts.schemas.ts'
import { amountOf } from '#contract/money.ts'
import type { Executor } from '#database/connect.ts'
import { orderItems } from '#database/schema/orders.ts'
import { problemItems, problems } from '#database/schema/problems.ts'
import { figureOfParcel, figureOfVendor } from '../ledger/public.ts'

const otherItems = alias(problemItems, 'other_items')

const refundedOfLine = sql`coalesce((
  select sum(${otherItems.refunded}) from ${problemItems} ${sql.identifier('other_items')}
  where ${otherItems.orderItemId} = ${problemItems.orderItemId}), 0)`

const isOpenOf = (vendorIds: readonly string[]) =>
  and(inArray(problems.vendorId, [...vendorIds]), eq(problems.status, 'open'))

/** Reported cost of undecided problems, by parcel. Per order line it is capped at what was not refunded. */
function costOfParcels(db: Executor, vendorIds: readonly string[]) {
  const lines = db
    .select({
      vendorId: problems.vendorId,
      orderId: problems.orderId,
      cost: sql<string>`least(
        sum(${orderItems.price} * ${problemItems.quantity}),
        ${orderItems.price} * ${orderItems.quantity} - ${refundedOfLine})`.as('cost'),
    })
    .from(problems)
    .innerJoin(problemItems, eq(problemItems.problemId, problems.id))
    .innerJoin(orderItems, eq(orderItems.id, problemItems.orderItemId))
    .where(isOpenOf(vendorIds))
    .groupBy(problems.vendorId, problems.orderId, problemItems.orderItemId, orderItems.id)
    .as('lines')
  return db
    .select({
      vendorId: lines.vendorId,
      orderId: lines.orderId,
      cost: sql<string>`sum(${lines.cost})`.as('parcel_cost'),
    })
    .from(lines)
    .groupBy(lines.vendorId, lines.orderId)
    .as('costs')
}

/** The amount, or zero if it is negative. */
const atLeastNothing = (amount: SQL) => sql`greatest(${amount}, 0)`

/**
 * Number and reported cost of undecided problems of some vendors, and what of the cost they are still owed: of each parcel, and
 * in all, no more than is owed.
 */
async function listDisputed(db: Executor, vendorIds: readonly string[]) {
  const counts = db
    .select({ vendorId: problems.vendorId, problems: count().as('problems') })
    .from(problems)
    .where(isOpenOf(vendorIds))
    .groupBy(problems.vendorId)
    .as('counts')
  const costs = costOfParcels(db, vendorIds)
  const owedOfParcels = sql`sum(least(${costs.cost}, ${atLeastNothing(figureOfParcel('owed', costs))}))`
  const owedInAll = atLeastNothing(figureOfVendor('owed', counts.vendorId))
  return db
    .select({
      vendorId: counts.vendorId,
      problems: counts.problems,
      amount: sql<string>`sum(${costs.cost})::numeric(14,2)`,
      owed: sql<string>`least(${owedOfParcels}, ${owedInAll})::numeric(14,2)`,
    })
    .from(counts)
    .innerJoin(costs, eq(costs.vendorId, counts.vendorId))
    .groupBy(counts.vendorId, counts.problems)
}

const NOTHING: Disputed = { problems: 0, amount: amountOf(0), owed: amountOf(0) }

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
