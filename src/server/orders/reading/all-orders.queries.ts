import { and, desc, eq, inArray, isNull, lt, ne, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { HOUR_MS } from '#contract/durations.ts'
import { MAX_FOUND } from '#contract/list-limits.ts'
import type { ListAdminOrdersQuery } from '#contract/orders/admin.schemas.ts'
import { STALE_AFTER_HOURS } from '#contract/orders/facts.ts'
import type { Executor } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { dayInShop } from '#database/schema/columns.ts'
import { isOnlineMethod, isUnderWay, orderEvents, orders, parcels } from '#database/schema/orders.ts'
import { matchesPerson } from '../../accounts/public.ts'
import { countUpTo } from '../../lists/count-up-to.ts'
import { isUuid } from '../../util/is-uuid.ts'
import { isPutBackSince } from '../moving/unanswered.queries.ts'
import { serialOf } from '../order-number.ts'

/**
 * Still pending `STALE_AFTER_HOURS` after it was placed or put back, although nothing hinders its vendors: an online order waits for
 * its money first.
 */
function isStale(now: Date): SQL | undefined {
  const before = new Date(now.getTime() - STALE_AFTER_HOURS * HOUR_MS)
  return and(
    eq(orders.status, 'pending'),
    lt(orders.createdAt, before),
    or(not(isOnlineMethod(orders.paymentMethod)), eq(orders.paymentStatus, 'completed')),
    not(isPutBackSince(before)),
  )
}

/** Condition: it is one of these orders, which are few: they are found first. */
const isOneOf = (few: SQLWrapper): SQL => sql`${orders.id} = any(array(${few}))`

/** Condition: the order has an active parcel of a vendor without access (rejected, suspended or deactivated). */
const isStranded = (db: Executor): SQL => {
  const mayNotEnter = or(
    inArray(vendors.status, ['rejected', 'suspended']),
    eq(users.isActive, false),
    ne(users.role, 'vendor'),
  )
  const theirs = db
    .select({ orderId: parcels.orderId })
    .from(parcels)
    .innerJoin(vendors, eq(vendors.id, parcels.vendorId))
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(and(isUnderWay(parcels.status), mayNotEnter))
  return isOneOf(theirs)
}

/** Is it to arrive on this day, or was it? */
const isPlannedOn = (db: Executor, day: string): SQL | undefined => {
  const theirs = db
    .select({ orderId: parcels.orderId })
    .from(parcels)
    .where(and(eq(parcels.plannedOn, day), ne(parcels.status, 'cancelled')))
  return and(
    ne(orders.status, 'cancelled'),
    or(sql`${dayInShop(orders.deliveryDate)} = ${day}`, and(isNull(orders.deliveryDate), isOneOf(theirs))),
  )
}

type Filters = Omit<ListAdminOrdersQuery, 'stale' | 'stranded'> & {
  /** Only those that nobody has answered for `STALE_AFTER_HOURS` before this instant. */
  staleAt: Date | undefined
  /** Only those with a parcel under way whose vendor may not enter. */
  isStranded: boolean
}

/** Beyond this many matching people, scanning the latest orders is faster. */
const MANY_PEOPLE = 3_000

/** Orders of the customers whom the search means. With their ids at hand, the database need not look each one up. */
async function ofCustomers(db: Executor, search: string): Promise<SQL> {
  const meant = () => db.select({ id: users.id }).from(users).where(matchesPerson(search))
  const people = await meant().limit(MANY_PEOPLE)
  if (people.length === MANY_PEOPLE) return inArray(orders.customerId, meant())
  const ids = people.map(({ id }) => id)
  return sql`${orders.customerId} = any(${sql.param(ids)}::uuid[])`
}

/** The orders with this number or id, and the latest ones of the customers and of the recipients meant. */
function matching(db: Executor, search: string, where: SQL | undefined, ofMeant: SQL) {
  const serial = serialOf(search)
  const named = or(
    serial === null ? undefined : eq(orders.serial, serial),
    isUuid(search) ? eq(orders.id, search) : undefined,
  )
  const latest = (meant: SQL | undefined) =>
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(where, meant))
      .orderBy(desc(orders.id))
      .limit(MAX_FOUND)
  const ofPeople = [latest(ofMeant), latest(matchesPerson(search, orders.recipientText))] as const
  return named
    ? union(db.select({ id: orders.id }).from(orders).where(and(where, named)), ...ofPeople)
    : union(...ofPeople)
}

const passing = (
  db: Executor,
  { status, day, paymentMethod, paymentStatus, staleAt, isStranded: onlyStranded }: Filters,
): SQL | undefined =>
  and(
    status && eq(orders.status, status),
    day ? isPlannedOn(db, day) : undefined,
    paymentMethod && eq(orders.paymentMethod, paymentMethod),
    paymentStatus && eq(orders.paymentStatus, paymentStatus),
    staleAt && isStale(staleAt),
    onlyStranded ? isStranded(db) : undefined,
  )

/** One page of all orders, the latest first, and how many pass the filters. */
export async function listAdminOrderIds(
  db: Executor,
  filters: Filters,
): Promise<{ ids: string[]; total: number }> {
  const { search, page, limit } = filters
  const where = passing(db, filters)
  const offset = (page - 1) * limit
  if (search === undefined) {
    const rows = await db
      .select({ id: orders.id })
      .from(orders)
      .where(where)
      .orderBy(desc(orders.id))
      .limit(limit)
      .offset(offset)
    const total = await countUpTo(db, db.select({ id: orders.id }).from(orders).where(where))
    return { ids: rows.map(row => row.id), total }
  }
  const ofMeant = await ofCustomers(db, search)
  // Found once, for the page and for the count.
  const { rows } = await db.execute<{ ids: string[]; total: number }>(sql`
    with found as (${matching(db, search, where, ofMeant)})
    select (select count(*) from found) as total,
      array(select id from found order by id desc limit ${limit} offset ${offset}) as ids`)
  const [found] = rows
  return { ids: found!.ids, total: Math.min(found!.total, MAX_FOUND) }
}

/** Number of stale orders. */
export async function countStaleOrders(db: Executor, now: Date): Promise<number> {
  return countUpTo(db, db.select({ id: orders.id }).from(orders).where(isStale(now)))
}

/** Number of stranded orders. */
export async function countStrandedOrders(db: Executor): Promise<number> {
  return countUpTo(db, db.select({ id: orders.id }).from(orders).where(isStranded(db)))
}

/** The order of a number, for the search box. */
export async function findOrderByNumber(db: Executor, text: string) {
  const serial = serialOf(text)
  if (serial === null) return undefined
  const [found] = await db
    .select({
      id: orders.id,
      serial: orders.serial,
      status: orders.status,
      deliveryMode: orders.deliveryMode,
      customer: users.fullName,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.customerId))
    .where(eq(orders.serial, serial))
  return found
}

/** The delivery date that an order itself keeps: its parcels' days are not in it. */
export async function findDeliveryDateSet(db: Executor, orderId: string): Promise<Date | null> {
  const [order] = await db
    .select({ deliveryDate: orders.deliveryDate })
    .from(orders)
    .where(eq(orders.id, orderId))
  return order?.deliveryDate ?? null
}

/** The user names of those who changed an order, by the ids of its events. */
export async function listEventActors(db: Executor, orderId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: orderEvents.id, username: users.username })
    .from(orderEvents)
    .innerJoin(users, eq(users.id, orderEvents.actorId))
    .where(eq(orderEvents.orderId, orderId))
  return new Map(rows.map(({ id, username }) => [id, username]))
}
