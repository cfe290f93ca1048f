import { and, asc, eq, gt, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { dayOf } from '#contract/day-of.ts'
import { MAX_ROWS } from '#contract/list-limits.ts'
import { type DayPart, dayParts } from '#contract/orders/planned-days.ts'
import type { ListVendorOrdersQuery } from '#contract/orders/schemas.ts'
import type { Executor } from '#database/connect.ts'
import { isUnderWay, orders, parcels } from '#database/schema/orders.ts'
import { decodeCursor, encodeCursor, refuseCursor } from '../../lists/list-cursor.ts'
import { countOrders, isToAnswer, matchesSearch, parcelPasses, type Viewer } from './read-orders.queries.ts'

export type VendorViewer = Extract<Viewer, { as: 'vendor' }>

type Row = { id: string; part: DayPart; day: string | null }
/** Cursor. `today` stays that of the first page, since at midnight today's parcels become late and would be listed again. */
type Place = Row & { today: string }

const shape = { name: 'by-day', kinds: ['instant', 'whole', 'instant'] } as const

const encodePlace = ({ id, part, day, today }: Place): string => {
  const places = [Date.parse(today), dayParts.indexOf(part), day === null ? 0 : Date.parse(day)]
  return encodeCursor(shape.name, { id, places: places.map(String) })
}

function decodePlace(cursor: string): Place {
  const { id, places } = decodeCursor(cursor, shape)
  const [today, part, day] = places.map(Number) as [number, number, number]
  const isoDay = (ms: number) => dayOf(new Date(ms))
  return { id, today: isoDay(today), part: dayParts[part] ?? refuseCursor(), day: isoDay(day) }
}

const isUnder = isUnderWay(parcels.status)
const isAnswered = and(isUnder, not(isToAnswer))
const isLate = (today: string) => and(isAnswered, lt(parcels.plannedOn, today))
const waitsAtPoint = sql`(${eq(orders.deliveryMode, 'pickup')} and ${eq(parcels.status, 'shipped')})`

/** Condition of each part, equivalent to `dayPartOf`. */
const partHolds: Record<DayPart, (today: string) => SQL | undefined> = {
  // In this form the partial index serves it.
  toAnswer: () => and(isUnder, isToAnswer),
  today: today => and(isAnswered, eq(parcels.plannedOn, today)),
  late: today => and(isLate(today), not(waitsAtPoint)),
  toCome: today => and(isAnswered, gt(parcels.plannedOn, today)),
  withoutDay: () => and(isAnswered, isNull(parcels.plannedOn)),
  atPoint: today => and(isLate(today), waitsAtPoint),
  over: () => not(isUnder),
}

const follows = ({ id, part, day }: Place): SQL => {
  if (part === 'over') return lt(parcels.orderId, id)
  if (part === 'toAnswer' || part === 'today' || part === 'withoutDay') return gt(parcels.orderId, id)
  return sql`(${parcels.plannedOn}, ${parcels.orderId}) > (${day}::date, ${id}::uuid)`
}

// Matches the indexes; the longest unanswered order comes first.
const orderOf = (part: DayPart): SQL[] => {
  if (part === 'over') return [sql`${parcels.orderId} desc nulls last`]
  return part === 'toAnswer' ? [asc(parcels.orderId)] : [asc(parcels.plannedOn), asc(parcels.orderId)]
}

/**
 * Ids of a vendor's orders, those to answer first, then by day, with the total and the next cursor. One statement reads all
 * parts, so that a parcel whose day moves concurrently is in exactly one.
 */
export async function listOrderIdsByDay(
  db: Executor,
  viewer: VendorViewer,
  query: ListVendorOrdersQuery,
  today: string,
) {
  const limit = query.limit ?? MAX_ROWS
  const place = query.cursor === undefined ? undefined : decodePlace(query.cursor)
  const since = place?.today ?? today
  const rowsOf = (part: DayPart) =>
    db
      .select({ id: parcels.orderId, part: sql<DayPart>`${part}::text`, day: parcels.plannedOn })
      .from(parcels)
      .innerJoin(orders, eq(orders.id, parcels.orderId))
      .where(
        and(
          eq(parcels.vendorId, viewer.vendorId),
          partHolds[part](since),
          part === place?.part ? follows(place) : undefined,
          parcelPasses(query),
          query.search ? matchesSearch(db, viewer, query.search) : undefined,
        ),
      )
      .orderBy(...orderOf(part))
      .limit(limit + 1)
  const parts = dayParts.slice(place ? dayParts.indexOf(place.part) : 0)
  const [first, second, ...others] = parts.map(rowsOf)
  const found: Row[] = await (second ? unionAll(first!, second, ...others) : first!)
  const rows = parts.flatMap(part => found.filter(row => row.part === part))
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    ids: rows.slice(0, limit).map(({ id }) => id),
    total: await countOrders(db, viewer, query),
    nextCursor: last ? encodePlace({ ...last, today: since }) : null,
  }
}
