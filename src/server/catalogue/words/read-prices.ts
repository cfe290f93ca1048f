/** Bounds in whole FCFA. */
export type PriceBounds = { minPrice?: number; maxPrice?: number }

/** Names of amounts, including slang: "krika" is 1,000 francs, "togo" 100. */
const MULTIPLES: ReadonlyMap<string, number> = new Map(
  Object.entries({
    mille: 1000,
    mil: 1000,
    k: 1000,
    krika: 1000,
    togo: 100,
    cent: 100,
    cents: 100,
    million: 1_000_000,
  }),
)
const NUMBER_WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    dix: 10,
    quinze: 15,
    vingt: 20,
    cinquante: 50,
  }),
)
const CURRENCY = /^(?:f|fr|frs|fcfa|cfa|franc|francs|xof|balles)$/
const AMOUNT = '(\\d{3,9}) FCFA'

const patterns: readonly (readonly [RegExp, (first: number, second: number) => PriceBounds])[] = [
  [
    new RegExp(`(?:\\b(?:entre|de) )?${AMOUNT}(?: (?:et|a|jusqu a))? ${AMOUNT}`),
    (min, max) => ({ minPrice: min, maxPrice: max }),
  ],
  [
    new RegExp(
      `\\b(?:(?<!pas )plus de|a partir de|au dessus de|superieure? a|minimum|min|au moins|au minimum) ${AMOUNT}`,
    ),
    min => ({ minPrice: min }),
  ],
  [
    new RegExp(
      `\\b(?:moins? de|moins? que|moins?|pas plus de|maximum|max|au maximum|jusqu a|en dessous de|en dessous|dessous de|sous|inferieure? a|budget de|budget(?: c)?(?: est)?|avec|pour|depasse(?:nt)? pas|j ai|n ai que|que de|dispose de) ${AMOUNT}`,
    ),
    max => ({ maxPrice: max }),
  ],
  [new RegExp(`\\ba ${AMOUNT}`), max => ({ maxPrice: max })],
  [new RegExp(`${AMOUNT} (?:maximum|max|maxi|au plus|ou moins|seulement)`), max => ({ maxPrice: max })],
  [new RegExp(`${AMOUNT} (?:minimum|min|au moins|ou plus)`), min => ({ minPrice: min })],
]

/** "cinq cents" of "deux mille cinq cents". */
function readHundreds([first = '', second = '']: readonly string[]): { amount: number; length: number } {
  if (/^cents?$/.test(first)) return { amount: 100, length: 1 }
  const count = NUMBER_WORDS.get(first)
  return count && /^cents?$/.test(second) ? { amount: count * 100, length: 2 } : { amount: 0, length: 0 }
}

/** Writes every amount as `1000 FCFA`; a bare number only where it may be a price. */
function withAmounts(words: readonly string[]): string[] {
  const written: string[] = []
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]!
    const next = words[index + 1] ?? ''
    const [, digits = '', tail = ''] = /^(\d+)([a-z]*)$/.exec(word) ?? []
    const count = digits ? Number(digits) : (NUMBER_WORDS.get(word) ?? (word === 'mille' ? 1 : undefined))
    const tailMultiple = MULTIPLES.get(tail) ?? 1
    const isUnit = tail !== '' && !CURRENCY.test(tail) && tailMultiple === 1
    if (count === undefined || isUnit) {
      written.push(word)
      continue
    }
    const multiple = word === 'mille' ? 1000 : tailMultiple
    const nextMultiple = word === 'mille' ? 1 : (MULTIPLES.get(next) ?? 1)
    let skipped = nextMultiple > 1 ? 1 : 0
    const thousands = count * multiple * nextMultiple
    const hundreds =
      thousands >= 1000 ? readHundreds(words.slice(index + skipped + 1)) : { amount: 0, length: 0 }
    skipped += hundreds.length
    if (CURRENCY.test(words[index + skipped + 1] ?? '')) skipped += 1
    written.push(`${thousands + hundreds.amount} FCFA`)
    index += skipped
  }
  return written
}

/** Extracts the price bounds of a question, and returns the remaining words. */
export function readPrices(words: readonly string[]): { bounds: PriceBounds; rest: string[] } {
  let text = withAmounts(words).join(' ')
  let bounds: PriceBounds = {}
  for (const [pattern, boundsOf] of patterns) {
    const match = pattern.exec(text)
    if (!match) continue
    bounds = { ...boundsOf(Number(match[1]), Number(match[2])), ...bounds }
    text = text.replace(match[0], ' ')
  }
  return { bounds, rest: text.split(' ').filter(word => word !== '' && word !== 'FCFA') }
}
