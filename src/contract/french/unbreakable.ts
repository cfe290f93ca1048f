/** French keeps high signs beside the word before them, and quotation marks beside what they hold: no line breaks at these spaces. */
export const unbreakable = (words: string): string =>
  words.replace(/(«) | (?=[:;!?»](?![^\s,.)]))/g, '$1\u00a0')
