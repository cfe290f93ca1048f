import { inSequence } from './in-sequence.ts'

/** From Monday on, as a round counts them from 1. */
export const weekdayWords = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const

/** @param weekday from Monday, 1, to Sunday, 7 */
export const weekdayWord = (weekday: number): string => weekdayWords[weekday - 1] ?? ''

/** "lundi", "mardi et vendredi", "lundi, mercredi et samedi": the weekdays of rounds, each once, from Monday on. */
export const formatRoundDays = (rounds: readonly { weekday: number }[]): string =>
  inSequence(weekdayWords.filter((_, index) => rounds.some(({ weekday }) => weekday === index + 1)))
