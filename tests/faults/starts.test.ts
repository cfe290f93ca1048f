import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { users } from '#database/schema/accounts.ts'
import { createLogger } from '#server/logging/create-logger.ts'
import { createTestDatabase } from '#tests/support/database/database.ts'
import { createEmptyDatabase } from '#tests/support/database/empty-database.ts'
import { createCustomer } from '#tests/support/makers/people.ts'
import { eventually } from '#tests/support/servers/processes.ts'
import { startServerProcess } from '#tests/support/servers/server-process.ts'
import { makeTemporaryFolder } from '#tests/support/servers/temporary-folder.ts'

test('of two processes that start at once on an empty database one makes the administrator, and both open', async () => {
  const { db, url } = await createEmptyDatabase()
  const env = {
    DATABASE_URL: url,
    ADMIN_USERNAME: 'fatou',
    ADMIN_EMAIL: 'fatou@amic.ci',
    ADMIN_PASSWORD: 'Gombo-frais-7-fois',
    LOG_LEVEL: 'warn',
  }
  const start = async (name: string) =>
    startServerProcess({ ...env, DATA_DIR: await makeTemporaryFolder(name) })
  const servers = await Promise.all([start('first'), start('second')])
  for (const { url: address } of servers) expect((await fetch(`${address}/readyz`)).status).toBe(200)
  expect(await db.select({ username: users.username }).from(users)).toEqual([{ username: 'fatou' }])
  // Each keeps pictures in a folder of its own, and payments in a simulator of its own: the second to come says so.
  const told = servers.map(({ output }) => output()).join('')
  expect(told).toMatch(/another process serves this database/)
  expect(told).not.toContain(env.ADMIN_PASSWORD)
  expect(await Promise.all(servers.map(({ stop }) => stop()))).toEqual([0, 0])
})

test('a proxy that nobody told us of is told to the log, once', async () => {
  const { url, close } = await createTestDatabase()
  onTestFinished(close)
  const DATA_DIR = await makeTemporaryFolder('proxy')
  const server = await startServerProcess({ DATABASE_URL: url, DATA_DIR, LOG_LEVEL: 'warn' })
  onTestFinished(() => server.kill())
  await fetch(`${server.url}/healthz`)
  expect(server.output()).not.toContain('TRUST_PROXY')
  for (let visit = 0; visit < 3; visit += 1) {
    await fetch(`${server.url}/healthz`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  }
  expect(await eventually(() => server.output().includes('TRUST_PROXY'))).toBe(true)
  expect(server.output().split('TRUST_PROXY')).toHaveLength(2)
})

test('with which values the database was asked never reaches the log', async () => {
  const { db, close } = await createTestDatabase()
  onTestFinished(close)
  const lines: string[] = []
  const log = createLogger({ logLevel: 'error' }, { write: line => void lines.push(line) })
  const secret = 'awa-secret@amic.ci'
  await createCustomer(db, { email: secret })
  const failures = [
    () => createCustomer(db, { email: secret }),
    () => db.execute(sql`select ${secret}::text from nowhere`),
    () =>
      db.execute(
        sql`select 1 / length(${secret}::text) from users where 1 / (length(${secret}) - length(${secret})) = 1`,
      ),
  ]
  for (const fail of failures) {
    const error: unknown = await fail().catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(Error)
    log.error({ err: error }, 'request failed')
  }
  expect(lines).toHaveLength(failures.length)
  expect(lines.join('')).not.toContain(secret)
  // What helps to find the fault is there.
  expect(lines[0]).toContain('users_email')
  expect(lines[1]).toContain('from nowhere')
  expect(lines[1]).toContain('42P01')
})

test('a mail server that is away is told to the log, without its password; the shop opens', async () => {
  const { url, close } = await createTestDatabase()
  onTestFinished(close)
  const env = { DATABASE_URL: url, DATA_DIR: await makeTemporaryFolder('mail'), LOG_LEVEL: 'warn' }
  // The port of discarded packets: nobody listens there.
  const server = await startServerProcess({ ...env, SMTP_URL: 'smtp://amic:motdepasse@127.0.0.1:9' })
  onTestFinished(() => server.kill())
  expect(await eventually(() => server.output().includes('the mail server is away'))).toBe(true)
  expect(server.output()).not.toContain('motdepasse')
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
})

test('a demonstration that cannot be loaded is told, opens no shop and leaves nothing half-written', async () => {
  const { db, url, close } = await createTestDatabase()
  onTestFinished(close)
  const DATA_DIR = await makeTemporaryFolder('demonstration')
  // Where pictures are to be kept something else stands.
  await writeFile(join(DATA_DIR, 'attached_assets'), '')
  const server = startServerProcess({ DATABASE_URL: url, DATA_DIR, DEMO_DATA: '1' })
  await expect(server).rejects.toThrow(/EEXIST[\s\S]*the demonstration could not be loaded/)
  expect(await db.$count(users)).toBe(0)
})

test('what loads a demonstration ends with the server that wanted it', async () => {
  const loader = fork('demo/load-process.ts')
  const ended = once(loader, 'exit')
  loader.disconnect()
  expect(await ended).toEqual([1, null])
})
