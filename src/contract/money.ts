/**
 * Money is XOF, written as a decimal string with two digits ("1500.00") wherever it travels or is stored,
 * and computed in whole centimes.
 */

const AMOUNT = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/

/**
 * Centimes of an amount.
 * @throws RangeError when the text is not a decimal amount with at most two decimals.
 */
export function centimesOf(amount: string): number {
  const match = AMOUNT.exec(amount)
  if (!match) throw new RangeError(`not an amount: ${amount}`)
  const [, sign, whole = '0', decimals = ''] = match
  const centimes = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return sign ? -centimes : centimes
}

/**
 * The amount of a whole number of centimes, with two decimals.
 * @throws RangeError when the number is not a safe integer.
 */
export function amountOf(centimes: number): string {
  if (!Number.isSafeInteger(centimes)) throw new RangeError(`not whole centimes: ${centimes}`)
  const digits = String(Math.abs(centimes)).padStart(3, '0')
  return `${centimes < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Price × quantity of a line, as an amount. */
export const lineTotal = ({ price, quantity }: { price: string; quantity: number }): string =>
  amountOf(centimesOf(price) * quantity)

/**
 * "1 500 FCFA": an amount as a person reads it, without decimals, with unbreakable spaces. Grouped here, since a phone
 * takes longer to open the tables of `Intl` than to draw a page of prices.
 */
export function formatFcfa(amount: string): string {
  const francs = Math.round(centimesOf(amount) / 100)
  const digits = String(Math.abs(francs)).replace(/\B(?=(?:\d{3})+$)/g, '\u202f')
  return `${francs < 0 ? '-' : ''}${digits}\u00a0FCFA`
}
