// A process that uses the embedded database, for tests to start, interrupt and kill:
// `node embedded-user.ts <data folder>`. It says who serves it on one line of JSON, then stays until SIGINT, which it
// answers like a server: a last query, the end, and "bye". Without whoever started it, it ends too.
import pg from 'pg'
import { startEmbeddedDatabase } from '#database/embedded/start-embedded-database.ts'

const database = await startEmbeddedDatabase({ dataDir: process.argv[2]! })
process.stdin.resume().once('end', () => process.exit())
process.once('SIGINT', async () => {
  const client = new pg.Client(database.url)
  await client.connect()
  await client.query('select 1')
  await client.end()
  await database.stop()
  console.log('bye')
  process.stdin.destroy()
})
console.log(JSON.stringify({ pid: database.pid, url: database.url }))
