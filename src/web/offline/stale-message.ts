import { isRecord } from '#web/storage/is-record.ts'

/** Sent by the service worker to a page that got cached responses: when the oldest was fetched, in Unix milliseconds. */
export type StaleMessage = { kind: 'amic.copies'; seenAtMs: number }

/** Sent by a page once it listens. */
export const STALE_QUERY = 'amic.copies?'

export const isStaleQuery = (message: unknown): boolean => message === STALE_QUERY

export const isStaleMessage = (message: unknown): message is StaleMessage =>
  isRecord(message) && message.kind === 'amic.copies'
