/** French keeps these signs beside the word before them: the space becomes unbreakable. */
export const typeset = (words: string): string =>
  words.replace(/ (?=[:;!?»](?:[\s,.)]|$))/g, '\u00a0').replaceAll('« ', '«\u00a0')
