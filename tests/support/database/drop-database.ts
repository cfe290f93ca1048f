import pg from 'pg'
import { cutConnections } from '#tests/support/database/cut-connections.ts'

/**
 * Drops a database of the tests with whoever is still in it. Not `with (force)`: that ends the autovacuum too, which only a
 * superuser may; a plain drop has it leave.
 * @param url of the server, whose role made the database
 * @param name quoted where it needs to be
 */
export async function dropDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(cutConnections(name))
    await client.query(`drop database if exists ${name}`)
  } finally {
    await client.end()
  }
}
