import { COUNTED_AT_MOST } from '#contract/list-limits.ts'

/** "1 compte", "3 comptes", "10 000 commandes ou plus": lists are counted up to `most` and no further. */
export function countWords(total: number, one: string, many: string, most = COUNTED_AT_MOST): string {
  if (total === 1) return `1\u00a0${one}`
  const words = `${total.toLocaleString('fr-FR')}\u00a0${many}`
  return total < most ? words : `${words} ou plus`
}
