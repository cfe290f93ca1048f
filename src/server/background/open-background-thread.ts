import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { BackgroundSettings, BackgroundWork } from './start-background-work.ts'
import { monitorEventLoop } from './wait-for-idle.ts'

/** Messages to the thread: settings to start with (once), drop connections that no longer answer, or stop. */
export type BackgroundCommand = BackgroundSettings | 'drop-unresponsive' | 'stop'

/** Sent by the thread on each change: whether it is taking jobs. */
export type BackgroundReport = boolean

export type Background = BackgroundWork & {
  /** Whether it is taking jobs. */
  isRunning: () => boolean
  /** Resolves once it takes jobs. */
  start: (settings: BackgroundSettings) => Promise<void>
}

const THREAD = new URL('./background-thread.ts', import.meta.url)
const RESTART_DELAY_MS = 2_000

/**
 * Runs the outbox's jobs in a worker thread, so that rendering a PDF does not block requests. The thread loads its code
 * immediately and takes jobs once started. A thread that crashes is logged and replaced.
 */
export function openBackgroundThread(log: FastifyBaseLogger, code = THREAD): Background {
  const stopping = new AbortController()
  const { eventLoopLoad, stop: stopWatching } = monitorEventLoop()
  const settings = Promise.withResolvers<BackgroundSettings>()
  const started = Promise.withResolvers<void>()
  // It may reject before `start` is awaited.
  started.promise.catch(() => {})
  const cuts = new EventEmitter<{ cut: [] }>()
  let isRunning = false

  const runThread = () =>
    new Promise<void>(resolve => {
      const thread = new Worker(code, { workerData: eventLoopLoad })
      const tell = (order: BackgroundCommand) => thread.postMessage(order)
      const stop = () => tell('stop')
      const dropUnresponsive = () => tell('drop-unresponsive')
      void settings.promise.then(tell)
      stopping.signal.addEventListener('abort', stop)
      cuts.on('cut', dropUnresponsive)
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
        cuts.off('cut', dropUnresponsive)
        resolve()
      })
    })
  const keepRunning = async () => {
    while (!stopping.signal.aborted) {
      await runThread()
      await sleep(RESTART_DELAY_MS, undefined, { signal: stopping.signal }).catch(() => {})
    }
    stopWatching()
  }
  const ended = keepRunning()

  return {
    isRunning: () => isRunning,
    start: given => {
      settings.resolve(given)
      return started.promise
    },
    dropUnresponsive: () => void cuts.emit('cut'),
    stop: () => {
      stopping.abort()
      return ended
    },
  }
}
