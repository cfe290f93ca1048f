import { and, asc, type Column, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { PickupPoint } from '#contract/delivery/pickup.schemas.ts'
import { isUuid } from '#contract/is-uuid.ts'
import { compiledQuery, type Placeholders } from '#database/compiled-query.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import { zones } from '#database/schema/delivery.ts'
import { pickupHours, pickupPoints } from '#database/schema/pickup-points.ts'

type PickupPointRow = typeof pickupPoints.$inferSelect
type Hours = PickupPoint['openingHours']

/** The current opening hours of the point that a column references; empty if null. */
export const openingHoursOf = (pickupPointId: Column) => sql<Hours>`coalesce((
  select json_agg(json_build_object(
    'weekday', ${pickupHours.weekday},
    'from', to_char(${pickupHours.opensAt}, 'HH24:MI'),
    'to', to_char(${pickupHours.closesAt}, 'HH24:MI')
  ) order by ${pickupHours.weekday}, ${pickupHours.opensAt})
  from ${pickupHours} where ${pickupHours.pickupPointId} = ${pickupPointId}), '[]')`

/** The current phone number of the point that a column references; null if null. */
export const phoneOfPoint = (pickupPointId: Column) =>
  sql<
    string | null
  >`(select ${pickupPoints.phone} from ${pickupPoints} where ${pickupPoints.id} = ${pickupPointId})`

const selectPickupPoints = (db: Executor, where?: SQL): Promise<PickupPoint[]> =>
  db
    .select({
      id: pickupPoints.id,
      name: pickupPoints.name,
      zone: { id: zones.id, region: zones.region, name: zones.name },
      address: pickupPoints.address,
      directions: pickupPoints.directions,
      phone: pickupPoints.phone,
      openingHours: openingHoursOf(pickupPoints.id),
      isActive: pickupPoints.isActive,
    })
    .from(pickupPoints)
    .innerJoin(zones, eq(zones.id, pickupPoints.zoneId))
    .where(where)
    .orderBy(asc(zones.position), asc(pickupPoints.name))

/** All points, by zone. */
export const listPickupPoints = (db: Executor): Promise<PickupPoint[]> => selectPickupPoints(db)

/** Open points. */
export const listOpenPickupPoints = (db: Executor): Promise<PickupPoint[]> =>
  selectPickupPoints(db, eq(pickupPoints.isActive, true))

export async function findPickupPoint(db: Executor, id: string): Promise<PickupPoint | undefined> {
  const [point] = await selectPickupPoints(db, eq(pickupPoints.id, id))
  return point
}

/** Reads a point that must exist. */
export async function readPickupPoint(tx: Transaction, id: string): Promise<PickupPoint> {
  const point = await findPickupPoint(tx, id)
  if (!point) throw new Error(`there is no pickup point ${id}`)
  return point
}

const hoursOfPoint = compiledQuery((db, at: Placeholders<{ id: string }>) =>
  db
    .select({ openingHours: openingHoursOf(pickupPoints.id) })
    .from(pickupPoints)
    .where(eq(pickupPoints.id, at.id))
    .prepare('pickup_hours'),
)

/** The hours of a point, closed or not; empty if null. */
export async function listOpeningHours(tx: Transaction, id: string | null): Promise<Hours> {
  if (id === null || !isUuid(id)) return []
  const [point] = await hoursOfPoint(tx, { id })
  return point?.openingHours ?? []
}

/** Whether another point has this name, ignoring case and accents. */
export const isPickupNameTaken = async (tx: Transaction, name: string, id: string): Promise<boolean> =>
  (await tx.$count(
    pickupPoints,
    and(eq(sql`lower(${pickupPoints.name})`, sql`lower(${name})`), ne(pickupPoints.id, id)),
  )) > 0

export const isZone = async (tx: Transaction, id: string): Promise<boolean> =>
  (await tx.$count(zones, eq(zones.id, id))) > 0

const openPointLocked = compiledQuery((db, at: Placeholders<{ id: string }>) =>
  db
    .select()
    .from(pickupPoints)
    .where(and(eq(pickupPoints.id, at.id), eq(pickupPoints.isActive, true)))
    .for('share')
    .prepare('pickup_point_open_lock'),
)

/** Locks an open pickup point against changes; undefined when it is closed or does not exist. */
export async function lockOpenPickupPoint(tx: Transaction, id: string): Promise<PickupPointRow | undefined> {
  if (!isUuid(id)) return undefined
  const [point] = await openPointLocked(tx, { id })
  return point
}

/** Locks all points against changes; orders may still reference them. */
export const lockPickupPoints = (tx: Transaction) =>
  tx.execute(sql`lock table ${pickupPoints} in share row exclusive mode`)

export async function insertPickupPoint(tx: Transaction, point: PickupPointRow): Promise<void> {
  await tx.insert(pickupPoints).values(point)
}

export async function updatePickupPoint(
  tx: Transaction,
  id: string,
  changes: Partial<Omit<PickupPointRow, 'id'>>,
): Promise<void> {
  if (Object.keys(changes).length > 0)
    await tx.update(pickupPoints).set(changes).where(eq(pickupPoints.id, id))
}

/** Replaces the opening hours of a point. */
export async function replaceHours(tx: Transaction, pickupPointId: string, hours: Hours): Promise<void> {
  await tx.delete(pickupHours).where(eq(pickupHours.pickupPointId, pickupPointId))
  const rows = hours.map(({ weekday, from, to }) => ({ pickupPointId, weekday, opensAt: from, closesAt: to }))
  if (rows.length > 0) await tx.insert(pickupHours).values(rows)
}
