/**
 * Money is in XOF. It is stored and transmitted as a decimal string with two decimals ("1500.00"), and computed in integer
 * centimes.
 */

/** The centimes of a number of francs, whole or not. */
export const centimesOfFcfa = (fcfa: number): number => fcfa * 100

const AMOUNT = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/

/**
 * The centimes of an amount.
 * @throws RangeError when the text is not a decimal amount with at most two decimals
 */
export function centimesOf(amount: string): number {
  const match = AMOUNT.exec(amount)
  if (!match) throw new RangeError(`not an amount: ${amount}`)
  const [, sign, whole = '0', decimals = ''] = match
  const centimes = centimesOfFcfa(Number(whole)) + Number(decimals.padEnd(2, '0'))
  return sign ? -centimes : centimes
}

/**
 * The amount of a number of centimes, with two decimals.
 * @throws RangeError when the number is not a safe integer
 */
export function amountOf(centimes: number): string {
  if (!Number.isSafeInteger(centimes)) throw new RangeError(`not whole centimes: ${centimes}`)
  const digits = String(Math.abs(centimes)).padStart(3, '0')
  return `${centimes < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * The amount of a number of francs, with two decimals: 1500 → "1500.00".
 * @throws RangeError when its centimes are not a safe integer
 */
export const amountOfFcfa = (fcfa: number): string => amountOf(centimesOfFcfa(fcfa))

/**
 * The francs of an amount, with its decimals: "1500.50" → 1500.5. For display and for partners; computations are in centimes.
 * @throws RangeError as `centimesOf`
 */
export const fcfaOf = (amount: string): number => centimesOf(amount) / 100

/** Price × quantity, as an amount. */
export const lineTotal = ({ price, quantity }: { price: string; quantity: number }): string =>
  amountOf(centimesOf(price) * quantity)

/**
 * "1 500 FCFA": an amount for display, without decimals, with non-breaking spaces. Written by hand, since loading the tables of
 * `Intl` is slow on phones.
 */
export function formatFcfa(amount: string): string {
  const francs = Math.round(fcfaOf(amount))
  const digits = String(Math.abs(francs)).replace(/\B(?=(?:\d{3})+$)/g, '\u202f')
  return `${francs < 0 ? '-' : ''}${digits}\u00a0FCFA`
}

/** "1 500 FCFA / kg": a price and what one pays it for. */
export const priceByUnit = ({ price, unit }: { price: string; unit: string }): string =>
  `${formatFcfa(price)} / ${unit}`
