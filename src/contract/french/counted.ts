import { SHOP_MAX_COUNTED } from '../list-limits.ts'

/** What is said of one thing, or of several; of none what is said of one. Without another plural the word takes an s. */
export const oneOrMany = (count: number, one: string, many = `${one}s`): string => (count > 1 ? many : one)

/** "0 album", "1 album", "3 albums", "1 203 albums": so many of something; without another plural it takes an s. */
export const counted = (count: number, one: string, many?: string): string =>
  `${count.toLocaleString('fr-FR')} ${oneOrMany(count, one, many)}`

/** "312", or "1 000+": so many products of the shop, from as many on as it counts. */
export const shopCount = (total: number): string =>
  total < SHOP_MAX_COUNTED ? String(total) : `${SHOP_MAX_COUNTED.toLocaleString('fr-FR')}+`
