/**
 * The number of letters added, removed, replaced or transposed between two words (optimal string alignment distance).
 */
export function editDistance(one: string, other: string): number {
  let before: number[] = []
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row[j] = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (isSame ? 0 : 1))
      if (isSwapped) row[j] = Math.min(row[j]!, before[j - 2]! + 1)
    }
    before = previous
    previous = row
  }
  return previous[other.length]!
}

const TWO_MISTAKES_FROM = 9
const ONE_MISTAKE_FROM = 5

/** Whether a word is a typo of a known word. Short words have too many neighbours to tell. */
export function isMistyped(word: string, known: string): boolean {
  const allowed = known.length >= TWO_MISTAKES_FROM ? 2 : known.length >= ONE_MISTAKE_FROM ? 1 : 0
  if (allowed === 0 || word[0] !== known[0] || Math.abs(word.length - known.length) > allowed) return false
  return word !== known && editDistance(word, known) <= allowed
}
