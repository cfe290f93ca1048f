import { SHOP_MAX_COUNTED } from '../list-limits.ts'

/** A noun for a count: singular for 0 and 1. The default plural appends an s. */
export const oneOrMany = (count: number, one: string, many = `${one}s`): string => (count > 1 ? many : one)

/** "0 album", "1 album", "3 albums", "1 203 albums": a count with its noun; the default plural appends an s. */
export const counted = (count: number, one: string, many?: string): string =>
  `${count.toLocaleString('fr-FR')} ${oneOrMany(count, one, many)}`

/** "312", or "1 000+": a product count, which stops at the shop's maximum. */
export const shopCount = (total: number): string =>
  total < SHOP_MAX_COUNTED ? String(total) : `${SHOP_MAX_COUNTED.toLocaleString('fr-FR')}+`
