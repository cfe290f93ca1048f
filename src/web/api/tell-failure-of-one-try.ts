import { hasStatus } from '#web/api/api-failure.ts'
import { tellFailure } from '#web/api/tell-failure.ts'

/**
 * Says in a toast why something was not done that would be another one if it were sent again, or be refused: without an answer it may be done already, and
 * whoever sent it looks first.
 */
export const tellFailureOfOneTry = (error: unknown, fallback: string): void =>
  tellFailure(
    error,
    hasStatus(error, 0)
      ? 'Pas de réponse\u00a0: c’est peut-être fait. Vérifiez avant de réessayer.'
      : fallback,
  )
