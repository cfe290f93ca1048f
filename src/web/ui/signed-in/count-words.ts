import { counted } from '#contract/french/counted.ts'
import { MAX_COUNTED } from '#contract/list-limits.ts'

/** "1 compte", "3 comptes", "10 000 commandes ou plus": lists are counted up to `most` only. */
export function countWords(total: number, one: string, many: string, most = MAX_COUNTED): string {
  const words = counted(total, one, many)
  return total < most ? words : `${words} ou plus`
}
