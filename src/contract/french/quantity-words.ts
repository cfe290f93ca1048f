import { oneOrMany } from './counted.ts'

/** The plural of a unit: "bottes", "kg"; by default with an s. */
export const pluralUnit = (unit: string): string =>
  /^(k?g|tas)$/.test(unit) ? unit : unit + (unit === 'plateau' ? 'x' : 's')

/** "kg", "botte", "bottes": the unit after a number. */
export const unitWords = (quantity: number, unit: string): string =>
  oneOrMany(quantity, unit, pluralUnit(unit))

/** "3 kg", "2 bottes": a quantity. */
export const quantityWords = (quantity: number, unit: string): string =>
  `${quantity}\u00a0${unitWords(quantity, unit)}`
