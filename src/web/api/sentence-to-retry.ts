import { ApiFailure, OFFLINE, sentenceOf } from '#web/api/api-failure.ts'

/**
 * What a person reads of an error of what does no harm when it is done twice: where no answer came, the given words, rather than
 * that it may be done.
 */
export function sentenceToRetry(error: unknown, fallback: string): string {
  const isUnanswered = error instanceof ApiFailure && error.status === 0 && error.code !== OFFLINE
  return isUnanswered ? fallback : sentenceOf(error, fallback)
}
