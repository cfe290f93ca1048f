import { setTimeout as sleep } from 'node:timers/promises'
import { type JobRunner, type JobRunnerSettings, runJobs } from './run-jobs.ts'

export type Outbox = {
  /** Takes no more jobs and waits for those under way. */
  stop: () => Promise<void>
}

export type OutboxSettings = JobRunnerSettings & {
  /** Hears each time that it begins or ends to take jobs. */
  onRunning?: (isRunning: boolean) => void
}

const RESTART_DELAY_MS = 2_000

/**
 * Carries out the jobs that transactions left (add-job.ts), in this process and in any other that serves the same
 * database: each job runs in one of them. A runner that ends with its database comes back by itself.
 */
export async function startOutbox(settings: OutboxSettings): Promise<Outbox> {
  const { log, onRunning = () => {} } = settings
  const stopping = new AbortController()
  let runner: JobRunner | undefined = await runJobs(settings)
  onRunning(true)

  const keepRunning = async () => {
    while (!stopping.signal.aborted) {
      await runner?.ended
      runner = undefined
      onRunning(false)
      await sleep(RESTART_DELAY_MS, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      runner = await runJobs(settings).catch(error => {
        log.warn({ err: error }, 'the outbox cannot run yet')
        return undefined
      })
      onRunning(runner !== undefined)
    }
    await runner?.stop()
  }
  const ended = keepRunning()

  return {
    stop: async () => {
      stopping.abort()
      await runner?.stop()
      await ended
    },
  }
}
