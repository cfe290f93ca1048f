import { connectDatabase } from '#database/connect.ts'
import type { Config } from '../config.ts'
import { createLogger } from '../logging/create-logger.ts'
import { warnOfMailAway } from '../notifications/public.ts'
import { recurringJobs, startOutbox } from '../outbox/public.ts'
import type { PaymentSettings } from '../payments/public.ts'
import { createSharedDeps } from '../startup/create-shared-deps.ts'
import { backgroundTasks } from './background-tasks.ts'

/** One connection per concurrent job, and one for the job runner itself. */
const POOL_SIZE = 5

/** Longer than the database's statement timeout: no request waits here, and a sweep may take long. */
const ANSWER_TIMEOUT_MS = 35_000

export type BackgroundSettings = { config: Config; databaseUrl: string; payments: PaymentSettings }

export type BackgroundWork = {
  /** Closes database connections that have not answered for some seconds. */
  dropUnresponsive: () => void
  /** Takes no more jobs and waits for running ones. */
  stop: () => Promise<void>
}

type BackgroundHooks = {
  /** Called on each change: whether jobs are being taken. */
  onRunning: (isRunning: boolean) => void
  /** Awaited before each job, except those a customer is waiting for. */
  waitForIdle: () => Promise<void>
}

/** Runs the outbox's jobs in this thread, on its own connection pool. Resolves once it takes jobs. */
export async function startBackgroundWork(
  { config, databaseUrl, payments }: BackgroundSettings,
  { onRunning, waitForIdle }: BackgroundHooks,
): Promise<BackgroundWork> {
  const log = createLogger(config)
  const connection = await connectDatabase({
    databaseUrl,
    dataDir: config.dataDir,
    poolSize: POOL_SIZE,
    preparesStatements: config.preparesStatements,
    answerTimeoutMs: ANSWER_TIMEOUT_MS,
    onConnectionLost: error => log.warn({ err: error }, 'a database connection of the background was lost'),
  })
  void warnOfMailAway({ config, log })
  const tasks = backgroundTasks(await createSharedDeps({ config, db: connection.db, log, payments }))
  const outbox = await startOutbox({
    pool: connection.pool,
    log,
    tasks,
    recurringJobs,
    onRunning,
    // A customer is waiting for the payment to be settled.
    beforeJob: async name => {
      if (name !== 'settle-payment') await waitForIdle()
    },
  })
  return {
    dropUnresponsive: connection.dropUnresponsive,
    stop: async () => {
      await outbox.stop()
      await connection.close()
    },
  }
}
