import type pg from 'pg'
import { eventually } from '#tests/support/servers/processes.ts'

/** A moment in a transaction: before a row is written, or at the commit after one was. */
export type Moment = { table: string; when: 'insert' | 'update' | 'commit' }

export type StandStill = {
  /** Resolves once the server stands there; tells whether it came to that. */
  isReached: () => Promise<boolean>
  /** Lets whoever stands there go on, and nobody stand there any more. */
  letGo: () => Promise<void>
}

/** Any number: nobody else's advisory lock. */
const LOCK = 720_127
const MARK = 'tests.stands_still'

/** The address of the same database for a server that can be made to stand still. */
export function addressToStandStill(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', `-c ${MARK}=on`)
  return url.href
}

/**
 * Makes the server that connects by `addressToStandStill` wait at a moment of its transaction, so that it can be killed
 * exactly there: a trigger waits for a lock that we hold. The server's code knows nothing of it.
 */
export async function standStillAt(pool: pg.Pool, { table, when }: Moment): Promise<StandStill> {
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
