import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CacheTag } from '#contract/cache-tags.ts'
import { DAY_MS } from '#contract/durations.ts'
import { MEBIBYTE } from '#contract/sizes.ts'
import { outageOf } from '#database/outage.ts'
import { RETRY_AFTER_SECONDS } from '../retry-after.ts'
import {
  type CachedResponse,
  type Compression,
  compressResponse,
  type PublicResponse,
} from './compress-response.ts'
import { GenerationTimedOut } from './generation-timed-out.ts'
import { type CacheEntry, LruStore, sharesTag } from './lru-store.ts'
import { negotiateEncoding, sendCachedResponse } from './send-cached-response.ts'
import { staleResponse } from './stale-response.ts'

type CacheRequest = {
  /** Requests with the same key share one response. */
  key: string
  /** Dependencies known before the response is generated. */
  tags?: readonly CacheTag[]
  make: () => Promise<PublicResponse>
  /**
   * Whether a stale response may be served while it is revalidated (`markStale`). For pages: the browser reads their
   * figures again before anything depends on them.
   */
  allowStale?: boolean
}

/** A response being generated. Tags invalidated meanwhile decide whether it may be cached. */
type PendingResponse = {
  promise: Promise<CachedResponse>
  allowStale: boolean
  invalidated: Set<CacheTag>
  allInvalidated: boolean
  markedStale: Set<CacheTag>
}

type Options = {
  maxBytes?: number
  now?: () => number
  /** Slower requests are answered 503, and the next one generates the response again. */
  generationTimeoutMs: number
  /** Called when a background revalidation fails; the request was answered with the stale response. */
  onRevalidationError?: (error: unknown, key: string) => void
}

/** Some five hundred pages, compressed. */
const DEFAULT_MAX_BYTES = 32 * MEBIBYTE
/** Divisor of `maxBytes` for 404 responses: a separate small store, so that probing addresses cannot evict pages. */
const NOT_FOUND_SHARE = 16
const NOT_FOUND_TTL_MS = 15_000
/** Divisor of `maxBytes` for invalidated responses, served while the database is unavailable. */
const FALLBACK_SHARE = 4
const FALLBACK_TTL_MS = DAY_MS
/** A stale response is served at most this long. */
const MAX_STALE_MS = 60_000
/** A stale response is revalidated at most this often. */
const MIN_REVALIDATION_INTERVAL_MS = 5_000
/** After a revalidation, pause this many times its duration, so that requests get most of the thread. */
const REVALIDATION_PAUSE_FACTOR = 3

/**
 * In-process cache of complete public responses: generated once for concurrent requests, compressed once, invalidated by
 * tag. A response whose generation began before an invalidation is never cached as fresh. Entries marked stale are
 * served for a moment while they are revalidated. While the database is unavailable, invalidated responses are
 * served with their age (stale-if-error).
 */
export class PublicCache {
  readonly #pages: LruStore
  readonly #notFound: LruStore
  readonly #fallback: LruStore
  readonly #pending = new Map<string, PendingResponse>()
  readonly #generating = new Set<PendingResponse>()
  readonly #now: () => number
  readonly #generationTimeoutMs: number
  /** Until then invalidated responses are served without trying the database. */
  #outageUntilMs = 0
  readonly #onRevalidationError: (error: unknown, key: string) => void
  /** No revalidation starts before. */
  #pausedUntilMs = 0
  #hits = 0
  #misses = 0

  constructor({
    maxBytes = DEFAULT_MAX_BYTES,
    now = Date.now,
    generationTimeoutMs,
    onRevalidationError = () => {},
  }: Options) {
    this.#pages = new LruStore(maxBytes)
    this.#notFound = new LruStore(maxBytes / NOT_FOUND_SHARE)
    this.#fallback = new LruStore(maxBytes / FALLBACK_SHARE)
    this.#now = now
    this.#generationTimeoutMs = generationTimeoutMs
    this.#onRevalidationError = onRevalidationError
  }

  /** Sends the cached response, generating it when absent. */
  async serve(
    request: FastifyRequest,
    reply: FastifyReply,
    cacheRequest: CacheRequest,
  ): Promise<FastifyReply> {
    const preferred = negotiateEncoding(request.headers['accept-encoding'])
    return sendCachedResponse(request, reply, await this.get(cacheRequest, preferred))
  }

  /** The cached response of this key, if any. */
  peek(key: string): CachedResponse | undefined {
    return this.#find(key)?.answer
  }

  /**
   * The response for a request, cached or generated now.
   * @param preferred encoding in which a new response is compressed
   * @throws whatever `make` throws, to all waiting requests; nothing is cached then. Refused `unavailable` after the
   * generation timeout. When the database is unavailable and an invalidated response exists, that one is returned instead.
   */
  async get(cacheRequest: CacheRequest, preferred?: Compression): Promise<CachedResponse> {
    const entry = this.#find(cacheRequest.key)
    if (entry) {
      if (entry.staleSinceMs !== undefined) this.#scheduleRevalidation(cacheRequest, entry)
      return entry.answer
    }
    const pending = this.#pending.get(cacheRequest.key)
    if (pending) {
      this.#hits += 1
      return pending.promise
    }
    const fallback = this.#now() < this.#outageUntilMs && this.#fallbackResponse(cacheRequest.key)
    if (fallback) return fallback
    this.#misses += 1
    return this.#generate(cacheRequest, preferred)
  }

  /** Removes every response with one of the tags, also pending ones. */
  invalidate(tags: readonly CacheTag[]): void {
    if (tags.length === 0) return
    const invalidated = new Set(tags)
    this.#keepAsFallback(this.#pages.removeAll(invalidated))
    this.#notFound.removeAll(invalidated)
    // The tags of a pending response are known only at its end: new requests do not join it.
    this.#pending.clear()
    for (const pending of this.#generating) for (const tag of tags) pending.invalidated.add(tag)
  }

  /**
   * Marks responses with one of the tags as stale: those with `allowStale` are served for a moment and revalidated, the
   * others are removed.
   */
  markStale(tags: readonly CacheTag[]): void {
    const markedStale = new Set(tags)
    const nowMs = this.#now()
    for (const [key, entry] of this.#pages.entriesWith(markedStale)) {
      if (entry.allowStale) entry.staleSinceMs ??= nowMs
      else this.#pages.remove(key)
    }
    for (const [key, { allowStale }] of this.#pending) if (!allowStale) this.#pending.delete(key)
    for (const pending of this.#generating) for (const tag of tags) pending.markedStale.add(tag)
  }

  /** Removes everything: announcements may have been missed. */
  invalidateAll(): void {
    this.#keepAsFallback(this.#pages.removeAll())
    this.#notFound.removeAll()
    this.#pending.clear()
    for (const pending of this.#generating) pending.allInvalidated = true
  }

  /** Metrics. */
  stats(): { hits: number; misses: number; entries: number; bytes: number } {
    return {
      hits: this.#hits,
      misses: this.#misses,
      entries: this.#pages.size + this.#notFound.size,
      bytes: this.#pages.bytes + this.#notFound.bytes + this.#fallback.bytes,
    }
  }

  #find(key: string): CacheEntry | undefined {
    const nowMs = this.#now()
    const entry = this.#pages.get(key, nowMs) ?? this.#notFound.get(key, nowMs)
    if (!entry) return undefined
    if (entry.staleSinceMs !== undefined && entry.staleSinceMs + MAX_STALE_MS <= nowMs) {
      this.#pages.remove(key)
      this.#keepAsFallback([[key, entry]])
      return undefined
    }
    this.#hits += 1
    return entry
  }

  /** Revalidates a stale entry after the current request is answered, at a limited rate. */
  #scheduleRevalidation(cacheRequest: CacheRequest, entry: CacheEntry): void {
    const nowMs = this.#now()
    if (nowMs < this.#pausedUntilMs || nowMs < entry.madeAtMs + MIN_REVALIDATION_INTERVAL_MS) return
    this.#pausedUntilMs = Number.POSITIVE_INFINITY
    setImmediate(() => {
      const begunMs = this.#now()
      const pause = () => {
        const endedMs = this.#now()
        this.#pausedUntilMs = endedMs + REVALIDATION_PAUSE_FACTOR * (endedMs - begunMs)
      }
      this.#generate(cacheRequest)
        .catch(error => this.#onRevalidationError(error, cacheRequest.key))
        .finally(pause)
    })
  }

  #keepAsFallback(invalidated: [key: string, entry: Omit<CacheEntry, 'expiresAtMs'>][]): void {
    const expiresAtMs = this.#now() + FALLBACK_TTL_MS
    for (const [key, entry] of invalidated) this.#fallback.put(key, { ...entry, expiresAtMs })
  }

  /** Whether any response of this key is stored, fresh or invalidated. */
  #isKnown(key: string): boolean {
    return [this.#pages, this.#notFound, this.#fallback].some(store => store.get(key, this.#now()))
  }

  #fallbackResponse(key: string): Promise<CachedResponse> | undefined {
    const fallback = this.#fallback.get(key, this.#now())
    return fallback && staleResponse(fallback.answer, fallback.madeAtMs)
  }

  /** The response when generation failed: an invalidated one during an outage, else the error. */
  #onFailure(key: string, error: unknown): Promise<CachedResponse> {
    if (!(error instanceof GenerationTimedOut) && !outageOf(error)) return Promise.reject(error)
    this.#outageUntilMs = this.#now() + RETRY_AFTER_SECONDS * 1000
    return this.#fallbackResponse(key) ?? Promise.reject(error)
  }

  #generate(cacheRequest: CacheRequest, preferred?: Compression): Promise<CachedResponse> {
    const { key } = cacheRequest
    const { promise: generated, resolve, reject } = Promise.withResolvers<CachedResponse>()
    const promise = generated.catch(error => this.#onFailure(key, error))
    const pending: PendingResponse = {
      promise,
      allowStale: cacheRequest.allowStale ?? false,
      invalidated: new Set(),
      allInvalidated: false,
      markedStale: new Set(),
    }
    this.#pending.set(key, pending)
    this.#generating.add(pending)
    const settle = () => {
      if (this.#pending.get(key) === pending) this.#pending.delete(key)
    }
    const deadline = setTimeout(() => {
      settle()
      reject(new GenerationTimedOut())
    }, this.#generationTimeoutMs)
    this.#generateAndCache(cacheRequest, pending, preferred)
      .finally(() => {
        clearTimeout(deadline)
        this.#generating.delete(pending)
        settle()
      })
      .then(resolve, reject)
    return promise
  }

  async #generateAndCache(
    { key, tags = [], make }: CacheRequest,
    pending: PendingResponse,
    preferred?: Compression,
  ): Promise<CachedResponse> {
    const generated = await make()
    const answer = await compressResponse(generated, preferred)
    const allTags = new Set([...tags, ...(generated.tags ?? [])])
    const { allowStale } = pending
    const isStale = sharesTag(pending.markedStale, allTags)
    const isInvalidated =
      pending.allInvalidated || sharesTag(pending.invalidated, allTags) || (isStale && !allowStale)
    const madeAtMs = this.#now()
    const entry = {
      answer,
      tags: allTags,
      madeAtMs,
      allowStale,
      ...(isStale && { staleSinceMs: madeAtMs }),
    }
    if (isInvalidated) {
      if (generated.status === 200 && !this.#isKnown(key)) this.#keepAsFallback([[key, entry]])
      return answer
    }
    this.#fallback.remove(key)
    this.#pages.remove(key)
    if (generated.status === 200) {
      this.#pages.put(key, { ...entry, expiresAtMs: Number.POSITIVE_INFINITY })
    } else if (generated.status === 404) {
      this.#notFound.put(key, { ...entry, expiresAtMs: madeAtMs + NOT_FOUND_TTL_MS })
    }
    return answer
  }
}
