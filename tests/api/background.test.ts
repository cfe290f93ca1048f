import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { newId } from '#database/schema/columns.ts'
import { mails } from '#database/schema/mails.ts'
import { openBackgroundThread } from '#server/background/open-background-thread.ts'
import type { BackgroundSettings } from '#server/background/start-background-work.ts'
import { addJob } from '#server/outbox/public.ts'
import { createCustomer } from '#tests/support/makers/people.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { jobsAreDone } from '#tests/support/servers/jobs.ts'
import { eventually } from '#tests/support/servers/processes.ts'

let app: TestApp
let settings: BackgroundSettings
beforeAll(async () => {
  app = await startTestApp()
  const { config } = app.deps
  settings = { config, databaseUrl: config.databaseUrl!, payments: config.payments }
})
afterAll(() => app.close())

async function start(changes: Partial<BackgroundSettings> = {}, code?: URL) {
  const background = openBackgroundThread(app.deps.log, code)
  onTestFinished(background.stop)
  await background.start({ ...settings, ...changes })
  return background
}

test('a thread carries the jobs out until it is stopped', async () => {
  const background = await start()
  expect(background.isRunning()).toBe(true)
  const { id: userId } = await createCustomer(app.db)
  await addJob(app.db, 'account-created', { userId })
  expect(await jobsAreDone(app.db)).toBe(true)
  expect(await app.db.select({ status: mails.status }).from(mails)).toEqual([{ status: 'sent' }])
  await background.stop()
  expect(background.isRunning()).toBe(false)
  await addJob(app.db, 'stock-low', { productId: newId(), occurrence: newId() })
  expect(await jobsAreDone(app.db, 500)).toBe(false)
})

test('a thread that cannot begin is told to whoever starts the server', async () => {
  await expect(start({ databaseUrl: 'postgres://nobody@127.0.0.1:9/nothing' })).rejects.toThrow(
    'La base de données ne répond pas',
  )
})

/** Says that it runs, fails once told to stop being well, as one does that has no memory left. */
const FAILING = `
  import { parentPort } from 'node:worker_threads'
  parentPort.postMessage(true)
  const failure = setTimeout(() => { throw new Error('out of memory') }, 300)
  parentPort.on('message', order => {
    if (order !== 'stop') return
    clearTimeout(failure)
    parentPort.close()
  })`

test('a thread that fails is replaced', async () => {
  const background = await start({}, new URL(`data:text/javascript,${encodeURIComponent(FAILING)}`))
  expect(await eventually(() => !background.isRunning())).toBe(true)
  expect(await eventually(() => background.isRunning())).toBe(true)
})

test('a thread that never began is stopped like another', async () => {
  const background = openBackgroundThread(app.deps.log)
  await background.stop()
  expect(background.isRunning()).toBe(false)
})
