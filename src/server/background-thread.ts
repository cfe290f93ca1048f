import { on } from 'node:events'
import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { type BackgroundSettings, type BackgroundWork, workInBackground } from './background-work.ts'
import type { BackgroundOrder, BackgroundReport } from './open-background.ts'
import { type Busyness, letVisitorsPass } from './visitors-first.ts'

const busyness = workerData as Busyness

async function start(settings: BackgroundSettings): Promise<BackgroundWork> {
  const work = await workInBackground(settings, {
    onRunning: (isRunning: BackgroundReport) => parentPort!.postMessage(isRunning),
    letOthersPass: () => letVisitorsPass(busyness),
  })
  // Visitors come first, once the server is open. On Linux this is the priority of the calling thread alone.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  return work
}

let started: BackgroundWork | undefined
for await (const [order] of on(parentPort!, 'message') as AsyncIterable<[BackgroundOrder]>) {
  if (order === 'stop') break
  if (order === 'drop-silent') started?.dropSilent()
  else started = await start(order)
}
await started?.stop()
parentPort!.close()
