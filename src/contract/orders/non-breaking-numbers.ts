/** "Gros avocats, caisse de 10 kg": with non-breaking spaces before and after numbers. */
export const withNonBreakingNumbers = (words: string): string =>
  words.replace(/(\bde|\d) (?=\d|(?:k?g|m?l|cl|litres?|pièces?)(?!\p{L}))/gu, '$1\u00a0')
