import { HTML } from '../pages/draw-page.ts'
import { staleLine } from '../pages/stale-line.ts'
import { bodyIn, compressAnswer, type StoredAnswer } from './compress-answer.ts'

/** Compressed once, however many ask while the database is away. */
const made = new WeakMap<StoredAnswer, Promise<StoredAnswer>>()

async function makeStale(former: StoredAnswer, madeAt: Date): Promise<StoredAnswer> {
  const { status, headers } = former
  const contentType = headers['content-type'] ?? ''
  const body = await bodyIn(former, 'identity')
  return compressAnswer({
    status,
    contentType,
    // https://www.rfc-editor.org/rfc/rfc9211: a program reads there what a person reads in the line.
    headers: { ...headers, 'cache-control': 'no-store', 'cache-status': 'amic; hit; detail=stale' },
    body:
      contentType === HTML ? body.toString().replace(/<body[^>]*>/, tag => tag + staleLine(madeAt)) : body,
  })
}

/**
 * An answer from before a change, which says so: a page in a line at its top, with its date, other answers in `Cache-Status`.
 * No browser keeps it.
 */
export function staleAnswer(former: StoredAnswer, madeAtMs: number): Promise<StoredAnswer> {
  const stale = made.get(former) ?? makeStale(former, new Date(madeAtMs))
  made.set(former, stale)
  return stale
}
