import { counted, oneOrMany } from '#contract/french/counted.ts'

/** What the rows of a list are called. */
export type Noun = { one: string; many: string; isFeminine?: boolean }

const chosenWord = ({ isFeminine }: Pick<Noun, 'isFeminine'>): string =>
  isFeminine ? 'sélectionnée' : 'sélectionné'

/** "3 commandes sélectionnées". */
export function chosenWords({ one, many, isFeminine }: Noun, count: number): string {
  const chosen = chosenWord({ isFeminine })
  return counted(count, `${one} ${chosen}`, `${many} ${chosen}s`)
}

/** What is said of rows that could not be acted on. */
export function stillChosenWords({ isFeminine }: Noun, count: number): string {
  const pronoun = isFeminine ? 'Elle' : 'Il'
  const chosen = chosenWord({ isFeminine })
  return oneOrMany(
    count,
    `${pronoun} reste ${chosen} dans la liste.`,
    `${pronoun}s restent ${chosen}s dans la liste.`,
  )
}
