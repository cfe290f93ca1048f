/** French keeps signs beside the word before them, numbers and hours together: these spaces become unbreakable. */
export const typeset = (words: string): string =>
  words
    .replace(/ (?=[:;!?»](?:[\s,.)]|$))/g, '\u00a0')
    .replaceAll('« ', '«\u00a0')
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u202f')
    .replace(/(?<=\d) (?=h\b|FCFA\b|%)/g, '\u00a0')
    .replace(/(?<=\d\u00a0h) (?=\d)/g, '\u00a0')
