import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { CinetpaySettings } from './payments/public.ts'

export type BackgroundSettings = { config: Config; databaseUrl: string; payments: CinetpaySettings }

/** What the thread says each time that it changes: is it taking jobs? */
export type BackgroundReport = boolean

export type Background = {
  /** Is it taking jobs? */
  isRunning: () => boolean
  /** Takes no more jobs and waits for those under way. */
  stop: () => Promise<void>
}

const THREAD = new URL('./background-thread.ts', import.meta.url)
const COME_BACK_AFTER_MS = 2_000

/**
 * Carries out the outbox's jobs in a thread of its own, so that drawing a receipt keeps no page waiting. A thread that
 * fails is told to the log and replaced. Resolves once it takes jobs.
 */
export async function startBackground(
  settings: BackgroundSettings,
  log: FastifyBaseLogger,
  code = THREAD,
): Promise<Background> {
  const stopping = new AbortController()
  const started = Promise.withResolvers<void>()
  let isRunning = false

  const runThread = () =>
    new Promise<void>(resolve => {
      const thread = new Worker(code, { workerData: settings })
      const stop = () => thread.postMessage('stop')
      stopping.signal.addEventListener('abort', stop)
      thread.on('message', (report: BackgroundReport) => {
        isRunning = report
        started.resolve()
      })
      thread.on('error', error => {
        log.error({ err: error }, 'the background thread failed')
        started.reject(error)
      })
      thread.once('exit', () => {
        isRunning = false
        stopping.signal.removeEventListener('abort', stop)
        resolve()
      })
    })
  const keepRunning = async () => {
    while (!stopping.signal.aborted) {
      await runThread()
      await sleep(COME_BACK_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const ended = keepRunning()
  const stop = () => {
    stopping.abort()
    return ended
  }

  try {
    await started.promise
  } catch (error) {
    await stop()
    throw error
  }
  return { isRunning: () => isRunning, stop }
}
