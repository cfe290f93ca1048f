import { counted } from '#contract/french/counted.ts'

/** "21 zones", "7 points, 1 fermé": the number of items, and of closed ones. */
export function openWords(areOpen: readonly boolean[], noun: string, closedWord: string): string {
  const closed = areOpen.filter(isOpen => !isOpen).length
  return [counted(areOpen.length, noun), closed > 0 && counted(closed, closedWord)].filter(Boolean).join(', ')
}
