import type { CacheTag } from '#contract/cache-tags.ts'
import type { CachedResponse } from './compress-response.ts'

/** A cached response with its dependencies and its age. */
export type CacheEntry = {
  answer: CachedResponse
  tags: ReadonlySet<CacheTag>
  madeAtMs: number
  expiresAtMs: number
  /** Whether it may be served stale while it is revalidated. */
  allowStale: boolean
  /** Since when it is stale (only with `allowStale`). */
  staleSinceMs?: number
}

/** Memory overhead of an entry besides body and key (measured with 300,000 empty responses). */
const ENTRY_BYTES = 1_000
const weightOf = (key: string, { answer }: CacheEntry): number => ENTRY_BYTES + 2 * key.length + answer.bytes

/** Whether two sets have a tag in common. */
export function sharesTag(some: ReadonlySet<CacheTag>, others: ReadonlySet<CacheTag>): boolean {
  for (const tag of some) if (others.has(tag)) return true
  return false
}

/** A least-recently-used store of responses, bounded in bytes. */
export class LruStore {
  readonly #entries = new Map<string, CacheEntry>()
  readonly #maxBytes: number
  bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: string, nowMs: number): CacheEntry | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.remove(key)
    if (entry.expiresAtMs <= nowMs) return undefined
    this.#insert(key, entry)
    return entry
  }

  put(key: string, entry: CacheEntry): void {
    this.remove(key)
    if (weightOf(key, entry) > this.#maxBytes) return
    this.#insert(key, entry)
    for (const oldest of this.#entries.keys()) {
      if (this.bytes <= this.#maxBytes) return
      this.remove(oldest)
    }
  }

  remove(key: string): void {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.bytes -= weightOf(key, entry)
  }

  /** Entries with one of the tags (all without argument), least recently used first. */
  entriesWith(tags?: ReadonlySet<CacheTag>): [key: string, entry: CacheEntry][] {
    return [...this.#entries].filter(([, entry]) => !tags || sharesTag(entry.tags, tags))
  }

  /** Removes entries with one of the tags (all without argument) and returns them, least recently used first. */
  removeAll(tags?: ReadonlySet<CacheTag>): [key: string, entry: CacheEntry][] {
    const taken = this.entriesWith(tags)
    for (const [key] of taken) this.remove(key)
    return taken
  }

  #insert(key: string, entry: CacheEntry): void {
    this.#entries.set(key, entry)
    this.bytes += weightOf(key, entry)
  }
}
