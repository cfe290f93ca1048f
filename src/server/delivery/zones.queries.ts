import { and, asc, eq, max, sql } from 'drizzle-orm'
import { isUuid } from '#contract/is-uuid.ts'
import { compiledQuery, type Placeholders } from '#database/compiled-query.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import { zones } from '#database/schema/delivery.ts'

export type ZoneRow = typeof zones.$inferSelect

/** All zones, open or closed. */
export const listZoneRows = (db: Executor): Promise<ZoneRow[]> =>
  db.select().from(zones).orderBy(asc(zones.position))

export async function findZone(db: Executor, id: string): Promise<ZoneRow | undefined> {
  const [zone] = await db.select().from(zones).where(eq(zones.id, id))
  return zone
}

/** The zone of this name, ignoring case and accents. */
export async function findZoneNamed(db: Executor, name: string): Promise<ZoneRow | undefined> {
  const [zone] = await db
    .select()
    .from(zones)
    .where(eq(sql`lower(${zones.name})`, sql`lower(${name})`))
  return zone
}

const servedZoneLocked = compiledQuery((db, at: Placeholders<{ id: string }>) =>
  db
    .select()
    .from(zones)
    .where(and(eq(zones.id, at.id), eq(zones.isServed, true)))
    .for('share')
    .prepare('zone_served_lock'),
)

/** Locks an open zone against closing; undefined when it is closed or does not exist. */
export async function lockServedZone(tx: Transaction, id: string): Promise<ZoneRow | undefined> {
  if (!isUuid(id)) return undefined
  const [zone] = await servedZoneLocked(tx, { id })
  return zone
}

/** Locks all zones against changes; orders may still reference them. */
export const lockZones = (tx: Transaction) => tx.execute(sql`lock table ${zones} in share row exclusive mode`)

export async function findLastPosition(tx: Transaction): Promise<number> {
  const [last] = await tx.select({ position: max(zones.position) }).from(zones)
  return last!.position ?? 0
}

export async function insertZone(tx: Transaction, zone: ZoneRow): Promise<void> {
  await tx.insert(zones).values(zone)
}

export async function updateZone(
  tx: Transaction,
  id: string,
  change: Partial<Pick<ZoneRow, 'name' | 'isServed'>>,
): Promise<void> {
  await tx.update(zones).set(change).where(eq(zones.id, id))
}

/** Moves a zone to another position; those in between shift by one. */
export async function moveZone(
  tx: Transaction,
  { id, position: from }: Pick<ZoneRow, 'id' | 'position'>,
  to: number,
): Promise<void> {
  const [first, last] = from < to ? [from, to] : [to, from]
  const step = from < to ? -1 : 1
  await tx.execute(sql`
    update ${zones}
    set position = case when id = ${id} then ${to}::integer else position + ${step}::integer end
    where position between ${first} and ${last}`)
}
