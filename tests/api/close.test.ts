import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startTestApp } from '#tests/support/app.ts'

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
  const startedAt = Date.now()
  await app.close()
  expect(Date.now() - startedAt).toBeLessThan(3_000)
  for (const socket of sockets) socket.destroy()
})
