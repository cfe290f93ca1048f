import type pg from 'pg'
import { eventually } from '#tests/support/servers/processes.ts'

/** A point in a transaction: before a row is written, or at the commit after one was. */
export type Moment = { table: string; when: 'insert' | 'update' | 'commit' }

type PausePoint = {
  /** Resolves with whether the server reached the point. */
  isReached: () => Promise<boolean>
  /** Resumes the server and removes the trigger. */
  letGo: () => Promise<void>
}

/** Key of the advisory lock. */
const LOCK = 720_127
const MARK = 'tests.stands_still'

/** URL of the same database for a server that can be paused. */
export function pausableUrl(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', `-c ${MARK}=on`)
  return url.href
}

/**
 * Pauses a server that connects by `pausableUrl` at a point of its transaction, so that it can be killed exactly there: a
 * trigger waits for a lock that the test holds. The server's code is unchanged.
 */
export async function pauseTransactionAt(pool: pg.Pool, { table, when }: Moment): Promise<PausePoint> {
  const client = await pool.connect()
  await client.query('select pg_advisory_lock($1)', [LOCK])
  await client.query(`
    create or replace function stand_still() returns trigger language plpgsql as $$
    begin
      if current_setting('${MARK}', true) = 'on' then perform pg_advisory_xact_lock(${LOCK}); end if;
      return new;
    end $$`)
  await client.query(
    when === 'commit'
      ? `create constraint trigger stand_still after insert or update on ${table} deferrable initially deferred
         for each row execute function stand_still()`
      : `create trigger stand_still before ${when} on ${table} for each row execute function stand_still()`,
  )
  const waiting = async () => {
    const { rows } = await client.query<{ waiting: number }>(
      `select count(*) as waiting from pg_locks
       where locktype = 'advisory' and objid = ${LOCK} and not granted
         and database = (select oid from pg_database where datname = current_database())`,
    )
    return rows[0]!.waiting
  }
  return {
    isReached: () => eventually(async () => (await waiting()) > 0),
    letGo: async () => {
      await client.query('select pg_advisory_unlock($1)', [LOCK])
      await client.query(`drop trigger stand_still on ${table}`)
      client.release()
    },
  }
}
