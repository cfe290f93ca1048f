import type { EventEmitter } from 'node:events'
import { MAX_FOLLOW_DELAY_MS } from '#contract/orders/facts.ts'
import type { Announcements, OrderChange } from './database-events.ts'

/** How far back changes are remembered, in milliseconds. */
const REMEMBERED_MS = 60_000
/** What a page asks is on its way for so long, on a slow network, with some time to spare. */
const ON_THE_WAY_MS = MAX_FOLLOW_DELAY_MS + 5_000

/** The changes of orders that this process heard of lately: what a page missed between its reading and its stream. */
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

  /** May what a stream follows have changed since it was read, so many milliseconds before it was asked for? */
  mayHave(follows: (change: OrderChange) => boolean, readMsAgo: number): boolean {
    this.#forgetOld()
    const nowMs = this.#now()
    const sinceMs = nowMs - readMsAgo - ON_THE_WAY_MS
    if (sinceMs < Math.max(this.#hearsSinceMs, nowMs - REMEMBERED_MS)) return true
    return this.#heard.some(({ atMs, change }) => atMs >= sinceMs && follows(change))
  }

  #forgetOld(): void {
    const oldestMs = this.#now() - REMEMBERED_MS
    const firstKept = this.#heard.findIndex(({ atMs }) => atMs >= oldestMs)
    this.#heard.splice(0, firstKept === -1 ? this.#heard.length : firstKept)
  }
}
