import { hasStatus } from '#web/api/api-failure.ts'

const MAY_BE_DONE = 'Pas de réponse\u00a0: c’est peut-être fait. Vérifiez avant de réessayer.'

/**
 * What to say of the failure of an act that, sent again, would be done twice or be refused: where no answer came, that it may be done
 * already; otherwise the given words.
 */
export const ofOneTry = (error: unknown, fallback: string): string =>
  hasStatus(error, 0) ? MAY_BE_DONE : fallback
