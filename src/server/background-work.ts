import { connectDatabase } from '#database/connect.ts'
import { backgroundTasks } from './background-tasks.ts'
import type { Config } from './config.ts'
import { createLog } from './create-log.ts'
import { warnOfMailAway } from './notifications/public.ts'
import { openPorts } from './open-ports.ts'
import { recurringJobs, startOutbox } from './outbox/public.ts'
import type { PaymentSettings } from './payments/public.ts'

/** One for each job at a time, one for the work of the runner itself. */
const POOL_SIZE = 5

/** Beyond what the database allows a statement: nobody looks on here, and a sweep may last. */
const LONGEST_SILENCE_MS = 35_000

export type BackgroundSettings = { config: Config; databaseUrl: string; payments: PaymentSettings }

export type BackgroundWork = {
  /** Ends its connections to the database of which nothing was heard for some seconds. */
  dropSilent: () => void
  /** Takes no more jobs and waits for those under way. */
  stop: () => Promise<void>
}

type Ways = {
  /** Told each time that it changes: is it taking jobs? */
  onRunning: (isRunning: boolean) => void
  /** Waited for before each job but those that a customer looks on at. */
  letOthersPass: () => Promise<void>
}

/** Carries out the outbox's jobs in this thread, with connections of its own. Resolves once it takes them. */
export async function workInBackground(
  { config, databaseUrl, payments }: BackgroundSettings,
  { onRunning, letOthersPass }: Ways,
): Promise<BackgroundWork> {
  const log = createLog(config)
  const connection = await connectDatabase({
    databaseUrl,
    dataDir: config.dataDir,
    poolSize: POOL_SIZE,
    preparesStatements: config.preparesStatements,
    longestSilenceMs: LONGEST_SILENCE_MS,
    onConnectionLost: error => log.warn({ err: error }, 'a database connection of the background was lost'),
  })
  void warnOfMailAway({ config, log })
  const tasks = backgroundTasks(await openPorts({ config, db: connection.db, log, payments }))
  const outbox = await startOutbox({
    pool: connection.pool,
    log,
    tasks,
    recurringJobs,
    onRunning,
    // A customer looks on while a payment is settled.
    beforeJob: async name => {
      if (name !== 'settle-payment') await letOthersPass()
    },
  })
  return {
    dropSilent: connection.dropSilent,
    stop: async () => {
      await outbox.stop()
      await connection.close()
    },
  }
}
