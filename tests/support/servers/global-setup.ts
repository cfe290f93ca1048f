import { randomInt } from 'node:crypto'
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connectDatabase } from '#database/connect.ts'
import { isAlive } from '#database/embedded/postmaster.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#database/embedded/start-embedded-database.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { buildServerIfChanged } from '../../../scripts/launch/build.mjs'
import { dropDatabase } from '../database/drop-database.ts'
import { checkEveryRefusal } from '../endpoints/unanswered-refusals.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server where the tests may create databases, and the migrated database that theirs are copies of. */
    testServer: { url: string; template: string }
    /** See temporary-folder.ts. */
    runFolder: string
    /** Where tests of the API note what was refused; other tests have none. */
    answeredRefusals?: string
  }
}

const FOLDER_PREFIX = 'amic-tests-'
/** Any number: with the number of a run it makes the lock that says "this run is alive". */
const RUN_LOCK = 720_126

/**
 * One PostgreSQL for all tests: `TEST_DATABASE_URL`, whose role may create databases, or an embedded one in a
 * temporary folder. Leaves nothing behind, and clears what a killed run left.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // Whichever way the tests are run, the processes that they start are of the sources as they are.
  await buildServerIfChanged()
  const folder = await makeRunFolder()
  const server = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => {} }
    : await startEmbeddedServer(join(folder, 'server'))
  const run = randomInt(2 ** 31)
  const template = `amic_test_${run}_template`
  const client = new pg.Client(server.url)
  await client.connect()
  await client.query('select pg_advisory_lock($1, $2)', [RUN_LOCK, run])
  await dropDatabasesOfDeadRuns(client, server.url)
  await client.query(`create database ${template} encoding 'UTF8' template template0`)
  await migrate(server.url, template)
  project.provide('testServer', { url: server.url, template })
  project.provide('runFolder', folder)
  const answeredRefusals = join(folder, 'answered-refusals')
  await writeFile(answeredRefusals, '')
  const api = project.vitest.projects.find(({ name }) => name === 'api')
  api?.provide('answeredRefusals', answeredRefusals)

  return async () => {
    try {
      await checkEveryRefusal(project, answeredRefusals)
    } finally {
      await dropDatabasesOf(client, server.url, run)
      await client.end()
      await server.stop()
      await rm(folder, { recursive: true })
    }
  }
}

/** The role of the shop may create databases there, as that of `TEST_DATABASE_URL`. */
async function startEmbeddedServer(dataDir: string): Promise<EmbeddedDatabase> {
  const server = await startEmbeddedDatabase({ dataDir, durable: false })
  const superuser = new pg.Client(server.superuserUrl)
  await superuser.connect()
  const role = new URL(server.url).username
  await superuser.query(`alter role ${role} createdb`)
  // Some tests write what the triggers of the shop would refuse.
  await superuser.query(`grant set on parameter session_replication_role to ${role}`)
  await superuser.end()
  return server
}

/** A folder for everything that the run writes, and the end of the folders of runs that were killed. */
async function makeRunFolder(): Promise<string> {
  for (const name of await readdir(tmpdir())) {
    const abandoned = name.startsWith(FOLDER_PREFIX) && !isAlive(Number(name.slice(FOLDER_PREFIX.length)))
    if (abandoned) await rm(join(tmpdir(), name), { recursive: true, force: true, maxRetries: 5 })
  }
  const folder = join(tmpdir(), `${FOLDER_PREFIX}${process.pid}`)
  await mkdir(folder)
  // PostgreSQL may run as another user than ours.
  await chmod(folder, 0o755)
  return folder
}

async function migrate(serverUrl: string, template: string): Promise<void> {
  const url = new URL(serverUrl)
  url.pathname = template
  const connection = await connectDatabase({ databaseUrl: url.href, dataDir: '' })
  await migrateDatabase(connection.pool)
  await connection.close()
}

async function dropDatabasesOfDeadRuns(client: pg.Client, url: string): Promise<void> {
  const { rows } = await client.query<{ run: number }>(
    `select distinct substring(datname from '^amic_test_(\\d+)_')::int as run from pg_database where datname ~ '^amic_test_\\d+_'`,
  )
  for (const { run } of rows) {
    const lock = await client.query<{ dead: boolean }>('select pg_try_advisory_lock($1, $2) as dead', [
      RUN_LOCK,
      run,
    ])
    if (!lock.rows[0]?.dead) continue
    await dropDatabasesOf(client, url, run)
    await client.query('select pg_advisory_unlock($1, $2)', [RUN_LOCK, run])
  }
}

async function dropDatabasesOf(client: pg.Client, url: string, run: number): Promise<void> {
  const pattern = `^amic_test_${run}_`
  const { rows } = await client.query<{ name: string }>(
    'select quote_ident(datname) as name from pg_database where datname ~ $1',
    [pattern],
  )
  for (const { name } of rows) await dropDatabase(url, name)
}
