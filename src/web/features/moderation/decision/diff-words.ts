/** Consecutive words, common to both texts or only in this one; `at` is the number of words before. */
export type Run = { at: number; words: string; isChanged: boolean }

/** Above this number of word pairs the texts are shown as entirely different. */
const MAX_PAIRS = 4_000_000

/** Words with their leading spaces: joined, they are the text without trailing spaces. */
const wordsOf = (text: string): string[] => text.match(/\s*\S+/gu) ?? []

function runsOf(words: readonly string[], kept: ReadonlySet<number>): Run[] {
  const runs: Run[] = []
  for (const [index, word] of words.entries()) {
    const isChanged = !kept.has(index)
    const last = runs.at(-1)
    if (last?.isChanged === isChanged) last.words += word
    else runs.push({ at: index, words: word, isChanged })
  }
  return runs
}

/** The common words of both texts: the longest common subsequence. */
function findCommon(before: readonly string[], after: readonly string[]): [Set<number>, Set<number>] {
  const width = after.length + 1
  const lengths = new Uint16Array((before.length + 1) * width)
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        before[i]!.trim() === after[j]!.trim()
          ? lengths[(i + 1) * width + j + 1]! + 1
          : Math.max(lengths[(i + 1) * width + j]!, lengths[i * width + j + 1]!)
    }
  }
  const [inBefore, inAfter] = [new Set<number>(), new Set<number>()]
  let [i, j] = [0, 0]
  while (i < before.length && j < after.length) {
    if (before[i]!.trim() === after[j]!.trim()) {
      inBefore.add(i)
      inAfter.add(j)
      i += 1
      j += 1
    } else if (lengths[(i + 1) * width + j]! >= lengths[i * width + j + 1]!) i += 1
    else j += 1
  }
  return [inBefore, inAfter]
}

/** Splits two versions of a text into common and changed runs. */
export function diffWords(before: string, after: string): { before: Run[]; after: Run[] } {
  const [old, edited] = [wordsOf(before), wordsOf(after)]
  const isTooLong = old.length * edited.length > MAX_PAIRS
  const [inOld, inEdited] = isTooLong ? [new Set<number>(), new Set<number>()] : findCommon(old, edited)
  return { before: runsOf(old, inOld), after: runsOf(edited, inEdited) }
}
