import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/** How busy the thread that answers visitors was a moment ago, in thousandths; other threads read it too. */
export type Busyness = Int32Array<SharedArrayBuffer>

const LOOK_EVERY_MS = 250
/** Above this, whoever asks for a page waits for what else the processors do. */
const BUSY = 600
/** Longest wait of one job: however many visitors there are, mails go out. */
const MOST_PATIENT_MS = 3_000

/** Measures how busy this thread is, from now on and until `stop`. */
export function watchBusyness(): { busyness: Busyness; stop: () => void } {
  const busyness: Busyness = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  let before = performance.eventLoopUtilization()
  const look = () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    Atomics.store(busyness, 0, Math.round(utilization * 1_000))
  }
  const timer = setInterval(look, LOOK_EVERY_MS).unref()
  return { busyness, stop: () => clearInterval(timer) }
}

/** Resolves when visitors leave room for work that can wait, or when it has waited long enough. */
export async function letVisitorsPass(busyness: Busyness, mostMs = MOST_PATIENT_MS): Promise<void> {
  const endMs = performance.now() + mostMs
  while (Atomics.load(busyness, 0) > BUSY && performance.now() < endMs) await sleep(LOOK_EVERY_MS)
}
