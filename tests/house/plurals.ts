/** What is a name, and no word for people. */
const NAMES: readonly RegExp[] = [
  /^(?:one|many)$/,
  /^\$\{prefix\}(?:zoneId|region)$/,
  // Classes of the style sheet: each word of them has a hyphen.
  /^\S+-\S+(?: \S+-\S+)*$/,
]

/** Compares a number with one, and chooses a text by it. */
const CHOICE =
  /(?:> 1|>= 2|< 2|<= 1|[!=]== 1)\s*\?\s*(['"`])(?<first>(?:(?!\1).)*)\1\s*:\s*(['"`])(?<second>(?:(?!\3).)*)\3/gs

/** A sentence or nothing is another matter than an ending or nothing: it says something of several alone. */
const isSentenceOrNothing = (first: string, second: string) => second === '' && first.length > 2

/**
 * Where a source chooses between one and many by hand: `counted` and `oneOrMany` do, which know that none is said as one.
 * @returns each choice, as "file: what it chooses from"
 */
export function findHandWrittenPlurals(file: string, source: string): string[] {
  return [...source.matchAll(CHOICE)]
    .map(({ groups }) => [groups!.first!, groups!.second!] as const)
    .filter(([first, second]) => !isSentenceOrNothing(first, second))
    .filter(texts => !texts.every(text => NAMES.some(name => name.test(text))))
    .map(([first, second]) => `${file}: "${first}" or "${second}"`)
}
