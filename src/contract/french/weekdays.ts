import { inSequence } from './in-sequence.ts'

/** From Monday on, as a round counts them from 1. */
export const weekdayWords = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const

/** @param weekday from Monday, 1, to Sunday, 7 */
export const weekdayWord = (weekday: number): string => weekdayWords[weekday - 1] ?? ''

/**
 * "lundi", "mardi et vendredi", "lundi, mercredi et samedi": the weekdays of rounds, each once, from Monday on. Three or more of
 * which each follows the other are "du lundi au samedi".
 */
export function formatRoundDays(rounds: readonly { weekday: number }[]): string {
  const days = [...new Set(rounds.map(({ weekday }) => weekday))].toSorted((one, other) => one - other)
  const [first = 0] = days
  const last = days.at(-1) ?? 0
  const isOneRow = days.length > 2 && last - first === days.length - 1
  return isOneRow ? `du ${weekdayWord(first)} au ${weekdayWord(last)}` : inSequence(days.map(weekdayWord))
}
