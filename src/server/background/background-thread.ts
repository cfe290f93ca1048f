import { on } from 'node:events'
import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { BackgroundCommand, BackgroundReport } from './open-background-thread.ts'
import { type BackgroundSettings, type BackgroundWork, startBackgroundWork } from './start-background-work.ts'
import { type EventLoopLoad, waitForIdle } from './wait-for-idle.ts'

const eventLoopLoad = workerData as EventLoopLoad

/** Entry point of the worker thread that runs background jobs. */
async function start(settings: BackgroundSettings): Promise<BackgroundWork> {
  const work = await startBackgroundWork(settings, {
    onRunning: (isRunning: BackgroundReport) => parentPort!.postMessage(isRunning),
    waitForIdle: () => waitForIdle(eventLoopLoad),
  })
  // Requests have priority over jobs. On Linux this sets the priority of the calling thread alone.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  return work
}

let started: BackgroundWork | undefined
for await (const [order] of on(parentPort!, 'message') as AsyncIterable<[BackgroundCommand]>) {
  if (order === 'stop') break
  if (order === 'drop-unresponsive') started?.dropUnresponsive()
  else started = await start(order)
}
await started?.stop()
parentPort!.close()
