import { counted } from '#contract/french/counted.ts'

/** Noun for the rows of a list. */
export type Noun = { one: string; many: string; isFeminine?: boolean }

/** "3 commandes sélectionnées". */
export function selectedWords({ one, many, isFeminine }: Noun, count: number): string {
  const chosen = isFeminine ? 'sélectionnée' : 'sélectionné'
  return counted(count, `${one} ${chosen}`, `${many} ${chosen}s`)
}
