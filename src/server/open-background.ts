import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { FastifyBaseLogger } from 'fastify'
import type { BackgroundSettings, BackgroundWork } from './background-work.ts'
import { watchBusyness } from './visitors-first.ts'

/** What the thread is told: to begin, once; that the network was cut; and to stop, whether it has begun or not. */
export type BackgroundOrder = BackgroundSettings | 'drop-silent' | 'stop'

/** What the thread says each time that it changes: is it taking jobs? */
export type BackgroundReport = boolean

export type Background = BackgroundWork & {
  /** Is it taking jobs? */
  isRunning: () => boolean
  /** Resolves once it takes jobs. */
  start: (settings: BackgroundSettings) => Promise<void>
}

const THREAD = new URL('./background-thread.ts', import.meta.url)
const COME_BACK_AFTER_MS = 2_000

/**
 * Carries out the outbox's jobs in a thread of its own, so that drawing a receipt keeps no page waiting. The thread loads
 * its code at once and begins when it is started. One that fails is told to the log and replaced.
 */
export function openBackgroundThread(log: FastifyBaseLogger, code = THREAD): Background {
  const stopping = new AbortController()
  const { busyness, stop: stopWatching } = watchBusyness()
  const settings = Promise.withResolvers<BackgroundSettings>()
  const started = Promise.withResolvers<void>()
  // It may fail before anybody waits for it.
  started.promise.catch(() => {})
  const cuts = new EventEmitter<{ cut: [] }>()
  let isRunning = false

  const runThread = () =>
    new Promise<void>(resolve => {
      const thread = new Worker(code, { workerData: busyness })
      const tell = (order: BackgroundOrder) => thread.postMessage(order)
      const stop = () => tell('stop')
      const dropSilent = () => tell('drop-silent')
      void settings.promise.then(tell)
      stopping.signal.addEventListener('abort', stop)
      cuts.on('cut', dropSilent)
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
        cuts.off('cut', dropSilent)
        resolve()
      })
    })
  const keepRunning = async () => {
    while (!stopping.signal.aborted) {
      await runThread()
      await sleep(COME_BACK_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => {})
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
    dropSilent: () => void cuts.emit('cut'),
    stop: () => {
      stopping.abort()
      return ended
    },
  }
}
