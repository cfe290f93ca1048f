import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { connectDatabase } from '#database/connect.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { createFirstAdmin, refuseKnownPasswords } from './accounts/public.ts'
import { buildApp } from './build-app.ts'
import type { Config } from './config.ts'
import { createLog } from './create-log.ts'
import type { Deps } from './deps.ts'
import type { Stopping } from './http/stopping.ts'
import { keepDataPrivate } from './keep-data-private.ts'
import { type DatabaseEvents, listenToDatabase } from './live/database-events.ts'
import { type Background, openBackgroundThread } from './open-background.ts'
import { openPorts } from './open-ports.ts'
import { writeInitialPages } from './pages/public.ts'
import { startSimulations } from './payments/public.ts'
import { warnOfSecondProcess } from './warn-of-second-process.ts'

export type RunningServer = {
  /** Where this process listens. */
  url: string
  /**
   * Says that it is not ready, finishes what is in flight, then lets go of everything. May be called twice.
   * @throws StopTimedOut after `STOP_TIMEOUT_SECONDS`
   */
  stop: () => Promise<void>
}

/** Something hung. What this process holds ends with it. */
export class StopTimedOut extends Error {
  override name = 'StopTimedOut'
}

/** Visitors do not wait longer for a statement: what lasts is stuck, or its answer was lost on the way. */
const LONGEST_SILENCE_MS = 8_000

type Step = <T>(title: string, work: () => Promise<T>) => Promise<T>

/** Things opened one after the other, closed in the opposite order. */
class Closers {
  readonly #closers: { name: string; close: () => Promise<unknown> }[] = []
  #closing: Promise<void> | undefined
  /** What is being closed now. */
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
 * Starts one server process: database, migrations and the pages of the beginning, first administrator, demonstration
 * data, payment simulator, background work, HTTP. What was opened is closed again when a step fails.
 * @param step runs a step that may last, and tells the person who waits.
 * @param openBackground where jobs are carried out
 */
export async function startServer(
  config: Config,
  step: Step,
  openBackground: OpenBackground = openBackgroundThread,
): Promise<RunningServer> {
  const closers = new Closers()
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
  closers: Closers,
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

type Opening = { step: Step; openBackground: OpenBackground; closers: Closers; stopping: Stopping }

async function open(config: Config, { step, openBackground, closers, stopping }: Opening): Promise<string> {
  const log = createLog(config)
  await keepDataPrivate(config.dataDir, { log })
  const opening = startSimulations(config.payments, config)
  // It may fail before anybody waits for it; then there is nothing to stop.
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
      longestSilenceMs: LONGEST_SILENCE_MS,
      onDoubt: () => live?.check(),
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
  // Where one connection was lost, those beside it mostly are too.
  for (const { dropSilent } of [connection, background]) live.events.on('lost', dropSilent)
  // By the direct way: their lock belongs to a session, which a pooler may give to somebody else.
  await step('Migrations', () => migrate(listenUrl, config))
  const { settings: payments, showPages } = await opening
  const ports = await openPorts({ config, db: connection.db, log, payments })
  const deps: Deps = { ...ports, live, stopping, background }
  await warnOfSecondProcess(deps)
  if (config.firstAdmin) await createFirstAdmin(deps, config.firstAdmin)
  if (config.demoData) await loadDemoDataOnce(deps, connection.url, step)
  if (config.production) await refuseKnownPasswords(deps)

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

/** By connections of its own: they wait for other processes that migrate, and for statements that last. */
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

/** Nothing of the demonstration is read but at the first start, and never by a shop in production. */
async function loadDemoDataOnce(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  databaseUrl: string,
  step: Step,
): Promise<void> {
  const { hasDemoData } = await import('#demo/has-demo-data.ts')
  if (await hasDemoData(db)) return
  const { loadDemoDataApart } = await import('#demo/load-apart.ts')
  await step('Données de démonstration', () => loadDemoDataApart({ config, databaseUrl }))
}
