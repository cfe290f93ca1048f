import { counted } from '#contract/french/counted.ts'

/** What the rows of a list are called. */
export type Noun = { one: string; many: string; isFeminine?: boolean }

/** "3 commandes sélectionnées". */
export function chosenWords({ one, many, isFeminine }: Noun, count: number): string {
  const chosen = isFeminine ? 'sélectionnée' : 'sélectionné'
  return counted(count, `${one} ${chosen}`, `${many} ${chosen}s`)
}

/** What is said of rows that could not be acted on. */
export function stillChosenWords({ isFeminine }: Noun, count: number): string {
  const pronoun = isFeminine ? 'Elle' : 'Il'
  return count > 1
    ? `${pronoun}s restent ${isFeminine ? 'sélectionnées' : 'sélectionnés'} dans la liste.`
    : `${pronoun} reste ${isFeminine ? 'sélectionnée' : 'sélectionné'} dans la liste.`
}
