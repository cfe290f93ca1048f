import { and, asc, count, desc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { NumberedPage } from '#contract/common.ts'
import { DAY_MS } from '#contract/durations.ts'
import { MAX_ROWS } from '#contract/list-limits.ts'
import { type ProblemStatus, REPORT_WITHIN_DAYS } from '#contract/problems/facts.ts'
import type { ListVendorProblemsQuery } from '#contract/problems/schemas.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { products } from '#database/schema/catalogue.ts'
import { orderEvents, orderItems, orders, parcels } from '#database/schema/orders.ts'
import { problemItems, problemPictures, problems } from '#database/schema/problems.ts'
import { refunds } from '#database/schema/refunds.ts'
import { countUpTo } from '../lists/count-up-to.ts'
import { afterCursor, cutPage, type ListOrder } from '../lists/list-order.ts'

const select = (db: Executor, where: SQL | undefined) =>
  db
    .select({
      problem: problems,
      serial: orders.serial,
      paymentMethod: orders.paymentMethod,
      customerId: orders.customerId,
      customer: { fullName: users.fullName, phone: users.phone },
      vendor: { id: vendors.id, businessName: vendors.businessName },
      parcel: { status: parcels.status, paymentStatus: parcels.paymentStatus },
      refundStatus: refunds.status,
    })
    .from(problems)
    .innerJoin(orders, eq(orders.id, problems.orderId))
    .innerJoin(users, eq(users.id, orders.customerId))
    .innerJoin(vendors, eq(vendors.id, problems.vendorId))
    .innerJoin(parcels, eq(parcels.id, problems.parcelId))
    .leftJoin(refunds, eq(refunds.problemId, problems.id))
    .where(where)
    .orderBy(desc(problems.id))
    .$dynamic()

const otherProblems = alias(problemItems, 'other_problems')
/** Amount refunded for a line by all its problems. */
const refundedOfLine = sql<string>`(
  select sum(${otherProblems.refunded}) from ${problemItems} ${sql.identifier('other_problems')}
  where ${otherProblems.orderItemId} = ${problemItems.orderItemId})::numeric(12,2)`

const selectLines = (db: Executor, problemIds: readonly string[]) =>
  db
    .select({
      problemId: problemItems.problemId,
      id: orderItems.id,
      name: orderItems.productName,
      quantity: problemItems.quantity,
      unit: products.unit,
      price: orderItems.price,
      inParcel: orderItems.quantity,
      refundedOfLine,
    })
    .from(problemItems)
    .innerJoin(orderItems, eq(orderItems.id, problemItems.orderItemId))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(inArray(problemItems.problemId, [...problemIds]))
    .orderBy(asc(orderItems.id))
export type ProblemLine = Awaited<ReturnType<typeof selectLines>>[number]

type Selected = Awaited<ReturnType<typeof select>>[number]
export type ProblemRow = Selected & {
  lines: ProblemLine[]
  pictures: { id: string; width: number; height: number }[]
}

/** Adds lines and pictures. */
async function withDetails(db: Executor, rows: readonly Selected[]): Promise<ProblemRow[]> {
  const ids = rows.map(({ problem }) => problem.id)
  if (ids.length === 0) return []
  const lines = Map.groupBy(await selectLines(db, ids), ({ problemId }) => problemId)
  const sent = await db
    .select({
      id: problemPictures.id,
      problemId: problemPictures.problemId,
      width: problemPictures.width,
      height: problemPictures.height,
    })
    .from(problemPictures)
    .where(inArray(problemPictures.problemId, ids))
    .orderBy(asc(problemPictures.position))
  const pictures = Map.groupBy(sent, ({ problemId }) => problemId)
  return rows.map(row => ({
    ...row,
    lines: lines.get(row.problem.id) ?? [],
    pictures: pictures.get(row.problem.id) ?? [],
  }))
}

export async function findProblem(db: Executor, id: string): Promise<ProblemRow | null> {
  const [row] = await withDetails(db, await select(db, eq(problems.id, id)))
  return row ?? null
}

/** The problem of a parcel with the same content; null when it is new. */
export async function findEqualProblem(
  db: Executor,
  { parcelId, contentHash }: { parcelId: string; contentHash: Buffer },
): Promise<string | null> {
  const [found] = await db
    .select({ id: problems.id })
    .from(problems)
    .where(and(eq(problems.parcelId, parcelId), eq(problems.contentHash, contentHash)))
  return found?.id ?? null
}

/** The problems of an order, latest first; optionally of one vendor's parcel only. */
export const listProblemsOfOrder = async (db: Executor, orderId: string, vendorId?: string) =>
  withDetails(
    db,
    await select(
      db,
      and(
        eq(problems.orderId, orderId),
        vendorId === undefined ? undefined : eq(problems.vendorId, vendorId),
      ),
    ),
  )

/** All problems of a customer, latest first. */
export const listProblemsOfCustomer = async (db: Executor, customerId: string) =>
  withDetails(db, await select(db, eq(orders.customerId, customerId)))

/** Condition: the vendor may answer the problem. */
const isToAnswer = and(eq(problems.status, 'open'), isNull(problems.answer))

const latestFirst: ListOrder = { name: 'latest', places: [], id: problems.id, direction: 'desc' }

/**
 * One page of the problems of a vendor's parcels, latest first.
 * @throws Refused `validation` for an invalid cursor
 */
export async function listProblemsOfVendor(
  db: Executor,
  vendorId: string,
  { status, toAnswer, cursor, limit = MAX_ROWS }: ListVendorProblemsQuery,
) {
  const where = and(
    eq(problems.vendorId, vendorId),
    status && eq(problems.status, status),
    toAnswer && isToAnswer,
  )
  const found = await select(db, and(where, afterCursor(latestFirst, cursor))).limit(limit + 1)
  const rows = found.map(row => ({ ...row, id: row.problem.id, position: [] }))
  const { items, nextCursor } = cutPage(latestFirst, rows, limit)
  return {
    rows: await withDetails(db, items),
    total: await countUpTo(db, db.select({ id: problems.id }).from(problems).where(where)),
    nextCursor,
  }
}

type AdminPage = NumberedPage & {
  status: ProblemStatus | undefined
  /** The order's number; null matches nothing, undefined everything. */
  serial: number | null | undefined
}

/** First those that can be decided with their vendor’s answer, and among either who waits longest. */
const toDecideFirst = [asc(isNull(problems.answer)), asc(problems.id)]

/** One page of all problems, latest first; of undecided ones the answered before the others, the oldest first. */
export async function listAllProblems(db: Executor, { status, serial, page, limit }: AdminPage) {
  if (serial === null) return { rows: [], total: 0 }
  const where = and(
    status && eq(problems.status, status),
    serial === undefined ? undefined : eq(orders.serial, serial),
  )
  const rows = await select(db, where)
    .orderBy(...(status === 'open' ? toDecideFirst : [desc(problems.id)]))
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await db
    .select({ total: count() })
    .from(problems)
    .innerJoin(orders, eq(orders.id, problems.orderId))
    .where(where)
  return { rows: await withDetails(db, rows), total: counted!.total }
}

/** Number of problems awaiting a decision. */
export const countOpenProblems = (db: Executor): Promise<number> =>
  db.$count(problems, eq(problems.status, 'open'))

/** Number of a customer's problems awaiting a decision. */
export async function countOpenProblemsOf(db: Executor, customerId: string): Promise<number> {
  const theirs = db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId))
  return db.$count(problems, and(eq(problems.status, 'open'), inArray(problems.orderId, theirs)))
}

/** When a parcel was last delivered. */
const deliveredAt = sql<Date>`coalesce((
  select max(order_events.created_at) from ${orderEvents}
  where order_events.order_id = parcels.order_id and order_events.parcel_id = parcels.id
    and kind = 'status' and to_status = 'delivered'
), parcels.created_at)`.mapWith(parcels.createdAt)

/** When each delivered parcel of an order was delivered; without an event (imported orders), when it was placed. */
export async function listDeliveryTimes(db: Executor, orderId: string) {
  return db
    .select({ parcelId: parcels.id, deliveredAt })
    .from(parcels)
    .where(and(eq(parcels.orderId, orderId), eq(parcels.status, 'delivered')))
    .orderBy(parcels.id)
}

/** Whether a customer has a parcel for which a problem can be reported now. */
export async function canReport(db: Executor, customerId: string, now: Date): Promise<boolean> {
  const lately = new Date(now.getTime() - REPORT_WITHIN_DAYS * DAY_MS)
  const [parcel] = await db
    .select({ id: parcels.id })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(eq(orders.customerId, customerId), eq(parcels.status, 'delivered'), gte(deliveredAt, lately)))
    .limit(1)
  return parcel !== undefined
}

/** The lines of an order, to validate a report. */
export const listOrderLines = (db: Executor, orderId: string) =>
  db
    .select({ id: orderItems.id, parcelId: orderItems.parcelId, quantity: orderItems.quantity })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))

type NewProblem = Pick<
  typeof problems.$inferInsert,
  'orderId' | 'parcelId' | 'vendorId' | 'kind' | 'message' | 'contentHash' | 'createdAt'
> & { id: string; items: readonly { id: string; quantity: number }[] }

/** @returns false when an equal report exists */
export async function insertProblem(tx: Transaction, { items, ...problem }: NewProblem): Promise<boolean> {
  const { rowCount } = await tx.insert(problems).values(problem).onConflictDoNothing()
  if (rowCount === 0) return false
  await tx
    .insert(problemItems)
    .values(items.map(({ id: orderItemId, quantity }) => ({ problemId: problem.id, orderItemId, quantity })))
  return true
}

/** Stores the vendor's answer, once, while the problem is open. */
export async function updateAnswer(
  tx: Transaction,
  id: string,
  answer: { answer: string; answeredAt: Date },
): Promise<void> {
  await tx.update(problems).set(answer).where(eq(problems.id, id))
}

/** Locks a problem against concurrent answers and decisions. */
export async function lockProblem(tx: Transaction, id: string): Promise<typeof problems.$inferSelect | null> {
  const [row] = await tx.select().from(problems).where(eq(problems.id, id)).for('update')
  return row ?? null
}

type Decision = Pick<
  typeof problems.$inferInsert,
  'status' | 'decidedAt' | 'decidedBy' | 'amount' | 'bornBy' | 'reason'
>

export async function updateDecision(tx: Transaction, id: string, decision: Decision): Promise<void> {
  await tx.update(problems).set(decision).where(eq(problems.id, id))
}

/** Stores the share of a refund by line. */
export async function updateShares(
  tx: Transaction,
  problemId: string,
  shares: readonly { id: string; amount: string }[],
): Promise<void> {
  for (const { id, amount } of shares) {
    await tx
      .update(problemItems)
      .set({ refunded: amount })
      .where(and(eq(problemItems.problemId, problemId), eq(problemItems.orderItemId, id)))
  }
}
