import type { CacheTag } from '#contract/cache-tags.ts'
import type { StoredAnswer } from './compress-answer.ts'

/** A stored answer, what it depends on, and since when something that it shows is no longer so. */
export type Kept = {
  answer: StoredAnswer
  tags: ReadonlySet<CacheTag>
  madeAtMs: number
  expiresAtMs: number
  /** May it be given while one that is up to date is made? */
  mayLag: boolean
  /** When a number in it became old, for answers that may lag. */
  outdatedAtMs?: number
}

/** What an entry takes besides its bodies and its name: objects, tags, buffers (measured with 300,000 empty answers). */
const ENTRY_BYTES = 1_000
const weightOf = (key: string, { answer }: Kept): number => ENTRY_BYTES + 2 * key.length + answer.bytes

/** Whether two sets have a tag in common. */
export function sharesTag(some: ReadonlySet<CacheTag>, others: ReadonlySet<CacheTag>): boolean {
  for (const tag of some) if (others.has(tag)) return true
  return false
}

/** Answers by key, the least recently used leaving first, within a number of bytes. */
export class AnswerShelf {
  readonly #entries = new Map<string, Kept>()
  readonly #maxBytes: number
  bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: string, nowMs: number): Kept | undefined {
    const kept = this.#entries.get(key)
    if (!kept) return undefined
    this.remove(key)
    if (kept.expiresAtMs <= nowMs) return undefined
    this.#insert(key, kept)
    return kept
  }

  put(key: string, kept: Kept): void {
    this.remove(key)
    if (weightOf(key, kept) > this.#maxBytes) return
    this.#insert(key, kept)
    for (const oldest of this.#entries.keys()) {
      if (this.bytes <= this.#maxBytes) return
      this.remove(oldest)
    }
  }

  remove(key: string): void {
    const kept = this.#entries.get(key)
    if (!kept) return
    this.#entries.delete(key)
    this.bytes -= weightOf(key, kept)
  }

  /** What depends on one of the tags, or everything, the least recently used first. */
  of(tags?: ReadonlySet<CacheTag>): [key: string, kept: Kept][] {
    return [...this.#entries].filter(([, kept]) => !tags || sharesTag(kept.tags, tags))
  }

  /** Takes out what depends on one of the tags, or everything, the least recently used first. */
  takeOut(tags?: ReadonlySet<CacheTag>): [key: string, kept: Kept][] {
    const taken = this.of(tags)
    for (const [key] of taken) this.remove(key)
    return taken
  }

  #insert(key: string, kept: Kept): void {
    this.#entries.set(key, kept)
    this.bytes += weightOf(key, kept)
  }
}
