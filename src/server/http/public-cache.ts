import type { FastifyReply, FastifyRequest } from 'fastify'
import { outageOf } from '#database/outage.ts'
import { compressAnswer, type PublicAnswer, type StoredAnswer } from './compress-answer.ts'
import { Refused } from './refuse.ts'
import { sendStoredAnswer } from './send-stored-answer.ts'
import { staleAnswer } from './stale-answer.ts'

export type PublicQuestion = {
  /** Names the answer: two questions with one key have one answer. */
  key: string
  /** What the answer is known to depend on before it is made. */
  tags?: readonly string[]
  make: () => Promise<PublicAnswer>
}

type Kept = { answer: StoredAnswer; tags: ReadonlySet<string>; madeAtMs: number; expiresAtMs: number }

/** What an entry takes besides its bodies and its name: objects, tags, buffers (measured with 300,000 empty answers). */
const ENTRY_BYTES = 1_000
const weightOf = (key: string, { answer }: Kept): number => ENTRY_BYTES + 2 * key.length + answer.bytes

/** An answer under way. What is dropped meanwhile decides whether it may be kept. */
type Flight = { promise: Promise<StoredAnswer>; dropped: Set<string>; droppedAll: boolean }

/** An answer lasted longer than anybody should wait. */
class TooLong extends Refused<'unavailable'> {
  constructor() {
    super('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
}

type Options = { maxBytes?: number; now?: () => number; longestFlightMs?: number }

const MEBIBYTE = 1024 * 1024
const DEFAULT_MAX_BYTES = 64 * MEBIBYTE
/** Absent pages have their own small shelf: someone who tries addresses cannot push the real pages out. */
const ABSENT_SHARE = 16
const ABSENT_KEPT_MS = 15_000
/** Whoever waits longer is told to come back, and the next to ask has the answer made anew. */
const LONGEST_FLIGHT_MS = 10_000
const RETRY_AFTER_SECONDS = 5
/** What has been dropped stays at hand in this share of the bytes, for when the database is away. */
const FORMER_SHARE = 4
const FORMER_KEPT_MS = 24 * 60 * 60 * 1000

function sharesTag(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const tag of some) if (others.has(tag)) return true
  return false
}

/** Answers by key, the least recently used leaving first, within a number of bytes. */
class Shelf {
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

  /** Takes out what depends on one of the tags, or everything, the least recently used first. */
  takeOut(tags?: ReadonlySet<string>): [key: string, kept: Kept][] {
    const taken = [...this.#entries].filter(([, kept]) => !tags || sharesTag(kept.tags, tags))
    for (const [key] of taken) this.remove(key)
    return taken
  }

  #insert(key: string, kept: Kept): void {
    this.#entries.set(key, kept)
    this.bytes += weightOf(key, kept)
  }
}

/**
 * Whole answers kept in the process, ready to send: made once for all who ask at the same time, compressed
 * once, dropped when what they depend on changes. An answer that was begun before a drop never outlives it.
 * While the database is away, what was dropped is answered all the same and says its age.
 */
export class PublicCache {
  readonly #pages: Shelf
  readonly #absent: Shelf
  readonly #former: Shelf
  readonly #flights = new Map<string, Flight>()
  readonly #underWay = new Set<Flight>()
  readonly #now: () => number
  readonly #longestFlightMs: number
  /** Until then, former answers are given without asking the database whether it is back. */
  #outageUntilMs = 0
  #hits = 0
  #misses = 0

  constructor({
    maxBytes = DEFAULT_MAX_BYTES,
    now = Date.now,
    longestFlightMs = LONGEST_FLIGHT_MS,
  }: Options = {}) {
    this.#pages = new Shelf(maxBytes)
    this.#absent = new Shelf(maxBytes / ABSENT_SHARE)
    this.#former = new Shelf(maxBytes / FORMER_SHARE)
    this.#now = now
    this.#longestFlightMs = longestFlightMs
  }

  /** Answers a request from the cache, making the answer when it is not there. */
  async serve(request: FastifyRequest, reply: FastifyReply, question: PublicQuestion): Promise<FastifyReply> {
    return sendStoredAnswer(request, reply, await this.answer(question))
  }

  /** The answer of this name if it is there. */
  kept(key: string): StoredAnswer | undefined {
    const nowMs = this.#now()
    const kept = this.#pages.get(key, nowMs) ?? this.#absent.get(key, nowMs)
    if (kept) this.#hits += 1
    return kept?.answer
  }

  /**
   * The answer to a question, kept or made now.
   * @throws whatever `make` throws, to everyone who waits for it; nothing is kept then. Refused `unavailable` when it lasts too
   * long: one answer that never comes must not keep all visitors of its page waiting. Neither when the database is away and a
   * former answer is at hand.
   */
  async answer(question: PublicQuestion): Promise<StoredAnswer> {
    const kept = this.kept(question.key)
    if (kept) return kept
    const flight = this.#flights.get(question.key)
    if (flight) {
      this.#hits += 1
      return flight.promise
    }
    const former = this.#now() < this.#outageUntilMs && this.#formerAnswer(question.key)
    if (former) return former
    this.#misses += 1
    return this.#make(question)
  }

  /** Forgets every answer that depends on one of the tags, also those being made. */
  drop(tags: readonly string[]): void {
    if (tags.length === 0) return
    const dropped = new Set(tags)
    this.#retire(this.#pages.takeOut(dropped))
    this.#absent.takeOut(dropped)
    // What a flight depends on is known at its end: from now on, everyone asks anew.
    this.#flights.clear()
    for (const flight of this.#underWay) for (const tag of tags) flight.dropped.add(tag)
  }

  /** Forgets everything: for when changes may have been missed. */
  dropAll(): void {
    this.#retire(this.#pages.takeOut())
    this.#absent.takeOut()
    this.#flights.clear()
    for (const flight of this.#underWay) flight.droppedAll = true
  }

  /** Figures for the process's metrics. */
  stats(): { hits: number; misses: number; entries: number; bytes: number } {
    return {
      hits: this.#hits,
      misses: this.#misses,
      entries: this.#pages.size + this.#absent.size,
      bytes: this.#pages.bytes + this.#absent.bytes + this.#former.bytes,
    }
  }

  #retire(dropped: [key: string, kept: Kept][]): void {
    const expiresAtMs = this.#now() + FORMER_KEPT_MS
    for (const [key, kept] of dropped) this.#former.put(key, { ...kept, expiresAtMs })
  }

  #formerAnswer(key: string): Promise<StoredAnswer> | undefined {
    const former = this.#former.get(key, this.#now())
    return former && staleAnswer(former.answer, former.madeAtMs)
  }

  /** What is answered in place of what could not be made. */
  #instead(key: string, error: unknown): Promise<StoredAnswer> {
    if (!(error instanceof TooLong) && !outageOf(error)) return Promise.reject(error)
    this.#outageUntilMs = this.#now() + RETRY_AFTER_SECONDS * 1000
    return this.#formerAnswer(key) ?? Promise.reject(error)
  }

  #make(question: PublicQuestion): Promise<StoredAnswer> {
    const { key } = question
    const { promise: made, resolve, reject } = Promise.withResolvers<StoredAnswer>()
    const promise = made.catch(error => this.#instead(key, error))
    const flight: Flight = { promise, dropped: new Set(), droppedAll: false }
    this.#flights.set(key, flight)
    this.#underWay.add(flight)
    const land = () => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
    }
    const deadline = setTimeout(() => {
      land()
      reject(new TooLong())
    }, this.#longestFlightMs)
    this.#makeAndKeep(question, flight)
      .finally(() => {
        clearTimeout(deadline)
        this.#underWay.delete(flight)
        land()
      })
      .then(resolve, reject)
    return promise
  }

  async #makeAndKeep({ key, tags = [], make }: PublicQuestion, flight: Flight): Promise<StoredAnswer> {
    const made = await make()
    const answer = await compressAnswer(made)
    const dependsOn = new Set([...tags, ...(made.tags ?? [])])
    const isStale = flight.droppedAll || sharesTag(flight.dropped, dependsOn)
    if (isStale) return answer
    this.#former.remove(key)
    const madeAtMs = this.#now()
    const kept = { answer, tags: dependsOn, madeAtMs }
    if (made.status === 200) {
      this.#pages.put(key, { ...kept, expiresAtMs: Number.POSITIVE_INFINITY })
    } else if (made.status === 404) {
      this.#absent.put(key, { ...kept, expiresAtMs: madeAtMs + ABSENT_KEPT_MS })
    }
    return answer
  }
}
