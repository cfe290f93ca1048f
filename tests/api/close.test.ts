import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#tests/support/app.ts'

const CLOSES_WITHIN_MS = 3_000

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

test('a request under way is answered, then its connection is closed', async () => {
  const app = await startTestApp()
  const browser = await app.browser()
  // The page waits for the table; the server begins to stop meanwhile.
  const holding = app.db.transaction(async tx => {
    await tx.execute(sql`lock table products in access exclusive mode`)
    await sleep(500)
  })
  await sleep(100)
  const answer = browser.get('/api/products')
  await sleep(100)
  const closing = closingTimeOf(app)
  expect((await answer).status).toBe(200)
  expect(await closing).toBeLessThan(CLOSES_WITHIN_MS)
  await holding
})
