import { hasStatus, sentenceOf } from '#web/api/api-failure.ts'
import { tellFailure } from '#web/api/tell-failure.ts'

const MAY_BE_DONE = 'Pas de réponse\u00a0: c’est peut-être fait. Vérifiez avant de réessayer.'

/**
 * What a person reads of the error of an act that, sent again, would be done twice or be refused: where no answer came, that it may be
 * done already.
 */
export const sentenceOfOneTry = (error: unknown, fallback: string): string =>
  sentenceOf(error, hasStatus(error, 0) ? MAY_BE_DONE : fallback)

/** Says the same in a toast. */
export const tellFailureOfOneTry = (error: unknown, fallback: string): void =>
  tellFailure(error, hasStatus(error, 0) ? MAY_BE_DONE : fallback)
