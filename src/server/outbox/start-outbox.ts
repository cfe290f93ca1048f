import { setTimeout as sleep } from 'node:timers/promises'
import { type JobRunner, type JobRunnerSettings, runJobs } from './run-jobs.ts'

export type Outbox = {
  /** Is it taking jobs? */
  isRunning: () => boolean
  /** Takes no more jobs and waits for those under way. */
  stop: () => Promise<void>
}

const COME_BACK_AFTER_MS = 2_000

/**
 * Carries out the jobs that transactions left (add-job.ts), in this process and in any other that serves the same
 * database: each job runs in one of them. A runner that ends with its database comes back by itself.
 */
export async function startOutbox(settings: JobRunnerSettings): Promise<Outbox> {
  const { log } = settings
  const stopping = new AbortController()
  let runner: JobRunner | undefined = await runJobs(settings)

  const keepRunning = async () => {
    while (!stopping.signal.aborted) {
      await runner?.ended
      runner = undefined
      await sleep(COME_BACK_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      runner = await runJobs(settings).catch(error => {
        log.warn({ err: error }, 'the outbox cannot run yet')
        return undefined
      })
    }
    await runner?.stop()
  }
  const ended = keepRunning()

  return {
    isRunning: () => runner !== undefined,
    stop: async () => {
      stopping.abort()
      await runner?.stop()
      await ended
    },
  }
}
