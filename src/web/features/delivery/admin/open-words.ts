import { counted } from '#contract/french/counted.ts'

/** "21 zones", "7 points, 1 fermé": how many there are, and how many of them are closed. */
export function openWords(areOpen: readonly boolean[], noun: string, closedWord: string): string {
  const closed = areOpen.filter(isOpen => !isOpen).length
  return [counted(areOpen.length, noun), closed > 0 && counted(closed, closedWord)].filter(Boolean).join(', ')
}
