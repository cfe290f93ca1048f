import { formatDateTime } from '#contract/french/dates.ts'
import { HTML } from '../pages/draw-page.ts'
import { compressAnswer, type StoredAnswer } from './compress-answer.ts'

const line = (madeAt: Date) =>
  '<p role="status" class="bg-ink px-4 py-2 text-center text-sm font-semibold text-white">' +
  `Notre service est momentanément perturbé. Cette page date du ${formatDateTime(madeAt)} : prix et stocks ont pu changer.</p>`

/** Compressed once, however many ask while the database is away. */
const made = new WeakMap<StoredAnswer, Promise<StoredAnswer>>()

async function makeStale({ status, headers, bodies }: StoredAnswer, madeAt: Date): Promise<StoredAnswer> {
  const contentType = headers['content-type'] ?? ''
  const body = bodies.identity
  return compressAnswer({
    status,
    contentType,
    // https://www.rfc-editor.org/rfc/rfc9211: a program reads there what a person reads in the line.
    headers: { ...headers, 'cache-control': 'no-store', 'cache-status': 'amic; hit; detail=stale' },
    body: contentType === HTML ? body.toString().replace(/<body[^>]*>/, tag => tag + line(madeAt)) : body,
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
