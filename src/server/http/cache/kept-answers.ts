import type { CacheTag } from '#contract/cache-tags.ts'
import { type Api, contract } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { tagsOf } from '../pages/in-process-api.ts'
import { sharesTag } from './answer-shelf.ts'

/** Some ten kilobytes each: what a hundred pages have in common, and the lists that some of them show. */
const MOST_ANSWERS = 100

type Kept = { answer: Promise<unknown>; tags: ReadonlySet<CacheTag> }

/**
 * Answers that pages are drawn of, kept for the next page that shows the same: thousands of pages ask for the site's facts, and each
 * product's for the newest of its category. One is forgotten as soon as something that it shows has changed, a number too,
 * and also while it is under way. Failures are not kept.
 */
export class KeptAnswers {
  /** Those asked for last at the end. */
  readonly #kept = new Map<string, Kept>()

  /** The answer of this name, kept or asked for now. */
  answer(key: string, tags: readonly CacheTag[], ask: () => Promise<unknown>): Promise<unknown> {
    const kept = this.#kept.get(key) ?? { answer: ask(), tags: new Set(tags) }
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    kept.answer.catch(() => {
      if (this.#kept.get(key) === kept) this.#kept.delete(key)
    })
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MOST_ANSWERS) this.#kept.delete(oldest!)
    return kept.answer
  }

  drop(tags: readonly CacheTag[]): void {
    const dropped = new Set(tags)
    for (const [key, kept] of this.#kept) if (sharesTag(dropped, kept.tags)) this.#kept.delete(key)
  }

  outdate(tags: readonly CacheTag[]): void {
    this.drop(tags)
  }

  dropAll(): void {
    this.#kept.clear()
  }
}

/** The API whose public answers are kept. */
export function keepAnswers(api: Api, kept: KeptAnswers): Api {
  const calls = Object.entries(api) as [keyof Api, (input?: unknown) => Promise<unknown>][]
  const keeping = calls.map(([name, call]) => {
    const { cached }: Endpoint = contract[name]
    if (!cached) return [name, call]
    const keptCall = (input?: unknown) =>
      kept.answer(`${name} ${JSON.stringify(input)}`, tagsOf(name, input), () => call(input))
    return [name, keptCall]
  })
  return Object.fromEntries(keeping) as Api
}
