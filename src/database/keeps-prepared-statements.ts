import pg from 'pg'
import { SQL_STATE, sqlStateOf } from './sql-state.ts'

/** What a connection is told whose statements are shared with others. */
const lost: readonly (string | undefined)[] = [
  SQL_STATE.duplicatePreparedStatement,
  SQL_STATE.invalidStatementName,
]
const ROUNDS = 3
const probe = { name: 'amic_probe', text: 'select 1' }

/**
 * Does a statement that a connection has prepared stay its own? Not behind a pooler that lends one connection of the server to
 * several and does not know of prepared statements: there the second to prepare a name meets that of the first.
 */
export async function keepsPreparedStatements(url: string, timeoutMs: number): Promise<boolean> {
  const open = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs })
    client.on('error', () => {})
    await client.connect()
    return client
  }
  const clients = [await open(), await open()]
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
