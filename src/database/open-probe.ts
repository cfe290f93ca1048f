import { hostname } from 'node:os'
import pg from 'pg'

/** Identifies this process to others (pg_stat_activity). */
export const APPLICATION_NAME = `amic ${hostname()} ${process.pid}`

/**
 * Opens a connection outside of the pool, for checks at startup; the pool's timeouts are made for waiting users.
 * @param timeoutMs for connecting, and for each result
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
