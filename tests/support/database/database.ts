import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Connection, connectDatabase } from '#database/connect.ts'
import { dropDatabase } from '#tests/support/database/drop-database.ts'

/**
 * A database of its own for a test file: a copy of the migrated template, empty of rows but for the first zones. `close` drops it.
 *
 *     const database = await createTestDatabase()
 *     afterAll(database.close)
 */
export async function createTestDatabase(): Promise<Connection> {
  const { url, template } = inject('testServer')
  const name = template.replace('template', randomBytes(6).toString('hex'))
  // As files: by way of the write-ahead log a copy costs three times as much.
  await onServer(url, `create database ${name} template ${template} strategy file_copy`)
  const address = new URL(url)
  address.pathname = name
  // The address is given: nothing is started in the data folder.
  const connection = await connectDatabase({ databaseUrl: address.href, dataDir: '' })
  const close = async () => {
    await connection.close()
    await dropDatabase(url, name)
  }
  return { ...connection, close }
}

/** Does one thing to a whole server. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
