import { oneOrMany } from './counted.ts'

/** "bottes", "kg": what more than one of a unit are called; of most it is made by an s. */
export const pluralUnit = (unit: string): string =>
  /^(k?g|tas)$/.test(unit) ? unit : unit + (unit === 'plateau' ? 'x' : 's')

/** "kg", "botte", "bottes": the unit as it is said behind a number. */
export const unitWords = (quantity: number, unit: string): string =>
  oneOrMany(quantity, unit, pluralUnit(unit))

/** "3 kg", "2 bottes": so many of a unit. */
export const quantityWords = (quantity: number, unit: string): string =>
  `${quantity}\u00a0${unitWords(quantity, unit)}`
