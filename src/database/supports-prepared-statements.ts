import { openProbe } from './open-probe.ts'
import { SQL_STATE, sqlStateOf } from './sql-state.ts'

/** Errors behind a pooler that shares server connections without tracking prepared statements. */
const lost: readonly (string | undefined)[] = [
  SQL_STATE.duplicatePreparedStatement,
  SQL_STATE.invalidStatementName,
]
const ROUNDS = 3
const probe = { name: 'amic_probe', text: 'select 1' }

/**
 * Whether prepared statements work on this connection. Behind a pooler in transaction mode without support for them, two
 * clients that prepare the same name collide.
 */
export async function supportsPreparedStatements(url: string, timeoutMs: number): Promise<boolean> {
  const clients = [await openProbe(url, timeoutMs), await openProbe(url, timeoutMs)]
  try {
    for (let round = 0; round < ROUNDS; round += 1) for (const client of clients) await client.query(probe)
    return true
  } catch (error) {
    if (lost.includes(sqlStateOf(error))) return false
    throw error
  } finally {
    await Promise.all(clients.map(client => client.end()))
  }
}
