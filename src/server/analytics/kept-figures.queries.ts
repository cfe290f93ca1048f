import { and, desc, eq, gt, gte, lt, notExists, type SQLWrapper, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { AnalyticsPeriod } from '#contract/analytics/facts.ts'
import type { ProductStatus } from '#contract/catalogue/facts.ts'
import { dayOf } from '#contract/day-of.ts'
import type { OrderStatus } from '#contract/orders/facts.ts'
import type { Executor } from '#database/connect.ts'
import { products } from '#database/schema/catalogue.ts'
import {
  keptCategorySales,
  keptPeriods,
  keptSales,
  orderCountChanges,
  orderCounts,
  productCountChanges,
  productCounts,
  type SaleSubject,
  saleChanges,
  sales,
} from '#database/schema/figures.ts'

/** Before and after all days: nothing is stored for them. As strings they compare like dates. */
const EVER = '-infinity'
const NEVER = 'infinity'

/** The first day of a period, as a PostgreSQL date. */
const firstDayOf = (since: Date | null): string => (since ? dayOf(since) : EVER)

/**
 * A period whose sales are stored from one day, but which starts on another: sales of the days between are read from the source
 * tables.
 */
export type KeptPeriod = { period: AnalyticsPeriod; keptSince: string; since: string }

/** The stored state of a period that starts at this instant. */
export async function readKeptPeriod(
  db: Executor,
  period: AnalyticsPeriod,
  since: Date | null,
): Promise<KeptPeriod> {
  const [kept] = await db
    .select({ since: keptPeriods.since })
    .from(keptPeriods)
    .where(eq(keptPeriods.period, period))
  return { period, keptSince: kept?.since ?? NEVER, since: firstDayOf(since) }
}

/** The days between, and whether to add or subtract their sales. */
const daysBetween = ({ keptSince, since }: KeptPeriod) =>
  since < keptSince
    ? { first: since, end: keptSince, sign: sql.raw('1') }
    : { first: keptSince, end: since, sign: sql.raw('-1') }

const isKept = (subject: SaleSubject, { period }: KeptPeriod) =>
  and(eq(keptSales.period, period), eq(keptSales.subject, subject))

const columns = { id: keptSales.subjectId, count: keptSales.count, revenue: keptSales.revenue }

const notAddedOf = (db: Executor, subject: SaleSubject, { keptSince }: KeptPeriod) =>
  db
    .select({ id: saleChanges.subjectId, count: saleChanges.count, revenue: saleChanges.revenue })
    .from(saleChanges)
    .where(and(eq(saleChanges.subject, subject), gte(saleChanges.day, keptSince)))

function soldBetween(db: Executor, subject: SaleSubject, kept: KeptPeriod) {
  const { first, end, sign } = daysBetween(kept)
  return db
    .select({
      id: sales.subjectId,
      count: sql<number>`${sign} * ${sales.count}`.as('count'),
      revenue: sql<string>`${sign} * ${sales.revenue}`.as('revenue'),
    })
    .from(sales)
    .where(and(eq(sales.subject, subject), gte(sales.day, first), lt(sales.day, end)))
}

/** The partial sums of a period's sales, as a table `{ id, count, revenue }` with several rows per vendor. */
export const partsOfVendors = (db: Executor, kept: KeptPeriod) =>
  unionAll(
    db.select(columns).from(keptSales).where(isKept('vendor', kept)),
    notAddedOf(db, 'vendor', kept),
    soldBetween(db, 'vendor', kept),
  ).as('parts_of_vendors')

/** The same for products, as a table `{ category, count, revenue }` with several rows per category. */
export function partsOfCategories(db: Executor, kept: KeptPeriod) {
  const others = unionAll(notAddedOf(db, 'product', kept), soldBetween(db, 'product', kept)).as('others')
  return unionAll(
    db
      .select({
        category: keptCategorySales.category,
        count: keptCategorySales.count,
        revenue: keptCategorySales.revenue,
      })
      .from(keptCategorySales)
      .where(eq(keptCategorySales.period, kept.period)),
    db
      .select({ category: products.category, count: others.count, revenue: others.revenue })
      .from(others)
      .innerJoin(products, eq(products.id, others.id)),
  ).as('parts_of_categories')
}

export const total = (count: SQLWrapper) => sql<number>`sum(${count})::int`
export const sum = (revenue: SQLWrapper) => sql<string>`sum(${revenue})::numeric(14,2)`

/**
 * Candidates for the greatest revenue of a period, as a table `{ id, count, revenue }`: those with pending changes, and the
 * greatest others by index, so that not all have to be summed.
 */
export function greatestSales(db: Executor, subject: SaleSubject, kept: KeptPeriod, most: number) {
  const parts = unionAll(notAddedOf(db, subject, kept), soldBetween(db, subject, kept)).as('parts')
  const changed = db.$with('changed').as(
    db
      .select({
        id: parts.id,
        added: total(parts.count).as('added'),
        gained: sum(parts.revenue).as('gained'),
      })
      .from(parts)
      .groupBy(parts.id),
  )
  const isChanged = db.select().from(changed).where(eq(changed.id, keptSales.subjectId))
  const asKept = db
    .select(columns)
    .from(keptSales)
    .where(and(isKept(subject, kept), notExists(isChanged)))
    .orderBy(desc(keptSales.revenue), keptSales.subjectId)
    .limit(most)
  const withChanges = db
    .select({
      id: changed.id,
      count: sql<number>`${changed.added} + coalesce(${keptSales.count}, 0)`.as('count'),
      revenue: sql<string>`${changed.gained} + coalesce(${keptSales.revenue}, 0)`.as('revenue'),
    })
    .from(changed)
    .leftJoin(keptSales, and(isKept(subject, kept), eq(keptSales.subjectId, changed.id)))
  const candidates = unionAll(asKept, withChanges).as('candidates')
  return db.with(changed).select().from(candidates).where(gt(candidates.count, 0)).as(`greatest_${subject}`)
}

/** Counts the orders by status that were placed from the start of one day until the start of another. */
export async function countByStatus(
  db: Executor,
  since: Date | null,
  until: Date | null = null,
): Promise<{ status: OrderStatus; count: number }[]> {
  const isWithin = ({ day }: typeof orderCounts | typeof orderCountChanges) =>
    and(gte(day, firstDayOf(since)), until ? lt(day, dayOf(until)) : undefined)
  const parts = unionAll(
    db.select().from(orderCounts).where(isWithin(orderCounts)),
    db.select().from(orderCountChanges).where(isWithin(orderCountChanges)),
  ).as('parts')
  return db
    .select({ status: parts.status, count: sql<number>`sum(${parts.count})::int` })
    .from(parts)
    .groupBy(parts.status)
}

/** The number of products with a status. */
export async function countProductsThatAre(db: Executor, status: ProductStatus): Promise<number> {
  const parts = unionAll(
    db.select().from(productCounts).where(eq(productCounts.status, status)),
    db.select().from(productCountChanges).where(eq(productCountChanges.status, status)),
  ).as('parts')
  const [row] = await db.select({ count: sql<number>`coalesce(sum(${parts.count}), 0)::int` }).from(parts)
  return row!.count
}

/** Serializes the job: a concurrent run then finds nothing to add. */
export async function lockFigures(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('figures', 0))`)
}

/** Folds pending changes into the stored order counts. Concurrent readers see all of them either before or after. */
export async function addOrderCounts(tx: Executor): Promise<void> {
  await tx.execute(sql`
    with taken as (delete from ${orderCountChanges} returning *)
    insert into ${orderCounts} as kept (day, status, count)
    select day, status, sum(count) from taken group by day, status having sum(count) <> 0
    on conflict (day, status) do update set count = kept.count + excluded.count`)
}

/** The same for product counts. */
export async function addProductCounts(tx: Executor): Promise<void> {
  await tx.execute(sql`
    with taken as (delete from ${productCountChanges} returning *)
    insert into ${productCounts} as kept (status, count)
    select status, sum(count) from taken group by status having sum(count) <> 0
    on conflict (status) do update set count = kept.count + excluded.count`)
}

const addToKept = sql`
  on conflict (period, subject, subject_id) do update
  set count = kept.count + excluded.count, revenue = kept.revenue + excluded.revenue`

/** Folds pending changes of sales into the stored periods that contain them. */
export async function addSales(tx: Executor): Promise<void> {
  await tx.execute(sql`
    with taken as (delete from ${saleChanges} returning *)
    insert into ${keptSales} as kept (period, subject, subject_id, count, revenue)
    select period, subject, subject_id, sum(count), sum(revenue) from taken join ${keptPeriods} on day >= since
    group by period, subject, subject_id having sum(count) <> 0 or sum(revenue) <> 0
    ${addToKept}`)
}

/** Moves the start of a stored period. Pending changes of the skipped days are excluded. */
export async function movePeriod(tx: Executor, kept: KeptPeriod): Promise<void> {
  const { first, end, sign } = daysBetween(kept)
  await tx.execute(sql`
    with parts as (
      select subject, subject_id, count, revenue from ${sales} where day >= ${first} and day < ${end}
      union all select subject, subject_id, -count, -revenue from ${saleChanges} where day >= ${first} and day < ${end}
    ), moved as (
      insert into ${keptPeriods} (period, since) values (${kept.period}, ${kept.since})
      on conflict (period) do update set since = excluded.since
    )
    insert into ${keptSales} as kept (period, subject, subject_id, count, revenue)
    select ${kept.period}, subject, subject_id, ${sign} * sum(count), ${sign} * sum(revenue) from parts
    group by subject, subject_id having sum(count) <> 0 or sum(revenue) <> 0
    ${addToKept}`)
  await tx.execute(sql`delete from ${keptSales} where period = ${kept.period} and count = 0 and revenue = 0`)
}
