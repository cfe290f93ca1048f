import { hostname } from 'node:os'
import pg from 'pg'

/** Identifies this process to others (pg_stat_activity). */
export const APPLICATION_NAME = `amic ${hostname()} ${process.pid}`

/**
 * A connection of its own for what a start asks of the database. The pool's limits are made for people who wait.
 * @param timeoutMs of connecting, and of each answer
 */
export async function openProbe(connectionString: string, timeoutMs: number): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  })
  client.on('error', () => {})
  await client.connect()
  return client
}
