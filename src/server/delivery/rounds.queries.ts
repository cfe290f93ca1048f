import { and, asc, eq, inArray, isNull, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { Round, RoundsBody } from '#contract/delivery/schemas.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import { rounds, roundZones, zones } from '#database/schema/delivery.ts'

/** The owner of rounds: a vendor, or the default ones ('house'). */
export type RoundsOwner = { vendorId: string } | 'house'

const isOf = (owner: RoundsOwner) =>
  owner === 'house' ? isNull(rounds.vendorId) : eq(rounds.vendorId, owner.vendorId)

/** The rounds of one owner, from Monday on. */
export const listRounds = (db: Executor, owner: RoundsOwner): Promise<Round[]> =>
  selectRounds(db, isOf(owner))

/** The rounds of a vendor: its own, otherwise the default ones. */
export function listRoundsFor(db: Executor, vendorId: string): Promise<Round[]> {
  const own = db.select({ id: rounds.id }).from(rounds).where(isOf({ vendorId }))
  return selectRounds(db, or(isOf({ vendorId }), and(isOf('house'), notExists(own))))
}

async function selectRounds(db: Executor, where: SQL | undefined): Promise<Round[]> {
  const zoneIds = sql<string[]>`coalesce(
    array_agg(${zones.id} order by ${zones.position}) filter (where ${zones.id} is not null), '{}')`
  return db
    .select({
      id: rounds.id,
      weekday: rounds.weekday,
      zoneIds,
      daysBefore: rounds.daysBefore,
      beforeHour: rounds.beforeHour,
    })
    .from(rounds)
    .leftJoin(roundZones, eq(roundZones.roundId, rounds.id))
    .leftJoin(zones, eq(zones.id, roundZones.zoneId))
    .where(where)
    .groupBy(rounds.id)
    .orderBy(asc(rounds.weekday), asc(rounds.id))
}

/** Locks rounds against replacement; reads are not blocked. */
export const lockRounds = (tx: Transaction) =>
  tx.execute(sql`lock table ${rounds} in share row exclusive mode`)

export async function countZones(tx: Transaction, ids: readonly string[]): Promise<number> {
  return tx.$count(zones, inArray(zones.id, [...ids]))
}

/** Replaces all rounds of an owner. */
export async function replaceRounds(tx: Transaction, owner: RoundsOwner, wanted: RoundsBody): Promise<void> {
  await tx.delete(rounds).where(isOf(owner))
  const vendorId = owner === 'house' ? null : owner.vendorId
  const written = wanted.map(round => ({ ...round, id: newId(), vendorId }))
  if (written.length > 0) await tx.insert(rounds).values(written)
  const served = written.flatMap(({ id, zoneIds }) => zoneIds.map(zoneId => ({ roundId: id, zoneId })))
  if (served.length > 0) await tx.insert(roundZones).values(served)
}
