import { on } from 'node:events'
import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { connectDatabase } from '#database/connect.ts'
import { backgroundTasks } from './background-tasks.ts'
import { createLog } from './create-log.ts'
import { openPrivateStorage, openStorage } from './media/public.ts'
import { warnOfMailAway } from './notifications/public.ts'
import type { BackgroundOrder, BackgroundReport, BackgroundSettings } from './open-background.ts'
import { crontab, startOutbox } from './outbox/public.ts'
import { connectProviders, openRefundLedger } from './payments/public.ts'
import { type Busyness, letVisitorsPass } from './visitors-first.ts'

/** One for each job at a time, one for the work of the runner itself. */
const POOL_SIZE = 5

/** Beyond what the database allows a statement: nobody looks on here, and a sweep may last. */
const LONGEST_SILENCE_MS = 35_000

const busyness = workerData as Busyness

type Started = { dropSilent: () => void; stop: () => Promise<void> }

async function start({ config, databaseUrl, payments }: BackgroundSettings): Promise<Started> {
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
  const clock = () => new Date()
  const tasks = backgroundTasks({
    config,
    db: connection.db,
    clock,
    log,
    payments: connectProviders(payments),
    refunds: openRefundLedger({ clock }),
    storage: await openStorage(config, { log }),
    privateStorage: await openPrivateStorage(config, { log }),
  })
  // Visitors come first, once the server is open. On Linux this is the priority of the calling thread alone.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const outbox = await startOutbox({
    pool: connection.pool,
    log,
    tasks,
    crontab,
    onRunning: (isRunning: BackgroundReport) => parentPort!.postMessage(isRunning),
    // A customer looks on while a payment is settled.
    beforeJob: async name => {
      if (name !== 'settle-payment') await letVisitorsPass(busyness)
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

let started: Started | undefined
for await (const [order] of on(parentPort!, 'message') as AsyncIterable<[BackgroundOrder]>) {
  if (order === 'stop') break
  if (order === 'drop-silent') started?.dropSilent()
  else started = await start(order)
}
await started?.stop()
parentPort!.close()
