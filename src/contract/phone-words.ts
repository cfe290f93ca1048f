const IVORIAN = /^\+225(\d+)$/
const DIGITS_IN_PAIRS = 10

/** "07 01 02 03 04": the ten digits of a number in pairs; of another length as they are. */
export const inPairs = (digits: string): string =>
  digits.length === DIGITS_IN_PAIRS ? digits.replace(/\d\d(?=\d)/g, '$& ') : digits

/** "+225 07 01 02 03 04": a stored telephone number as people read it; one of another country stays as it is. */
export const phoneWords = (phone: string): string =>
  phone.replace(IVORIAN, (_, digits: string) => `+225 ${inPairs(digits)}`)
