import { isRecord } from '#web/kept/is-record.ts'

/** What the service worker tells a page that shows kept copies: when the oldest was seen, in Unix milliseconds. */
export type KeptCopies = { kind: 'amic.copies'; seenAtMs: number }

/** What a page asks the service worker once it can hear. */
export const COPIES_QUESTION = 'amic.copies?'

export const isQuestion = (message: unknown): boolean => message === COPIES_QUESTION

export const isKeptCopies = (message: unknown): message is KeptCopies =>
  isRecord(message) && message.kind === 'amic.copies'
