import { fastify } from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { serverOptions } from './server-options.ts'

/** The browser's timeout for a photo of half a megabyte: see `timeLimit` in api-client.ts. */
const BROWSER_WAITS_MS = 30_000 + 500_000

test('a photo that comes slowly is awaited as long as the browser sends it, who says nothing is not', () => {
  const { server } = fastify(serverOptions({ config: readConfig({}), log: pino({ enabled: false }) }))
  expect(server.requestTimeout).toBeGreaterThanOrEqual(BROWSER_WAITS_MS)
  expect(server.headersTimeout).toBeLessThan(60_000)
})
