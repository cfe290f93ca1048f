import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/** Recent event loop utilization of the request thread, in thousandths; shared with other threads. */
export type EventLoopLoad = Int32Array<SharedArrayBuffer>

const POLL_INTERVAL_MS = 250
/** Above this utilization (in thousandths) requests would have to wait for background work. */
const BUSY_THRESHOLD = 600
/** Longest wait of one job, so that mails are sent even under constant load. */
const MAX_WAIT_MS = 3_000

/** Samples the event loop utilization of this thread until `stop` is called. */
export function monitorEventLoop(): { eventLoopLoad: EventLoopLoad; stop: () => void } {
  const eventLoopLoad: EventLoopLoad = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  let before = performance.eventLoopUtilization()
  const look = () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    Atomics.store(eventLoopLoad, 0, Math.round(utilization * 1_000))
  }
  const timer = setInterval(look, POLL_INTERVAL_MS).unref()
  return { eventLoopLoad, stop: () => clearInterval(timer) }
}

/** Resolves once the request thread is no longer busy, or after `mostMs`. */
export async function waitForIdle(eventLoopLoad: EventLoopLoad, mostMs = MAX_WAIT_MS): Promise<void> {
  const endMs = performance.now() + mostMs
  while (Atomics.load(eventLoopLoad, 0) > BUSY_THRESHOLD && performance.now() < endMs)
    await sleep(POLL_INTERVAL_MS)
}
