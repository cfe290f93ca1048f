const IVORIAN = /^\+225(\d+)$/
const DIGITS_IN_PAIRS = 10
/** Invisible direction marks that apps put around a number. */
const UNSEEN = /\p{Cf}/gu
const COUNTRY_PREFIX = /^(?:\+|00)225|^225(?=\d{10}$)/

/** "07 01 02 03 04": the ten digits of a number in pairs; of another length as they are. */
const inPairs = (digits: string): string =>
  digits.length === DIGITS_IN_PAIRS ? digits.replace(/\d\d(?=\d)/g, '$& ') : digits

/** "+225 07 01 02 03 04": a stored telephone number as people read it; one of another country stays as it is. */
export const phoneWords = (phone: string): string =>
  phone.replace(IVORIAN, (_, digits: string) => `+225 ${inPairs(digits)}`)

/**
 * What a person typed or what the phone filled in, without the country's prefix; ten digits are set in pairs.
 * A number of another country keeps its prefix.
 */
export function nationalNumber(typed: string): string {
  const seen = typed.replace(UNSEEN, '').trim()
  const compact = seen.replace(/[\s.\-()/]+/g, '').replace(COUNTRY_PREFIX, '')
  if (/^\d{10}$/.test(compact)) return inPairs(compact)
  return seen.replace(/[\s./-]+/g, ' ')
}

/** The number as the contract takes it, with its country's prefix; empty when nothing was typed. */
export function internationalNumber(typed: string): string {
  const national = nationalNumber(typed)
  return national === '' || national.startsWith('+') ? national : `+225 ${national}`
}
