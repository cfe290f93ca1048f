/** "lundi", "mardi et vendredi", "lundi, mercredi et samedi": like `Intl.ListFormat`, without its tables. */
export const inSequence = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' et ')
