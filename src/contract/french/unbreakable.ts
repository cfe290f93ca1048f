/** Replaces spaces before French double punctuation and inside quotation marks by non-breaking ones. */
export const unbreakable = (words: string): string =>
  words.replace(/(«) | (?=[:;!?»](?![^\s,.)]))/g, '$1\u00a0')
