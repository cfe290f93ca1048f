import { Piscina } from 'piscina'
import { WeightedSemaphore } from '../http/limits/weighted-semaphore.ts'

/** An idle thread is stopped after this time, which frees its memory. */
const IDLE_MS = 30_000

/** Documents being drawn or waiting per account, so that one account does not delay the others. */
const MAX_PER_ACCOUNT = 3

export type Printer<Task> = {
  /**
   * Draws a document (PDF).
   * @param userId account under whose limit it counts
   * @throws Refused `unavailable` when too many wait, when it waits too long, or when the account's limit is reached
   */
  print: (task: Task, userId?: string) => Promise<Buffer>
  /** Waits for the documents being drawn, then stops the thread. */
  close: () => Promise<void>
}

/**
 * Draws documents in a worker thread, started on demand, so that pages are not delayed.
 * @param thread the module whose default function draws one document
 */
export function openPrinter<Task>(thread: URL): Printer<Task> {
  const threads = new Piscina<Task, Uint8Array>({
    filename: thread.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  })
  const places = new WeightedSemaphore({
    total: 1,
    maxWaiting: 20,
    maxWaitMs: 10_000,
    maxPerOwner: MAX_PER_ACCOUNT,
  })
  return {
    print: async (task, userId) => {
      const release = await places.acquire(1, userId)
      try {
        const pdf = await threads.run(task)
        return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
      } finally {
        release()
      }
    },
    close: () => threads.close(),
  }
}
