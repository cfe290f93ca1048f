import { and, desc, eq, inArray, isNull, lt, ne, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { isBarred, vendorStatuses } from '#contract/accounts/facts.ts'
import { HOUR_MS } from '#contract/durations.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { MAX_FOUND } from '#contract/list-limits.ts'
import type { ListAdminOrdersQuery } from '#contract/orders/admin.schemas.ts'
import { STALE_AFTER_HOURS } from '#contract/orders/facts.ts'
import { serialOf } from '#contract/orders/order-number.ts'
import type { Executor } from '#database/connect.ts'
import { users, vendors } from '#database/schema/accounts.ts'
import { dayInShop } from '#database/schema/columns.ts'
import { isOnlineMethod, isUnderWay, orderEvents, orders, parcels } from '#database/schema/orders.ts'
import { matchesPerson } from '../../accounts/public.ts'
import { countUpTo } from '../../lists/count-up-to.ts'
import { isPutBackSince } from '../moving/unanswered.queries.ts'

/**
 * Condition: pending for `STALE_AFTER_HOURS` since the order was placed or put back, although its vendors could act: online
 * orders count once paid.
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

/** Condition: the id is in this small subquery, which is executed first. */
const isOneOf = (few: SQLWrapper): SQL => sql`${orders.id} = any(array(${few}))`

/** Condition: the order has an active parcel of a vendor without access (rejected, suspended or deactivated). */
const isStranded = (db: Executor): SQL => {
  const mayNotEnter = or(
    inArray(vendors.status, vendorStatuses.filter(isBarred)),
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

/** Condition: the order is not cancelled and planned for this day: by its own delivery date, else by that of a parcel. */
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
  /** Only those unanswered for `STALE_AFTER_HOURS` at this instant. */
  staleAt: Date | undefined
  /** Only those with an active parcel of a vendor without access. */
  isStranded: boolean
}

/** Beyond this many matching people, scanning the latest orders is faster. */
const MANY_PEOPLE = 3_000

/** Condition: orders of the customers that match the search. With an array of ids the database need not look up each customer. */
async function ofMatchingCustomers(db: Executor, search: string): Promise<SQL> {
  const matchingUsers = () => db.select({ id: users.id }).from(users).where(matchesPerson(search))
  const people = await matchingUsers().limit(MANY_PEOPLE)
  if (people.length === MANY_PEOPLE) return inArray(orders.customerId, matchingUsers())
  const ids = people.map(({ id }) => id)
  return sql`${orders.customerId} = any(${sql.param(ids)}::uuid[])`
}

/** Selects the order with this number or id, and the latest orders of matching customers and recipients. */
function ordersMatching(db: Executor, search: string, where: SQL | undefined, ofMeant: SQL) {
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

const passesFilters = (
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

/** One page of all orders, latest first, with the number that pass the filters. */
export async function listAdminOrderIds(
  db: Executor,
  filters: Filters,
): Promise<{ ids: string[]; total: number }> {
  const { search, page, limit } = filters
  const where = passesFilters(db, filters)
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
  const ofMeant = await ofMatchingCustomers(db, search)
  // The matches are computed once, for the page and for the count.
  const { rows } = await db.execute<{ ids: string[]; total: number }>(sql`
    with found as (${ordersMatching(db, search, where, ofMeant)})
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

/** The order of a number; undefined when the text is not a number. */
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

/** Delivery date set on an order itself; its parcels' days are separate. */
export async function findDeliveryDateSet(db: Executor, orderId: string): Promise<Date | null> {
  const [order] = await db
    .select({ deliveryDate: orders.deliveryDate })
    .from(orders)
    .where(eq(orders.id, orderId))
  return order?.deliveryDate ?? null
}

/** User names of the people who changed an order, by event id. */
export async function listEventActors(db: Executor, orderId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: orderEvents.id, username: users.username })
    .from(orderEvents)
    .innerJoin(users, eq(users.id, orderEvents.actorId))
    .where(eq(orderEvents.orderId, orderId))
  return new Map(rows.map(({ id, username }) => [id, username]))
}
