/** Words that carry no meaning in a search, without accents. */
const STOP_WORDS = new Set(
  'a au aux avec c ce ces d dans de des du en et j l la le les m n ou par pour qu que s sur t un une y'.split(
    ' ',
  ),
)
const MAX_WORDS = 8
const MAX_LETTERS = 40

/** As the search document writes "maïs", whose bare form is a conjunction that PostgreSQL leaves out. */
export const MAIZE = 'maiz'

/**
 * The words of what a person typed, in lower case and without accents, ready for a text search: at most 8, letters and
 * digits only. Words such as "les" and "du" are dropped, unless nothing else is left: "du" may be the start of a word.
 */
export function searchWords(text: string): string[] {
  const words = plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
    .map(word => (word === 'mais' ? MAIZE : Array.from(word).slice(0, MAX_LETTERS).join('')))
  const meaningful = words.filter(word => !STOP_WORDS.has(word))
  return [...new Set(meaningful.length > 0 ? meaningful : words.slice(-1))].slice(0, MAX_WORDS)
}

const plainLetters = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae')
