import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { connectDatabase } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { createFirstAdmin, refuseDemoPasswords } from './accounts/public.ts'
import { type Background, openBackgroundThread } from './background/open-background-thread.ts'
import { buildApp } from './build-app.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import type { Stopping } from './http/stopping.ts'
import { type DatabaseEvents, listenToDatabase } from './live/database-events.ts'
import { createLogger } from './logging/create-logger.ts'
import { writeInitialPages } from './pages/public.ts'
import { startSimulations } from './payments/public.ts'
import { createSharedDeps } from './startup/create-shared-deps.ts'
import { restrictDataFolder } from './startup/restrict-data-folder.ts'
import { warnOfSecondProcess } from './startup/warn-of-second-process.ts'

export type RunningServer = {
  /** Address on which this process listens. */
  url: string
  /**
   * Reports not ready, waits for requests in flight, then closes everything. May be called twice.
   * @throws StopTimedOut after `STOP_TIMEOUT_SECONDS`
   */
  stop: () => Promise<void>
}

/** A resource did not close in time; exiting the process releases it. */
export class StopTimedOut extends Error {
  override name = 'StopTimedOut'
}

/** Requests wait no longer for a SQL statement: it is stuck, or its result was lost. */
const ANSWER_TIMEOUT_MS = 8_000

type Step = <T>(title: string, work: () => Promise<T>) => Promise<T>

/** Close functions, called in reverse order of registration. */
class CloseStack {
  readonly #closers: { name: string; close: () => Promise<unknown> }[] = []
  #closing: Promise<void> | undefined
  /** Name of the resource being closed. */
  current = ''

  add(name: string, close: () => Promise<unknown>): void {
    this.#closers.push({ name, close })
  }

  close(): Promise<void> {
    this.#closing ??= this.#closeAll()
    return this.#closing
  }

  async #closeAll(): Promise<void> {
    for (const { name, close } of this.#closers.toReversed()) {
      this.current = name
      await close()
    }
  }
}

/**
 * Starts one server process: database, migrations and initial pages, first administrator, demonstration data, payment
 * simulator, background thread, HTTP. When a step fails, everything opened before is closed.
 * @param step runs a slow step and reports its progress
 * @param openBackground starts the job runner (a worker thread unless tests replace it)
 */
export async function startServer(
  config: Config,
  step: Step,
  openBackground: OpenBackground = openBackgroundThread,
): Promise<RunningServer> {
  const closers = new CloseStack()
  const stopping: Stopping = { phase: 'open' }
  try {
    const url = await open(config, { step, openBackground, closers, stopping })
    let stopped: Promise<void> | undefined
    const stop = () => {
      stopped ??= stopWithin(config, stopping, closers)
      return stopped
    }
    return { url, stop }
  } catch (error) {
    await closers.close()
    throw error
  }
}

async function stopWithin(
  { drainMs, stopTimeoutMs }: Config,
  stopping: Stopping,
  closers: CloseStack,
): Promise<void> {
  const deadline = sleep(stopTimeoutMs, undefined, { ref: false }).then(() => {
    throw new StopTimedOut(`the stop took too long, waiting for: ${closers.current}`)
  })
  const closing = async () => {
    stopping.phase = 'draining'
    await sleep(drainMs)
    stopping.phase = 'closing'
    await closers.close()
  }
  await Promise.race([closing(), deadline])
}

type OpenBackground = (log: FastifyBaseLogger) => Background

type Opening = { step: Step; openBackground: OpenBackground; closers: CloseStack; stopping: Stopping }

async function open(config: Config, { step, openBackground, closers, stopping }: Opening): Promise<string> {
  const log = createLogger(config)
  await restrictDataFolder(config.dataDir, { log })
  const opening = startSimulations(config.payments, config)
  // It may reject before it is awaited; then there is nothing to stop.
  const stopPayments = opening.then(
    ({ stop }) => stop,
    () => undefined,
  )
  closers.add('payment simulators', async () => (await stopPayments)?.())
  let live: DatabaseEvents | undefined
  const connection = await step('Base de données', () =>
    connectDatabase({
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      poolSize: config.databasePoolSize,
      preparesStatements: config.preparesStatements,
      answerTimeoutMs: ANSWER_TIMEOUT_MS,
      onSlowAnswer: () => live?.check(),
      onConnectionLost: error => log.warn({ err: error }, 'a database connection was lost'),
      say: console.log,
    }),
  )
  closers.add('database', connection.close)
  const background = openBackground(log)
  closers.add('background jobs', background.stop)
  const listenUrl = config.databaseListenUrl ?? connection.url
  const heartbeatMs = config.databaseHeartbeatMs
  live = await listenToDatabase({ url: listenUrl, db: connection.db, heartbeatMs, log })
  closers.add('announcements', live.close)
  // When one connection is lost, the others usually are too.
  for (const { dropUnresponsive } of [connection, background]) live.events.on('lost', dropUnresponsive)
  // On a direct connection: migrations may take longer than a pooler lets a transaction last.
  await step('Migrations', () => migrate(listenUrl, config))
  const { settings: payments, showPages } = await opening
  const ports = await createSharedDeps({ config, db: connection.db, log, payments })
  const deps: Deps = { ...ports, live, stopping, background }
  await warnOfSecondProcess(deps)
  if (config.firstAdmin) await createFirstAdmin(deps, config.firstAdmin)
  if (config.demoData) await loadDemoDataOnce(deps, connection.url, step)
  if (config.production) await refuseDemoPasswords(deps)

  const [app] = await Promise.all([
    step('Pages', () => buildApp(deps)),
    background.start({ config, databaseUrl: listenUrl, payments }),
  ])
  await showPages(app)
  closers.add('requests', () => app.close())
  await app.listen({ port: config.port, host: config.host })
  const { port } = app.server.address() as AddressInfo
  return `http://${config.host}:${port}`
}

/** Migrates on its own pool without answer timeout: it may wait for other processes, and its statements may take long. */
async function migrate(
  databaseUrl: string,
  { dataDir, preparesStatements, initialSettings }: Config,
): Promise<void> {
  const { pool, close } = await connectDatabase({ databaseUrl, dataDir, poolSize: 2, preparesStatements })
  try {
    await migrateDatabase(pool, client => writeInitialPages(client, initialSettings))
  } finally {
    await close()
  }
}

/** Loads the demonstration data at the first start. Its code is imported only then. */
async function loadDemoDataOnce(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  databaseUrl: string,
  step: Step,
): Promise<void> {
  const { hasDemoData } = await import('#demo/has-demo-data.ts')
  if (await hasDemoData(db)) return
  const { loadDemoDataInProcess } = await import('#demo/load-in-process.ts')
  await step('Données de démonstration', () => loadDemoDataInProcess({ config, databaseUrl }))
}
