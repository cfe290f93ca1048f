import { DAY_MS, HOUR_MS } from '../durations.ts'

/** Lifetime of the confirmation link, in milliseconds and as text. */
export const confirmationLink = {
  lifetimeMs: 3 * DAY_MS,
  words: 'trois jours',
  longer: 'plus de trois jours',
} as const

/** The same for the password reset link. */
export const resetLink = { lifetimeMs: HOUR_MS, words: 'une heure', longer: 'plus d’une heure' } as const
