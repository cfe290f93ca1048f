import type { CacheTag } from '#contract/cache-tags.ts'
import { type Api, contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { tagsOf } from '../pages/in-process-api.ts'
import { sharesTag } from './lru-store.ts'

/** About ten kilobytes each. */
const MAX_ENTRIES = 100

type Entry = { answer: Promise<unknown>; tags: ReadonlySet<CacheTag> }

/**
 * Caches API results that page rendering asks for repeatedly (site facts, product lists), shared by all pages. Entries are
 * removed by tag, also while pending; failures are not cached. It has no stale entries: `markStale` invalidates.
 */
export class ApiCache {
  /** Most recently used last. */
  readonly #entries = new Map<string, Entry>()

  /** The cached or pending result of this key, or the result of `ask`. */
  get(key: string, tags: readonly CacheTag[], ask: () => Promise<unknown>): Promise<unknown> {
    const entry = this.#entries.get(key) ?? { answer: ask(), tags: new Set(tags) }
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    entry.answer.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key)
    })
    const [oldest] = this.#entries.keys()
    if (this.#entries.size > MAX_ENTRIES) this.#entries.delete(oldest!)
    return entry.answer
  }

  invalidate(tags: readonly CacheTag[]): void {
    const invalidated = new Set(tags)
    for (const [key, entry] of this.#entries)
      if (sharesTag(invalidated, entry.tags)) this.#entries.delete(key)
  }

  markStale(tags: readonly CacheTag[]): void {
    this.invalidate(tags)
  }

  invalidateAll(): void {
    this.#entries.clear()
  }
}

/** Wraps an API so that results of endpoints marked `cached` are cached. */
export function cacheApi(api: Api, cache: ApiCache): Api {
  const calls = Object.entries(api) as [keyof Api, (input?: unknown) => Promise<unknown>][]
  const wrapped = calls.map(([name, call]) => {
    const { cached }: Endpoint = contract[name]
    if (!cached) return [name, call]
    const cachedCall = (input?: unknown) =>
      cache.get(`${name} ${JSON.stringify(input)}`, tagsOf(name, input), () => call(input))
    return [name, cachedCall]
  })
  return Object.fromEntries(wrapped) as Api
}
