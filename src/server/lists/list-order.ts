import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { decodeCursor, encodeCursor, type SortKeyKind } from './list-cursor.ts'

/**
 * Sort order of a list: sort keys, then the id, all in one direction, so that one row comparison selects what follows a position.
 * An index serves it only with the same position of nulls, even where there are none.
 */
export type ListOrder = {
  name: string
  places: readonly { kind: SortKeyKind; value: SQLWrapper }[]
  id: SQLWrapper
  direction: 'asc' | 'desc' | 'desc nulls last'
}

const list = (parts: SQLWrapper[]) => sql.join(parts, sql.raw(', '))

const written = ({ kind, value }: ListOrder['places'][number]): SQL =>
  kind === 'instant' ? sql`(extract(epoch from ${value}) * 1000)::bigint::text` : sql`${value}::text`

const casts: Record<SortKeyKind, (text: string) => SQL> = {
  whole: text => sql`${text}::bigint`,
  amount: text => sql`${text}::numeric`,
  instant: text => sql`to_timestamp(${text}::float8 / 1000)`,
}

/** `order by` expressions of a list. */
export const orderBy = ({ places, id, direction }: ListOrder): SQL[] =>
  [...places.map(place => place.value), id].map(value => sql`${value} ${sql.raw(direction)}`)

/** Selects the sort keys of an item, for the cursor after it. */
export const positionColumn = ({ places }: ListOrder): SQL<string[]> =>
  sql<string[]>`array[${list(places.map(written))}]::text[]`

/**
 * Condition "after this cursor"; undefined on the first page.
 * @throws Refused `validation` when the text is not a cursor of this order
 */
export function afterCursor(order: ListOrder, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const { name, places, id, direction } = order
  const position = decodeCursor(cursor, { name, kinds: places.map(place => place.kind) })
  const reached = places.map(({ kind }, index) => casts[kind](position.places[index]!))
  const beyond = sql.raw(direction === 'asc' ? '>' : '<')
  return sql`(${list([...places.map(place => place.value), id])}) ${beyond} (${list([...reached, sql`${position.id}::uuid`])})`
}

/** Removes the extra item read beyond a page, and returns the next cursor if there was one. */
export function cutPage<Row extends { position: string[]; id: string }>(
  order: ListOrder,
  rows: Row[],
  limit: number,
): { items: Omit<Row, 'position'>[]; nextCursor: string | null } {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const hasMore = rows.length > limit && last !== undefined
  return {
    items: page.map(({ position: _, ...item }) => item),
    nextCursor: hasMore ? encodeCursor(order.name, { places: last.position, id: last.id }) : null,
  }
}
