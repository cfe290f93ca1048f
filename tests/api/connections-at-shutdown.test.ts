import { connect } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { countWaiting } from '#tests/support/database/count-waiting.ts'
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts'
import { eventually } from '#tests/support/servers/processes.ts'

/** Node itself would keep them for a minute. */
const CLOSES_WITHIN_MS = 10_000

async function closingTimeOf(app: TestApp): Promise<number> {
  const startedAt = Date.now()
  await app.close()
  return Date.now() - startedAt
}

test('the server stops at once though browsers hold connections that they never used', async () => {
  const app = await startTestApp()
  const { hostname, port } = new URL(app.url)
  const sockets = await Promise.all(
    Array.from({ length: 3 }, () => {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => {})
      return new Promise<typeof socket>(resolve => socket.once('connect', () => resolve(socket)))
    }),
  )
  await (await app.browser()).get('/healthz')
  expect(await closingTimeOf(app)).toBeLessThan(CLOSES_WITHIN_MS)
  for (const socket of sockets) socket.destroy()
})

/** Does a statement wait for a lock that another holds? */
const isSomebodyWaiting = async ({ pool }: TestApp) => (await countWaiting(pool)) !== 0

test('a request under way is answered, then its connection is closed', async () => {
  const app = await startTestApp()
  const browser = await app.browser()
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = app.db.transaction(async tx => {
    await tx.execute(sql`lock table products in access exclusive mode`)
    held.resolve()
    await release.promise
  })
  await held.promise
  const answer = browser.tries.listProducts()
  expect(await eventually(() => isSomebodyWaiting(app))).toBe(true)
  const closing = closingTimeOf(app)
  release.resolve()
  expect((await answer).status).toBe(200)
  expect(await closing).toBeLessThan(CLOSES_WITHIN_MS)
  await holding
})
