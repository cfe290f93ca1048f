import { counted, oneOrMany } from '#contract/french/counted.ts'

/** What the rows of a list are called. */
export type Noun = { one: string; many: string; isFeminine?: boolean }

/** "3 commandes sélectionnées". */
export function chosenWords({ one, many, isFeminine }: Noun, count: number): string {
  const chosen = isFeminine ? 'sélectionnée' : 'sélectionné'
  return counted(count, `${one} ${chosen}`, `${many} ${chosen}s`)
}

/** What is said of rows that could not be acted on. */
export const stillChosenWords = ({ isFeminine }: Noun, count: number): string =>
  isFeminine
    ? oneOrMany(count, 'Elle reste sélectionnée dans la liste.', 'Elles restent sélectionnées dans la liste.')
    : oneOrMany(count, 'Il reste sélectionné dans la liste.', 'Ils restent sélectionnés dans la liste.')
