import type { EventEmitter } from 'node:events'
import { MAX_FOLLOW_DELAY_MS } from '#contract/orders/facts.ts'
import type { Announcements, OrderChange } from './database-events.ts'

/** How long changes are kept. */
const RETENTION_MS = 60_000
/** Maximum delay of a page's request on a slow network, with a margin. */
const MAX_REQUEST_DELAY_MS = MAX_FOLLOW_DELAY_MS + 5_000

/** Recent order changes: tells a new stream whether its page missed one between its read and the stream's start. */
export class RecentChanges {
  readonly #heard: { atMs: number; change: OrderChange }[] = []
  readonly #now: () => number
  #hearsSinceMs: number

  /** @param now milliseconds of a clock that never goes back */
  constructor(events: EventEmitter<Announcements>, now = () => performance.now()) {
    this.#now = now
    this.#hearsSinceMs = now()
    events.on('order', change => {
      this.#forgetOld()
      this.#heard.push({ atMs: now(), change })
    })
    events.on('missed', () => {
      this.#hearsSinceMs = now()
    })
  }

  /** Whether a followed order may have changed since the page was read, `readMsAgo` before its request. */
  mayHave(follows: (change: OrderChange) => boolean, readMsAgo: number): boolean {
    this.#forgetOld()
    const nowMs = this.#now()
    const sinceMs = nowMs - readMsAgo - MAX_REQUEST_DELAY_MS
    if (sinceMs < Math.max(this.#hearsSinceMs, nowMs - RETENTION_MS)) return true
    return this.#heard.some(({ atMs, change }) => atMs >= sinceMs && follows(change))
  }

  #forgetOld(): void {
    const oldestMs = this.#now() - RETENTION_MS
    const firstKept = this.#heard.findIndex(({ atMs }) => atMs >= oldestMs)
    this.#heard.splice(0, firstKept === -1 ? this.#heard.length : firstKept)
  }
}
