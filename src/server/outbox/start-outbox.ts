import { setTimeout as sleep } from 'node:timers/promises'
import { type JobRunner, type JobRunnerSettings, runJobs } from './run-jobs.ts'

export type Outbox = {
  /** Takes no more jobs and waits for running ones. */
  stop: () => Promise<void>
}

type OutboxSettings = JobRunnerSettings & {
  /** Called each time the runner starts or stops. */
  onRunning?: (isRunning: boolean) => void
}

const RESTART_DELAY_MS = 2_000

/**
 * Runs the jobs added by transactions (add-job.ts). Every process of the database may do so: each job runs in one of them.
 * Restarts the runner when it ends with its database connection.
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
