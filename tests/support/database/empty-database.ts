import { randomBytes } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import { type Connection, connectDatabase } from '#database/connect.ts'
import { onServer } from '#tests/support/database/database.ts'
import { dropDatabase } from '#tests/support/database/drop-database.ts'

/** A database without a single table, and a connection to it, until the test ends. */
export async function createEmptyDatabase(): Promise<Connection> {
  const { url, template } = inject('testServer')
  const name = template.replace('template', randomBytes(6).toString('hex'))
  await onServer(url, `create database ${name} encoding 'UTF8' template template0`)
  const address = new URL(url)
  address.pathname = name
  const connection = await connectDatabase({ databaseUrl: address.href, dataDir: '' })
  onTestFinished(async () => {
    await connection.close()
    await dropDatabase(url, name)
  })
  return connection
}
