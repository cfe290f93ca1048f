/** "lundi", "mardi et vendredi", "lundi, mercredi et samedi". As `Intl.ListFormat` has it, whose tables first pages do without. */
export const inSequence = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' et ')
