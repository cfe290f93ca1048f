const IVORIAN = /^\+225(\d+)$/
const DIGITS_IN_PAIRS = 10
/** Invisible direction marks that apps put around a number. */
const UNSEEN = /\p{Cf}/gu
const COUNTRY_PREFIX = /^(?:\+|00)225|^225(?=\d{10}$)/

/** "07 01 02 03 04": ten digits in pairs; other lengths unchanged. */
const inPairs = (digits: string): string =>
  digits.length === DIGITS_IN_PAIRS ? digits.replace(/\d\d(?=\d)/g, '$& ') : digits

/** "+225 07 01 02 03 04": a stored phone number for display; foreign ones unchanged. */
export const phoneWords = (phone: string): string =>
  phone.replace(IVORIAN, (_, digits: string) => `+225 ${inPairs(digits)}`)

/** A typed or autofilled number without the prefix of Côte d'Ivoire; ten digits in pairs. Foreign numbers keep their prefix. */
export function nationalNumber(typed: string): string {
  const seen = typed.replace(UNSEEN, '').trim()
  const compact = seen.replace(/[\s.\-()/]+/g, '').replace(COUNTRY_PREFIX, '')
  if (/^\d{10}$/.test(compact)) return inPairs(compact)
  return seen.replace(/[\s./-]+/g, ' ')
}

/** The number as the API accepts it, with its prefix; empty when nothing was typed. */
export function internationalNumber(typed: string): string {
  const national = nationalNumber(typed)
  return national === '' || national.startsWith('+') ? national : `+225 ${national}`
}
