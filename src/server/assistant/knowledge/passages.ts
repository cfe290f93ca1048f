import type { Executor } from '#database/connect.ts'
import { listPublishedPages } from '../../pages/public.ts'
import { plainText } from '../understanding/plain-words.ts'

/** A paragraph or a point of a list of a page of the site, in plain text. */
export type Passage = { slug: string; title: string; heading: string; text: string }

const withoutMarkup = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`)/g, '')
    .replace(/(?<=^|\s)[*_](?=\S)|(?<=\S)[*_](?=\s|[.,;:!?]|$)/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim()

/** The passages of a text in Markdown; quotations (remarks to the editors) and tables are no sentences to repeat. */
export function passagesOf({
  slug,
  title,
  content,
}: {
  slug: string
  title: string
  content: string
}): Passage[] {
  const passages: Passage[] = []
  let heading = ''
  const blocks = content.split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+\.)\s)/).map(block => block.trim())
  for (const block of blocks) {
    const [, headed] = /^#+\s+(.+)$/.exec(block) ?? []
    if (headed !== undefined) heading = withoutMarkup(headed.replace(/^\d+\.\s*/, ''))
    else if (block !== '' && !/^[>|]/.test(block))
      passages.push({ slug, title, heading, text: withoutMarkup(block.replace(/^(?:[-*+]|\d+\.)\s+/, '')) })
  }
  return passages
}

/** All passages of the published pages. */
export async function readPassages(db: Executor): Promise<Passage[]> {
  return (await listPublishedPages(db)).flatMap(passagesOf)
}

/** Where a topic is told of: pages in the order of preference, and beginnings of the words that tell of it. */
export type Search = { pages: readonly string[]; about: readonly string[]; most?: number }

const STEM_LETTERS = 6
const TELLING_LETTERS = 5

const stemsOf = (words: readonly string[]): string[] => [
  ...new Set(words.map(word => word.slice(0, STEM_LETTERS))),
]

const countWords = (text: string, beginnings: readonly string[]): number => {
  const words = plainText(text).split(' ')
  return beginnings.filter(beginning => words.some(word => word.startsWith(beginning))).length
}

const LONG_LETTERS = 200

/** Of a long passage, the sentences that tell of something. */
function tellingSentences(text: string, about: readonly string[]): string {
  if (text.length <= LONG_LETTERS) return text
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
  return sentences.filter(sentence => countWords(sentence, about) > 0).join(' ')
}

/**
 * What the pages say most of something, in their order; at most two passages unless told. The words of the question count
 * too: among all that is said of personal data, "cookies" finds what is said of them.
 */
export function findPassages(
  passages: readonly Passage[],
  { pages, about, most = 2 }: Search,
  questionWords: readonly string[] = [],
): string[] {
  const asked = stemsOf(questionWords.filter(word => word.length >= TELLING_LETTERS))
  const hitsOf = ({ text, heading }: Passage) =>
    2 * countWords(text, about) + countWords(heading, about) + 4 * countWords(text, asked)
  return passages
    .filter(({ slug, text }) => pages.includes(slug) && countWords(text, [...about, ...asked]) > 0)
    .map((passage, index) => ({ passage, index, hits: hitsOf(passage), page: pages.indexOf(passage.slug) }))
    .toSorted((one, other) => other.hits - one.hits || one.page - other.page || one.index - other.index)
    .slice(0, most)
    .toSorted((one, other) => one.page - other.page || one.index - other.index)
    .map(({ passage }) => tellingSentences(passage.text, [...about, ...asked]))
}

const ALL_FOUND_UP_TO = 2
const SHARE_FOUND = 0.75

/** The passage that holds nearly all words of a question that no topic knows. */
export function findPassageOf(passages: readonly Passage[], words: readonly string[]): Passage | undefined {
  const stems = stemsOf(words)
  if (!stems.some(stem => stem.length >= TELLING_LETTERS)) return undefined
  const needed = stems.length <= ALL_FOUND_UP_TO ? stems.length : Math.ceil(stems.length * SHARE_FOUND)
  return passages
    .map(passage => ({ passage, hits: countWords(`${passage.heading} ${passage.text}`, stems) }))
    .filter(({ hits }) => hits >= needed)
    .toSorted((one, other) => other.hits - one.hits)[0]?.passage
}
