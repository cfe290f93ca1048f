import { Piscina } from 'piscina'
import { WeightedSemaphore } from '../http/limits/weighted-semaphore.ts'

/** A thread that draws nothing gives its memory back. */
const IDLE_MS = 30_000

/** Who opens many at once keeps nobody else waiting. */
const MAX_PER_ACCOUNT = 3

export type Printer<Task> = {
  /**
   * @param userId the account that asks for it
   * @throws Refused `unavailable` when too many wait, or when the account waits for some already
   */
  print: (task: Task, userId?: string) => Promise<Buffer>
  /** Finishes what is being drawn. */
  close: () => Promise<void>
}

/**
 * Draws documents in a thread of their own, which is started when it is needed: who asks for many keeps no page waiting.
 * @param thread the module whose default function draws one
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
