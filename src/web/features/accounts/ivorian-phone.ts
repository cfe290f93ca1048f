import { inPairs } from '#contract/phone-words.ts'

const COUNTRY_PREFIX = /^(?:\+|00)225|^225(?=\d{10}$)/

/**
 * What a person typed or what the phone filled in, without the country's prefix; ten digits are set in pairs.
 * A number of another country keeps its prefix.
 */
export function nationalNumber(typed: string): string {
  const compact = typed
    .trim()
    .replace(/[\s.\-()]+/g, '')
    .replace(COUNTRY_PREFIX, '')
  if (/^\d{10}$/.test(compact)) return inPairs(compact)
  return typed.trim().replace(/[\s.-]+/g, ' ')
}

/** The number as the contract takes it, with its country's prefix; empty when nothing was typed. */
export function internationalNumber(typed: string): string {
  const national = nationalNumber(typed)
  return national === '' || national.startsWith('+') ? national : `+225 ${national}`
}
