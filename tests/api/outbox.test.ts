import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import type { Connection } from '#database/connect.ts'
import { sessions } from '#database/schema/accounts.ts'
import { newId } from '#database/schema/columns.ts'
import { contactMessages } from '#database/schema/pages.ts'
import { deleteExpiredRows } from '#server/background/delete-expired-rows.ts'
import { createLogger } from '#server/logging/create-logger.ts'
import { jobs } from '#server/outbox/jobs.ts'
import {
  addJob,
  type Outbox,
  recurringJobNames,
  recurringJobs,
  releaseAbandonedJobs,
  startOutbox,
  type Tasks,
} from '#server/outbox/public.ts'
import { cutConnections } from '#tests/support/database/cut-connections.ts'
import { createTestDatabase } from '#tests/support/database/database.ts'
import { createCustomer } from '#tests/support/makers/people.ts'
import { eventually } from '#tests/support/servers/processes.ts'

const log = createLogger({ logLevel: 'silent' })

let database: Connection
const running: Outbox[] = []

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
afterEach(async () => {
  await Promise.all(running.splice(0).map(outbox => outbox.stop()))
  await database.db.execute(sql`delete from graphile_worker._private_jobs`)
})

/** Every kind of work, done by doing nothing. */
const idle = Object.fromEntries(Object.keys(jobs).map(name => [name, async () => {}])) as unknown as Tasks

/** A process that carries jobs out; gives the outbox, what it was asked to settle, and whether it said that it runs. */
async function startWorker(settle: (transactionId: string) => Promise<void> = async () => {}) {
  const settled: string[] = []
  const tasks: Tasks = {
    ...idle,
    'settle-payment': async ({ transactionId }) => {
      settled.push(transactionId)
      await settle(transactionId)
    },
  }
  const reports: boolean[] = []
  const onRunning = (isRunning: boolean) => reports.push(isRunning)
  const outbox = await startOutbox({ pool: database.pool, tasks, log, onRunning })
  running.push(outbox)
  return { outbox, settled, reports }
}
const waitingJobs = async () => {
  const { rows } = await database.db.execute<{ jobs: number }>(
    sql`select count(*) as jobs from graphile_worker.jobs`,
  )
  return rows[0]!.jobs
}

test('a job is done after the commit of the transaction that asked for it, not before', async () => {
  const { settled } = await startWorker()
  await database.db.transaction(async tx => {
    await addJob(tx, 'settle-payment', { transactionId: 'A' })
    await sleep(200)
    expect(settled).toEqual([])
  })
  expect(await eventually(() => settled.length === 1)).toBe(true)
  expect(settled).toEqual(['A'])
  expect(await eventually(async () => (await waitingJobs()) === 0)).toBe(true)
})

test('a transaction that rolls back leaves no job', async () => {
  const act = database.db.transaction(async tx => {
    await addJob(tx, 'settle-payment', { transactionId: 'B' })
    throw new Error('refused')
  })
  await expect(act).rejects.toThrow('refused')
  expect(await waitingJobs()).toBe(0)
})

test('jobs of one key are one job', async () => {
  for (let time = 0; time < 3; time += 1) {
    await addJob(database.db, 'settle-payment', { transactionId: 'C' }, { jobKey: 'C' })
  }
  expect(await waitingJobs()).toBe(1)
})

test('a job waits for its time', async () => {
  const { settled } = await startWorker()
  const runAt = new Date(Date.now() + HOUR_MS)
  await addJob(database.db, 'settle-payment', { transactionId: 'D' }, { runAt })
  await sleep(200)
  expect(settled).toEqual([])
  expect(await waitingJobs()).toBe(1)
})

test('a job that fails stays, to be tried again later', async () => {
  const { settled } = await startWorker(async () => {
    throw new Error('the provider is away')
  })
  await addJob(database.db, 'settle-payment', { transactionId: 'E' })
  const lastError = async () => {
    const { rows } = await database.db.execute<{ error: string | null; later: boolean }>(
      sql`select last_error as error, run_at > now() as later from graphile_worker.jobs`,
    )
    return rows[0]
  }
  expect(await eventually(async () => Boolean((await lastError())?.error))).toBe(true)
  expect(await lastError()).toMatchObject({ error: expect.stringContaining('away'), later: true })
  expect(settled).toEqual(['E'])
})

test('two workers share the jobs: each is done once', async () => {
  const workers = await Promise.all([startWorker(() => sleep(5)), startWorker(() => sleep(5))])
  const asked = Array.from({ length: 40 }, (_, number) => `F${number}`)
  for (const transactionId of asked) await addJob(database.db, 'settle-payment', { transactionId })
  const done = () => workers.flatMap(({ settled }) => settled)
  expect(await eventually(() => done().length >= asked.length)).toBe(true)
  expect(done().toSorted()).toEqual(asked.toSorted())
})

test('what somebody looks on at passes what waited before it', async () => {
  const longAgo = new Date(Date.now() - HOUR_MS)
  for (let number = 0; number < 8; number += 1) {
    await addJob(database.db, 'send-mail', { mailId: `${number}` }, { runAt: longAgo })
  }
  await addJob(database.db, 'send-transfer', { transferId: 'T' })
  await addJob(database.db, 'settle-payment', { transactionId: 'N' })
  const done: string[] = []
  const noted = Object.fromEntries(
    Object.keys(jobs).map(name => [name, async () => done.push(name)]),
  ) as unknown as Tasks
  running.push(await startOutbox({ pool: database.pool, tasks: noted, log }))
  expect(await eventually(() => done.length === 10)).toBe(true)
  // Four workers take them, one after the other.
  expect(done.slice(0, 4)).toEqual(expect.arrayContaining(['settle-payment', 'send-transfer']))
})

test('the job of a process that was killed is done by another, a quarter of an hour later', async () => {
  await addJob(database.db, 'settle-payment', { transactionId: 'K' })
  await addJob(database.db, 'settle-payment', { transactionId: 'L' })
  await database.db.execute(sql`
    update graphile_worker._private_jobs set
      locked_by = 'worker of ' || (payload ->> 'transactionId'),
      locked_at = now() - case payload ->> 'transactionId' when 'K' then interval '16 minutes' else interval '1 minute' end`)
  const { settled } = await startWorker()
  await sleep(200)
  expect(settled).toEqual([])
  await releaseAbandonedJobs(database.db)
  expect(await eventually(() => settled.length > 0)).toBe(true)
  expect(settled).toEqual(['K'])
  expect(await eventually(async () => (await waitingJobs()) === 1)).toBe(true)
})

test('a round that was killed is forgotten once a later one has its place; other work never is', async () => {
  const round = () => addJob(database.db, 'sweep-mails', {}, { jobKey: 'sweep-mails' })
  await round()
  await addJob(database.db, 'settle-payment', { transactionId: 'M' })
  await database.db.execute(sql`
    update graphile_worker._private_jobs set
      locked_by = 'the killed', locked_at = now() - interval '16 minutes', attempts = max_attempts`)
  await round()
  await releaseAbandonedJobs(database.db)
  const { rows } = await database.db.execute(
    sql`select task_identifier as name, attempts from graphile_worker.jobs order by name`,
  )
  expect(rows).toEqual([
    { name: 'settle-payment', attempts: 25 },
    { name: 'sweep-mails', attempts: 0 },
  ])
})

test('of a round that fails each time the last failure stays to be seen; of other work all do', async () => {
  const failed = (error: string) =>
    database.db.execute(sql`
      update graphile_worker._private_jobs set attempts = max_attempts, last_error = ${error} where last_error is null`)
  for (const error of ['first', 'second', 'third']) {
    await addJob(database.db, 'sweep-payments', {}, { jobKey: 'sweep-payments' })
    await addJob(database.db, 'settle-payment', { transactionId: error })
    await failed(error)
  }
  await addJob(database.db, 'sweep-payments', {}, { jobKey: 'sweep-payments' })
  await releaseAbandonedJobs(database.db)
  const { rows } = await database.db.execute(
    sql`select task_identifier as name, last_error as error from graphile_worker.jobs order by name, id`,
  )
  expect(rows).toEqual([
    { name: 'settle-payment', error: 'first' },
    { name: 'settle-payment', error: 'second' },
    { name: 'settle-payment', error: 'third' },
    { name: 'sweep-payments', error: 'third' },
    { name: 'sweep-payments', error: null },
  ])
})

test('stopping waits for what is under way', async () => {
  let finished = false
  const { outbox, settled } = await startWorker(async () => {
    await sleep(300)
    finished = true
  })
  await addJob(database.db, 'settle-payment', { transactionId: 'G' })
  expect(await eventually(() => settled.length === 1)).toBe(true)
  await outbox.stop()
  expect(finished).toBe(true)
  expect(await waitingJobs()).toBe(0)
})

test('all connections cut: the worker comes back by itself', async () => {
  const { settled, reports } = await startWorker()
  // The loss of each connection is told there.
  const console = vi.spyOn(globalThis.console, 'error').mockReturnValue()
  await database.pool.query(cutConnections(new URL(database.url).pathname.slice(1)))
  await addJob(database.db, 'settle-payment', { transactionId: 'H' })
  expect(await eventually(() => settled.length === 1)).toBe(true)
  expect([reports[0], reports.at(-1)]).toEqual([true, true])
  expect(console).toHaveBeenCalled()
  console.mockRestore()
})

test('recurring jobs are known to the worker', async () => {
  running.push(await startOutbox({ pool: database.pool, tasks: idle, log, recurringJobs }))
  const known = async () => {
    const { rows } = await database.db.execute<{ identifier: string }>(
      sql`select identifier from graphile_worker._private_known_crontabs order by identifier`,
    )
    return rows.map(row => row.identifier)
  }
  expect(await eventually(async () => (await known()).length > 0)).toBe(true)
  expect(await known()).toEqual(recurringJobNames.toSorted())
})

test('what has had its time is swept, and nothing else', async () => {
  const { db } = database
  const { id: userId } = await createCustomer(db)
  const [old, recent] = [Buffer.from(newId()), Buffer.from(newId())]
  const at = (ms: number) => new Date(Date.now() + ms)
  await db.insert(sessions).values([
    { tokenHash: old, userId, role: 'customer', createdAt: at(-9_000), expiresAt: at(-1_000) },
    { tokenHash: recent, userId, role: 'customer', createdAt: at(-9_000), expiresAt: at(60_000) },
  ])
  await db.execute(sql`insert into rate_limits (key, attempts, window_ends_at) values
    ('old', 1, now() - interval '1 second'), ('recent', 1, now() + interval '1 minute')`)
  const letter = { name: 'Awa', email: 'awa@amic.example', message: 'Bonjour' }
  const YEAR_MS = 365 * DAY_MS
  await db.insert(contactMessages).values([
    { ...letter, id: newId(), subject: 'old', createdAt: at(-YEAR_MS - 2 * DAY_MS) },
    { ...letter, id: newId(), subject: 'recent', createdAt: at(-YEAR_MS + 2 * DAY_MS) },
  ])
  await deleteExpiredRows(db)
  const left = await db.select().from(sessions).where(eq(sessions.userId, userId))
  expect(left.map(session => session.tokenHash)).toEqual([recent])
  const { rows } = await db.execute(sql`select key from rate_limits`)
  expect(rows).toEqual([{ key: 'recent' }])
  const letters = await db.select({ subject: contactMessages.subject }).from(contactMessages)
  expect(letters).toEqual([{ subject: 'recent' }])
})
