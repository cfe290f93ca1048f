import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Connection } from '#database/connect.ts'
import { buildApi } from '#server/build-app.ts'
import { readConfig } from '#server/config.ts'
import type { Deps } from '#server/deps.ts'
import type { SecurityLog } from '#server/http/security-log.ts'
import { listenToDatabase } from '#server/live/database-events.ts'
import { createLogger } from '#server/logging/create-logger.ts'
import type { ProviderRegistry } from '#server/payments/providers/provider.ts'
import { simulatedProviders } from '#server/payments/public.ts'
import { createSharedDeps } from '#server/startup/create-shared-deps.ts'
import { createTestDatabase } from '#tests/support/database/database.ts'
import { openBrowser, type TestBrowser } from '#tests/support/http/browser.ts'
import { watchRefusals } from '#tests/support/http/watch-refusals.ts'

export type TestApp = {
  /** Where it listens: `http://127.0.0.1:34567`. */
  url: string
  db: Connection['db']
  /** Connections beside those of the server, to the same database. */
  pool: Connection['pool']
  deps: Deps
  /** What happens at the doors. */
  securityLog: SecurityLog
  /** A visitor with cookies of its own, signed in as these users. */
  browser: (...userIds: string[]) => Promise<TestBrowser>
  /** @throws Error when an endpoint refused something by a code that it does not name. */
  close: () => Promise<void>
}

export type TestAppOptions = {
  /** Variables beside those of a test, or instead of them. */
  env?: Record<string, string | undefined>
  clock?: () => Date
  /** By which way announcements come from the database of this address. */
  listenBy?: (databaseUrl: string) => Promise<string>
  /** Other payment providers than those of the variables. */
  providers?: (connected: ProviderRegistry) => ProviderRegistry
}

/** A provider that nobody runs: a test that pays starts its own and gives its address. */
export const unreachableProvider = {
  CINETPAY_API_KEY: 'test-key',
  CINETPAY_SITE_ID: '100000',
  CINETPAY_SECRET_KEY: 'test-secret',
  CINETPAY_TRANSFER_API_KEY: 'sk_test_key',
  CINETPAY_TRANSFER_API_PASSWORD: 'test-password',
  CINETPAY_BASE_URL: 'http://127.0.0.1:9',
}

const testEnv = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  RATE_LIMITS: 'off',
  DEMO_DATA: '0',
  ...unreachableProvider,
}

/**
 * The real API on a database of its own, listening on a free port.
 *
 *     const app = await startTestApp()
 *     afterAll(app.close)
 */
export async function startTestApp({
  env = {},
  clock = () => new Date(),
  listenBy = async databaseUrl => databaseUrl,
  providers = connected => connected,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'amic-test-data-'))
  const config = readConfig({ ...testEnv, DATABASE_URL: database.url, DATA_DIR: dataDir, ...env })
  if (simulatedProviders(config.payments).length > 0)
    throw new Error('a test speaks to a provider at an address of its own')
  const log = createLogger(config)
  const live = await listenToDatabase({
    url: await listenBy(database.url),
    db: database.db,
    heartbeatMs: config.databaseHeartbeatMs,
    log,
  })
  const ports = await createSharedDeps({ config, db: database.db, log, payments: config.payments, clock })
  const deps: Deps = {
    ...ports,
    payments: providers(ports.payments),
    live,
    stopping: { phase: 'open' },
    background: { isRunning: () => true },
  }
  const { app, securityLog } = await buildApi(deps)
  const checkRefusals = watchRefusals(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  return {
    url,
    db: database.db,
    pool: database.pool,
    deps,
    securityLog,
    browser: (...userIds) =>
      openBrowser({ url, deps, beforeEach: () => catchUp(deps, securityLog) }, userIds),
    close: async () => {
      await app.close()
      await live.close()
      await database.close()
      await rm(dataDir, { recursive: true })
      checkRefusals()
    },
  }
}

/** What a request before this one left behind is done: its security events are written, its announcements heard. */
async function catchUp(deps: Deps, securityLog: SecurityLog): Promise<void> {
  await securityLog.settled()
  await deps.live.whenCaughtUp()
}
