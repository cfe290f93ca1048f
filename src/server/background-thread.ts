import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { connectDatabase } from '#database/connect.ts'
import { backgroundTasks } from './background-tasks.ts'
import { createLog } from './create-log.ts'
import { openStorage } from './media/public.ts'
import { crontab, startOutbox } from './outbox/public.ts'
import { createPaymentProvider, refundLedger } from './payments/public.ts'
import type { BackgroundReport, BackgroundSettings } from './start-background.ts'

/** One for each job at a time, one for the work of the runner itself. */
const POOL_SIZE = 5

const { config, databaseUrl, payments } = workerData as BackgroundSettings
const log = createLog(config)
const connection = await connectDatabase({
  databaseUrl,
  dataDir: config.dataDir,
  poolSize: POOL_SIZE,
  onConnectionLost: error => log.warn({ err: error }, 'a database connection of the background was lost'),
})
const clock = () => new Date()
const tasks = backgroundTasks({
  config,
  db: connection.db,
  clock,
  log,
  payments: createPaymentProvider(payments),
  refunds: refundLedger({ clock }),
  storage: await openStorage(config.storage),
})
// Visitors come first, once the server is open. On Linux this is the priority of the calling thread alone.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const report = (isRunning: BackgroundReport) => parentPort!.postMessage(isRunning)
const outbox = await startOutbox({ pool: connection.pool, log, tasks, crontab, onRunning: report })

parentPort!.once('message', async () => {
  await outbox.stop()
  await connection.close()
  parentPort!.close()
})
