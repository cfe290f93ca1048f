import { execFile } from 'node:child_process'
import { chown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connectDatabase } from '#database/connect.ts'
import { findBinaries } from '#database/embedded/binaries.ts'
import { chooseClusterLocation } from '#database/embedded/choose-place.ts'
import { clusterOf } from '#database/embedded/initialise-cluster.ts'
import { isAlive, pidFileOf } from '#database/embedded/postmaster.ts'
import { startEmbeddedDatabase } from '#database/embedded/start-embedded-database.ts'
import { emptyDatabase, migrateDatabase } from '#database/migrate.ts'
import { createCustomer } from '#tests/support/makers/people.ts'
import { eventually, startProcess } from '#tests/support/servers/processes.ts'
import { makeTemporaryFolder } from '#tests/support/servers/temporary-folder.ts'

const USER_PROGRAM = fileURLToPath(new URL('../support/database/embedded-user.ts', import.meta.url))

let home: string
let dataDir: string
const userPids: number[] = []

beforeAll(async () => {
  home = await makeTemporaryFolder('embedded')
  const { stop } = await startEmbeddedDatabase({ dataDir: join(home, 'made') })
  await stop()
})

// Each test starts from a copy of a cluster that has been made: making one takes a second.
beforeEach(async ({ task }) => {
  dataDir = join(home, task.id)
  await promisify(execFile)('cp', ['-a', join(home, 'made'), dataDir])
})

afterEach(async () => {
  for (const pid of userPids.splice(0)) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  await eventually(async () => (await processesOf(dataDir)).length === 0)
  expect(await processesOf(dataDir)).toEqual([])
})

const ROLE = sql.raw('current_user::regrole')
const OTHERS = sql.raw(
  "array['pg_catalog'::regnamespace, 'information_schema'::regnamespace, 'pg_toast'::regnamespace]",
)
const BROUGHT = (catalogue: string) =>
  sql.raw(
    `exists (select from pg_depend where deptype = 'e' and classid = '${catalogue}'::regclass and objid = ${catalogue}.oid)`,
  )

/** Another process that uses the database of the data folder. */
async function startUser() {
  const { child, firstLine, ended } = await startProcess(USER_PROGRAM, [dataDir])
  userPids.push(child.pid!)
  const server = JSON.parse(firstLine) as { pid: number; url: string }
  return { child, ended, server }
}

/** The processes, servers and keepers, whose command line names the data folder. */
async function processesOf(folder: string): Promise<{ pid: number; command: string }[]> {
  const pids = (await readdir('/proc')).filter(name => /^\d+$/.test(name)).map(Number)
  const commands = await Promise.all(pids.map(async pid => ({ pid, command: await commandOf(pid) })))
  return commands.filter(({ command }) => command.includes(join(folder, 'postgres')))
}

/** A process that has ended and waits for its parent to notice has no command line any more. */
const isRunning = async (pid: number) => (await commandOf(pid)) !== ''

const commandOf = (pid: number) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')

async function ask<Row>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query(query)
    return rows as Row[]
  } finally {
    await client.end()
  }
}

describe('one process', () => {
  test('what is written is there after a stop, and the second start makes nothing anew', async () => {
    const first = await startEmbeddedDatabase({ dataDir })
    await ask(first.url, 'create table notes as select 42 as n')
    await first.stop()
    expect(await isRunning(first.pid)).toBe(false)

    const madeAt = () =>
      stat(join(clusterOf(first.folder), 'PG_VERSION')).then(({ mtimeMs, ino }) => ({ mtimeMs, ino }))
    const made = await madeAt()
    const second = await startEmbeddedDatabase({ dataDir })
    expect(second.folder).toBe(first.folder)
    expect(await madeAt()).toEqual(made)
    expect(await ask(second.url, 'select n from notes')).toEqual([{ n: 42 }])
    await second.stop()
  })

  test('only this machine may connect, and only with the password', async () => {
    const { url, folder, stop } = await startEmbeddedDatabase({ dataDir })
    const settings = "select current_setting('listen_addresses') as listen, current_setting('fsync') as fsync"
    expect(await ask(url, settings)).toEqual([{ listen: '127.0.0.1', fsync: 'on' }])
    const stranger = new URL(url)
    stranger.password = 'guess'
    await expect(ask(stranger.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
    expect((await stat(join(folder, 'password'))).mode & 0o777).toBe(0o600)
    await stop()
  })

  test('who gets a statement through the shop has no power over the server and the machine', async () => {
    const { url, stop } = await startEmbeddedDatabase({ dataDir })
    for (const statement of [
      "select pg_read_file('/etc/passwd')",
      "copy (select 1) to program 'true'",
      "copy (select 1) to '/tmp/amic-stolen'",
      'alter role amic_shop superuser',
      'alter role amic password null',
      "alter system set listen_addresses = '*'",
    ]) {
      await expect(ask(url, statement)).rejects.toMatchObject({ code: '42501' })
    }
    expect(await ask(url, 'select usesuper from pg_user where usename = current_user')).toEqual([
      { usesuper: false },
    ])
    await stop()
  })

  test('a database in which the superuser made everything is given over to the shop', async () => {
    const before = await startEmbeddedDatabase({ dataDir })
    await ask(before.superuserUrl, 'alter database amic owner to amic; drop role amic_shop')
    const former = await connectDatabase({ databaseUrl: before.superuserUrl, dataDir: '' })
    await migrateDatabase(former.pool)
    await former.close()
    await before.stop()

    const { db, pool, close } = await connectDatabase({ dataDir })
    await migrateDatabase(pool)
    await createCustomer(db)
    // Who owns it may change it, as the next migration will, and remove it.
    const { rows } = await db.execute<{ left: number }>(sql`
      select (select count(*) from pg_class where relowner <> ${ROLE} and relnamespace <> all (${OTHERS}))
        + (select count(*) from pg_proc where proowner <> ${ROLE} and pronamespace <> all (${OTHERS}) and not ${BROUGHT('pg_proc')})
        + (select count(*) from pg_type where typowner <> ${ROLE} and typnamespace <> all (${OTHERS}) and not ${BROUGHT('pg_type')})
        + (select count(*) from pg_ts_config where cfgowner <> ${ROLE} and cfgnamespace <> all (${OTHERS}))::int as left`)
    expect(rows).toEqual([{ left: 0 }])
    await emptyDatabase(pool)
    await migrateDatabase(pool)
    await close()
  })

  test('accents have upper and lower case', async () => {
    const { url, stop } = await startEmbeddedDatabase({ dataDir })
    expect(await ask(url, "select lower('ÉPICÉ') as low")).toEqual([{ low: 'épicé' }])
    await stop()
  })

  test('Ctrl-C reaches the process, which may still use the database before it ends', async () => {
    const { child, ended, server } = await startUser()
    process.kill(-child.pid!, 'SIGINT')
    expect(await ended).toEqual({ code: 0, output: expect.stringMatching(/bye\n$/) })
    expect(await isRunning(server.pid)).toBe(false)
  })
})

describe('a killed process', () => {
  test('takes its server with it, and the next start finds what was written', async () => {
    const { child, server } = await startUser()
    await ask(server.url, 'create table notes as select 42 as n')
    child.kill('SIGKILL')
    expect(await eventually(async () => !(await isRunning(server.pid)))).toBe(true)

    const next = await startEmbeddedDatabase({ dataDir })
    expect(await ask(next.url, 'select n from notes')).toEqual([{ n: 42 }])
    await next.stop()
  })

  test('may be followed at once by another start', async () => {
    const { child } = await startUser()
    child.kill('SIGKILL')
    const next = await startEmbeddedDatabase({ dataDir })
    expect(await ask(next.url, 'select 1 as n')).toEqual([{ n: 1 }])
    await next.stop()
    expect(await isRunning(next.pid)).toBe(false)
  })

  test('whose keeper was killed too leaves an orphan, which the next start adopts and stops', async () => {
    const { child, server } = await startUser()
    const keeper = (await processesOf(dataDir)).find(({ pid }) => pid !== server.pid)
    process.kill(keeper!.pid, 'SIGKILL')
    child.kill('SIGKILL')
    expect(await eventually(async () => !(await isRunning(server.pid)), 500)).toBe(false)

    const next = await startEmbeddedDatabase({ dataDir })
    expect(next.pid).toBe(server.pid)
    await next.stop()
    expect(await isRunning(server.pid)).toBe(false)
  })

  test('in the middle of the creation leaves nothing that troubles the next', async () => {
    await rm(join(dataDir, 'postgres'), { recursive: true })
    const abandoned = join(dataDir, 'postgres.new-999999999')
    await mkdir(abandoned)
    const { stop } = await startEmbeddedDatabase({ dataDir })
    await expect(stat(abandoned)).rejects.toMatchObject({ code: 'ENOENT' })
    await stop()
  })

  test.each([
    ['nobody', () => 999_999_999],
    ['another program', () => process.pid],
  ])('leaves a file that names %s, and the server starts', async (_whose, pid) => {
    const first = await startEmbeddedDatabase({ dataDir })
    await first.stop()
    const cluster = clusterOf(first.folder)
    const { uid, gid } = await stat(cluster)
    const lines = [pid(), cluster, 1_700_000_000, 5999, '', '127.0.0.1', '', 'ready   ']
    await writeFile(pidFileOf(cluster), lines.join('\n'))
    await chown(pidFileOf(cluster), uid, gid)

    const second = await startEmbeddedDatabase({ dataDir })
    expect(await ask(second.url, 'select 1 as n')).toEqual([{ n: 1 }])
    await second.stop()
  })
})

describe('several processes', () => {
  test('that start at once on an empty folder share one server', async () => {
    await rm(join(dataDir, 'postgres'), { recursive: true })
    const users = await Promise.all([startUser(), startUser(), startEmbeddedDatabase({ dataDir })])
    const [first, second, ours] = users
    expect([first.server.pid, second.server.pid]).toEqual([ours.pid, ours.pid])
    await ours.stop()
    expect(await isRunning(ours.pid)).toBe(true)
  })

  test('keep the server until the last has left, whoever started it', async () => {
    const starter = await startUser()
    const second = await startEmbeddedDatabase({ dataDir })
    expect(second.pid).toBe(starter.server.pid)
    starter.child.kill('SIGINT')
    await starter.ended
    expect(await ask(second.url, 'select 1 as n')).toEqual([{ n: 1 }])

    const third = await startUser()
    expect(third.server.pid).toBe(second.pid)
    await second.stop()
    expect(await ask(third.server.url, 'select 1 as n')).toEqual([{ n: 1 }])
    third.child.kill('SIGKILL')
    expect(await eventually(async () => !(await isRunning(second.pid)))).toBe(true)
  })
})

describe('where it cannot run', () => {
  test.each([
    ['linux', 'mips'],
    ['sunos', 'x64'],
    ['win32', 'x64'],
  ] as const)('on %s %s the sentence names the way out', async (platform, arch) => {
    await expect(findBinaries(platform, arch)).rejects.toThrow(/DATABASE_URL\.$/)
  })

  test.runIf(process.getuid?.() === 0)(
    'a folder of root only: the database goes elsewhere, and stays there',
    async () => {
      const closed = join(dataDir, 'closed')
      const elsewhere = join(dataDir, 'elsewhere')
      await mkdir(closed, { mode: 0o700 })
      const said: string[] = []
      const first = await chooseClusterLocation(closed, line => said.push(line), elsewhere)
      const second = await chooseClusterLocation(closed, line => said.push(line), elsewhere)
      expect(first.folder.startsWith(elsewhere)).toBe(true)
      expect(second.folder).toBe(first.folder)
      expect(said).toEqual([expect.stringContaining(first.folder)])
    },
  )

  test.runIf(process.getuid?.() === 0)('two starts at once agree on the place', async () => {
    const closed = join(dataDir, 'closed')
    await mkdir(closed, { mode: 0o700 })
    const elsewhere = join(dataDir, 'elsewhere')
    const places = await Promise.all([1, 2, 3].map(() => chooseClusterLocation(closed, () => {}, elsewhere)))
    expect(new Set(places.map(place => place.folder)).size).toBe(1)
    expect(await readdir(elsewhere)).toHaveLength(1)
  })
})
