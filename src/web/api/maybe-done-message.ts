import { hasStatus } from '#web/api/api-failure.ts'

const MAY_BE_DONE = 'Pas de réponse\u00a0: c’est peut-être fait. Vérifiez avant de réessayer.'

/**
 * The message for a failed action that is not idempotent: without a response, that it may be done already; otherwise the
 * fallback.
 */
export const maybeDoneMessage = (error: unknown, fallback: string): string =>
  hasStatus(error, 0) ? MAY_BE_DONE : fallback
