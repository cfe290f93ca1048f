import { asc, gte, sql } from 'drizzle-orm'
import type { ClosedDay } from '#contract/delivery/schemas.ts'
import { compiledQuery, type Placeholders } from '#database/compiled-query.ts'
import type { Executor, Transaction } from '#database/connect.ts'
import { closedDays } from '#database/schema/delivery.ts'

/** @param from the first date, "2026-11-27"; all dates by default */
export const listClosedDays = (db: Executor, from?: string): Promise<ClosedDay[]> =>
  db
    .select()
    .from(closedDays)
    .where(from === undefined ? undefined : gte(closedDays.date, from))
    .orderBy(asc(closedDays.date))

const closedDatesRead = compiledQuery((db, at: Placeholders<{ from: string }>) =>
  db
    .select({ date: closedDays.date })
    .from(closedDays)
    .where(gte(closedDays.date, at.from))
    .orderBy(asc(closedDays.date))
    .prepare('closed_dates'),
)

/** The dates of the closed days from a date on. */
export const listClosedDates = async (db: Executor, from: string): Promise<string[]> =>
  (await closedDatesRead(db, { from })).map(({ date }) => date)

/** Locks closed days against replacement; reads are not blocked. */
export const lockClosedDays = (tx: Transaction) =>
  tx.execute(sql`lock table ${closedDays} in share row exclusive mode`)

export async function replaceClosedDays(tx: Transaction, wanted: readonly ClosedDay[]): Promise<void> {
  await tx.delete(closedDays)
  if (wanted.length > 0) await tx.insert(closedDays).values([...wanted])
}
