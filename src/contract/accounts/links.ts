import { DAY_MS, HOUR_MS } from '../durations.ts'

/** How long the link that confirms an address serves, in figures and in words. */
export const confirmationLink = {
  lifetimeMs: 3 * DAY_MS,
  words: 'trois jours',
  longer: 'plus de trois jours',
} as const

/** The same of the link of 'Mot de passe oublié ?'. */
export const resetLink = { lifetimeMs: HOUR_MS, words: 'une heure', longer: 'plus d’une heure' } as const
