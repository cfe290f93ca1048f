import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CacheTag } from '#contract/cache-tags.ts'
import { DAY_MS } from '#contract/durations.ts'
import { MEBIBYTE } from '#contract/sizes.ts'
import { outageOf } from '#database/outage.ts'
import { Refused } from '../refuse.ts'
import { RETRY_AFTER_SECONDS } from '../retry-after.ts'
import { AnswerShelf, type Kept, sharesTag } from './answer-shelf.ts'
import { type Compression, compressAnswer, type PublicAnswer, type StoredAnswer } from './compress-answer.ts'
import { chooseCompression, sendStoredAnswer } from './send-stored-answer.ts'
import { staleAnswer } from './stale-answer.ts'

export type PublicQuestion = {
  /** Names the answer: two questions with one key have one answer. */
  key: string
  /** What the answer is known to depend on before it is made. */
  tags?: readonly CacheTag[]
  make: () => Promise<PublicAnswer>
  /**
   * May the kept answer still be given while a number in it is made up to date (`outdate`)? For what people read: its
   * numbers are asked again before anything depends on them.
   */
  mayLag?: boolean
}

/** An answer under way. What is dropped meanwhile decides whether it may be kept. */
type Flight = {
  promise: Promise<StoredAnswer>
  mayLag: boolean
  dropped: Set<CacheTag>
  droppedAll: boolean
  outdated: Set<CacheTag>
}

/** An answer lasted longer than anybody should wait. */
class TooLong extends Refused<'unavailable'> {
  constructor() {
    super('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
}

type Options = {
  maxBytes?: number
  now?: () => number
  longestFlightMs?: number
  /** Is told why an answer could not be renewed; whoever had asked was given the former one. */
  onRenewalFailure?: (error: unknown, key: string) => void
}

/** Some five hundred pages, compressed. */
const DEFAULT_MAX_BYTES = 32 * MEBIBYTE
/** Absent pages have their own small shelf: someone who tries addresses cannot push the real pages out. */
const ABSENT_SHARE = 16
const ABSENT_KEPT_MS = 15_000
/** Whoever waits longer is told to come back, and the next to ask has the answer made anew. */
const LONGEST_FLIGHT_MS = 10_000
/** What has been dropped stays at hand in this share of the bytes, for when the database is away. */
const FORMER_SHARE = 4
const FORMER_KEPT_MS = DAY_MS
/** An answer with an old number is given at most so long; whoever asks later waits for a new one. */
const LONGEST_LAG_MS = 60_000
/** However much is sold, an answer that may lag is made at most so often. */
const RENEWED_AT_MOST_EVERY_MS = 5_000
/** After a renewal, none for so many times as long as it took: visitors and orders have the rest of the thread. */
const REST_AFTER_RENEWAL = 3

/**
 * Whole answers kept in the process, ready to send: made once for all who ask at the same time, compressed
 * once, dropped when what they depend on changes. An answer that was begun before a drop never outlives it. What
 * only shows a number that changed by itself may be given for a moment more, while it is renewed.
 * While the database is away, what was dropped is answered all the same and says its age.
 */
export class PublicCache {
  readonly #pages: AnswerShelf
  readonly #absent: AnswerShelf
  readonly #former: AnswerShelf
  readonly #flights = new Map<string, Flight>()
  readonly #underWay = new Set<Flight>()
  readonly #now: () => number
  readonly #longestFlightMs: number
  /** Until then, former answers are given without asking the database whether it is back. */
  #outageUntilMs = 0
  readonly #onRenewalFailure: (error: unknown, key: string) => void
  /** No answer is renewed before. */
  #restUntilMs = 0
  #hits = 0
  #misses = 0

  constructor({
    maxBytes = DEFAULT_MAX_BYTES,
    now = Date.now,
    longestFlightMs = LONGEST_FLIGHT_MS,
    onRenewalFailure = () => {},
  }: Options = {}) {
    this.#pages = new AnswerShelf(maxBytes)
    this.#absent = new AnswerShelf(maxBytes / ABSENT_SHARE)
    this.#former = new AnswerShelf(maxBytes / FORMER_SHARE)
    this.#now = now
    this.#longestFlightMs = longestFlightMs
    this.#onRenewalFailure = onRenewalFailure
  }

  /** Answers a request from the cache, making the answer when it is not there. */
  async serve(request: FastifyRequest, reply: FastifyReply, question: PublicQuestion): Promise<FastifyReply> {
    const asked = chooseCompression(request.headers['accept-encoding'])
    return sendStoredAnswer(request, reply, await this.answer(question, asked))
  }

  /** The answer of this name if it is there. */
  kept(key: string): StoredAnswer | undefined {
    return this.#find(key)?.answer
  }

  /**
   * The answer to a question, kept or made now; then compressed as who asks reads it.
   * @throws whatever `make` throws, to everyone who waits for it; nothing is kept then. Refused `unavailable` when it lasts too
   * long: one answer that never comes must not keep all visitors of its page waiting. Neither when the database is away and a
   * former answer is at hand.
   */
  async answer(question: PublicQuestion, asked?: Compression): Promise<StoredAnswer> {
    const kept = this.#find(question.key)
    if (kept) {
      if (kept.outdatedAtMs !== undefined) this.#renewSoon(question, kept)
      return kept.answer
    }
    const flight = this.#flights.get(question.key)
    if (flight) {
      this.#hits += 1
      return flight.promise
    }
    const former = this.#now() < this.#outageUntilMs && this.#formerAnswer(question.key)
    if (former) return former
    this.#misses += 1
    return this.#make(question, asked)
  }

  /** Forgets every answer that depends on one of the tags, also those being made. */
  drop(tags: readonly CacheTag[]): void {
    if (tags.length === 0) return
    const dropped = new Set(tags)
    this.#retire(this.#pages.takeOut(dropped))
    this.#absent.takeOut(dropped)
    // What a flight depends on is known at its end: from now on, everyone asks anew.
    this.#flights.clear()
    for (const flight of this.#underWay) for (const tag of tags) flight.dropped.add(tag)
  }

  /**
   * Tells that a number which answers with one of the tags show has changed, or somebody's name, and nothing else. Those that may lag are given for
   * a moment more and renewed for who comes next; the others are forgotten.
   */
  outdate(tags: readonly CacheTag[]): void {
    const outdated = new Set(tags)
    const nowMs = this.#now()
    for (const [key, kept] of this.#pages.of(outdated)) {
      if (kept.mayLag) kept.outdatedAtMs ??= nowMs
      else this.#pages.remove(key)
    }
    for (const [key, { mayLag }] of this.#flights) if (!mayLag) this.#flights.delete(key)
    for (const flight of this.#underWay) for (const tag of tags) flight.outdated.add(tag)
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

  #find(key: string): Kept | undefined {
    const nowMs = this.#now()
    const kept = this.#pages.get(key, nowMs) ?? this.#absent.get(key, nowMs)
    if (!kept) return undefined
    if (kept.outdatedAtMs !== undefined && kept.outdatedAtMs + LONGEST_LAG_MS <= nowMs) {
      this.#pages.remove(key)
      this.#retire([[key, kept]])
      return undefined
    }
    this.#hits += 1
    return kept
  }

  /** Makes an outdated answer anew once whoever asked has the former one, unless too much is being renewed. */
  #renewSoon(question: PublicQuestion, kept: Kept): void {
    const nowMs = this.#now()
    if (nowMs < this.#restUntilMs || nowMs < kept.madeAtMs + RENEWED_AT_MOST_EVERY_MS) return
    this.#restUntilMs = Number.POSITIVE_INFINITY
    setImmediate(() => {
      const begunMs = this.#now()
      const rest = () => {
        const endedMs = this.#now()
        this.#restUntilMs = endedMs + REST_AFTER_RENEWAL * (endedMs - begunMs)
      }
      this.#make(question)
        .catch(error => this.#onRenewalFailure(error, question.key))
        .finally(rest)
    })
  }

  #retire(dropped: [key: string, kept: Omit<Kept, 'expiresAtMs'>][]): void {
    const expiresAtMs = this.#now() + FORMER_KEPT_MS
    for (const [key, kept] of dropped) this.#former.put(key, { ...kept, expiresAtMs })
  }

  /** Is there an answer of this name, made since or before? */
  #isKnown(key: string): boolean {
    return [this.#pages, this.#absent, this.#former].some(shelf => shelf.get(key, this.#now()))
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

  #make(question: PublicQuestion, asked?: Compression): Promise<StoredAnswer> {
    const { key } = question
    const { promise: made, resolve, reject } = Promise.withResolvers<StoredAnswer>()
    const promise = made.catch(error => this.#instead(key, error))
    const flight: Flight = {
      promise,
      mayLag: question.mayLag ?? false,
      dropped: new Set(),
      droppedAll: false,
      outdated: new Set(),
    }
    this.#flights.set(key, flight)
    this.#underWay.add(flight)
    const land = () => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
    }
    const deadline = setTimeout(() => {
      land()
      reject(new TooLong())
    }, this.#longestFlightMs)
    this.#makeAndKeep(question, flight, asked)
      .finally(() => {
        clearTimeout(deadline)
        this.#underWay.delete(flight)
        land()
      })
      .then(resolve, reject)
    return promise
  }

  async #makeAndKeep(
    { key, tags = [], make }: PublicQuestion,
    flight: Flight,
    asked?: Compression,
  ): Promise<StoredAnswer> {
    const made = await make()
    const answer = await compressAnswer(made, asked)
    const dependsOn = new Set([...tags, ...(made.tags ?? [])])
    const { mayLag } = flight
    const isOutdated = sharesTag(flight.outdated, dependsOn)
    const isOfBefore = flight.droppedAll || sharesTag(flight.dropped, dependsOn) || (isOutdated && !mayLag)
    const madeAtMs = this.#now()
    const kept = {
      answer,
      tags: dependsOn,
      madeAtMs,
      mayLag,
      ...(isOutdated && { outdatedAtMs: madeAtMs }),
    }
    if (isOfBefore) {
      if (made.status === 200 && !this.#isKnown(key)) this.#retire([[key, kept]])
      return answer
    }
    this.#former.remove(key)
    this.#pages.remove(key)
    if (made.status === 200) {
      this.#pages.put(key, { ...kept, expiresAtMs: Number.POSITIVE_INFINITY })
    } else if (made.status === 404) {
      this.#absent.put(key, { ...kept, expiresAtMs: madeAtMs + ABSENT_KEPT_MS })
    }
    return answer
  }
}
