import { inSequence } from './in-sequence.ts'

/** From Monday on; rounds count them from 1. */
export const weekdayWords = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const

/** @param weekday 1 (Monday) to 7 (Sunday) */
export const weekdayWord = (weekday: number): string => weekdayWords[weekday - 1] ?? ''

/**
 * "lundi", "mardi et vendredi", "lundi, mercredi et samedi": the weekdays of rounds, each once, from Monday on. Three or more
 * consecutive ones are "du lundi au samedi".
 */
export function formatRoundDays(rounds: readonly { weekday: number }[]): string {
  const days = weekdayWords.filter((_, index) => rounds.some(({ weekday }) => weekday === index + 1))
  const isOneRow = days.length > 2 && weekdayWords.join().includes(days.join())
  return isOneRow ? `du ${days[0]} au ${days.at(-1)}` : inSequence(days)
}
