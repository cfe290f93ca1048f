import { counted } from '#contract/french/counted.ts'

type Words = { one: string; none: string; closed: string }

/** "21 zones", "7 points, 1 fermé", "Aucun point": the number of items, and of closed ones. */
export function openWords(areOpen: readonly boolean[], { one, none, closed: closedWord }: Words): string {
  if (areOpen.length === 0) return none
  const closed = areOpen.filter(isOpen => !isOpen).length
  return [counted(areOpen.length, one), closed > 0 && counted(closed, closedWord)].filter(Boolean).join(', ')
}
