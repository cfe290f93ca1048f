/** "Gros avocats, caisse de 10 kg": what somebody typed, of which no line ends before a number or between it and its unit. */
export const withNonBreakingNumbers = (words: string): string =>
  words.replace(/(\bde|\d) (?=\d|(?:k?g|m?l|cl|litres?|pièces?)(?!\p{L}))/gu, '$1\u00a0')
