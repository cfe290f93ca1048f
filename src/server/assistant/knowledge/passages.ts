import { activityStatusLabels } from '#contract/activities/facts.ts'
import { formatDate, formatDays } from '#contract/french/dates.ts'
import type { Executor } from '#database/connect.ts'
import { listActivityRows } from '../../activities/public.ts'
import { plainText } from '../../catalogue/public.ts'
import { listPublishedPages } from '../../pages/public.ts'

/** A paragraph or list item of a page of the site, as plain text. */
export type Passage = { slug: string; title: string; heading: string; text: string }

const withoutMarkup = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`)/g, '')
    .replace(/(?<=^|\s)[*_](?=\S)|(?<=\S)[*_](?=\s|[.,;:!?]|$)/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim()

/** "Nom — Tenir votre compte — Jusqu’à sa suppression", for each row of a table without its header. */
const rowsOf = (table: string): string[] =>
  table
    .split('\n')
    .slice(2)
    .map(row => withoutMarkup(row.replace(/^\s*\||\|\s*$/g, '').replace(/\s*\|\s*/g, ' — ')))

/** Splits a Markdown text into passages; block quotes are notes for editors and ignored. */
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
    else if (block.startsWith('|'))
      for (const text of rowsOf(block)) passages.push({ slug, title, heading, text })
    else if (block !== '' && !block.startsWith('>'))
      passages.push({ slug, title, heading, text: withoutMarkup(block.replace(/^(?:[-*+]|\d+\.)\s+/, '')) })
  }
  return passages
}

type ActivityRow = Awaited<ReturnType<typeof listActivityRows>>[number]

function passageOfActivity(activity: ActivityRow): Passage {
  const { title, status, location, startDate, endDate, description } = activity
  const isLonger = startDate && endDate && startDate !== endDate
  const when = isLonger ? `du ${formatDays(startDate, endDate)}` : startDate && `le ${formatDate(startDate)}`
  const facts = [title, when, location].filter(Boolean).join(', ')
  const heading = activityStatusLabels[status]
  return {
    slug: 'activities',
    title: 'Nos Activités',
    heading,
    text: `${heading} : ${facts}. ${description}`,
  }
}

/** All passages of the published pages, and of current and coming activities. */
export async function readPassages(db: Executor): Promise<Passage[]> {
  const [pages, activities] = await Promise.all([listPublishedPages(db), listActivityRows(db)])
  const timely = activities.filter(({ status }) => status !== 'passee')
  return [...pages.flatMap(passagesOf), ...timely.map(passageOfActivity)]
}

/** Where to search for a topic: pages in order of preference, and prefixes of relevant words. */
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

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)

/** The relevant sentences of a long passage. */
function relevantSentences(text: string, about: readonly string[]): string {
  if (text.length <= LONG_LETTERS) return text
  return sentencesOf(text)
    .filter(sentence => countWords(sentence, about) > 0)
    .join(' ')
}

const MIN_LETTERS = 4
const MIN_SHARE_REPEATED = 0.8

/** Removes sentences whose words nearly all occurred before, since pages repeat each other. */
function withoutRepetitions(texts: readonly string[]): string[] {
  const seenStems = new Set<string>()
  const isNew = (sentence: string): boolean => {
    const stems = stemsOf(
      plainText(sentence)
        .split(' ')
        .filter(word => word.length >= MIN_LETTERS),
    )
    const repeated = stems.filter(stem => seenStems.has(stem)).length
    for (const stem of stems) seenStems.add(stem)
    return repeated < MIN_SHARE_REPEATED * stems.length || stems.length === 0
  }
  return texts.map(text => sentencesOf(text).filter(isNew).join(' ')).filter(text => text !== '')
}

const WHOLE_PART = 4

/**
 * The most relevant passages, in page order; at most two by default. Words of the question count too: among passages on personal
 * data, "cookies" finds those about cookies. A section whose heading matches is returned whole.
 */
export function findPassages(
  passages: readonly Passage[],
  { pages, about, most = 2 }: Search,
  questionWords: readonly string[] = [],
): string[] {
  const questionStems = stemsOf(questionWords.filter(word => word.length >= TELLING_LETTERS))
  const isNamed = ({ heading }: Passage) => countWords(heading, questionStems) > 0
  const hitsOf = (passage: Passage) =>
    2 * countWords(passage.text, about) +
    countWords(passage.heading, about) +
    4 * (countWords(passage.text, questionStems) + (isNamed(passage) ? 1 : 0))
  const eligible = passages.filter(
    ({ slug, text, heading }) => pages.includes(slug) && countWords(`${heading} ${text}`, about) > 0,
  )
  const named = eligible.filter(isNamed)
  const telling = (named.length > 0 ? named : eligible)
    .map((passage, index) => ({ passage, index, hits: hitsOf(passage), page: pages.indexOf(passage.slug) }))
    .toSorted((one, other) => other.hits - one.hits || one.page - other.page || one.index - other.index)
    .slice(0, named.length > 0 ? Math.max(WHOLE_PART, most) : most)
    .toSorted((one, other) => one.page - other.page || one.index - other.index)
    .map(({ passage }) =>
      isNamed(passage) ? passage.text : relevantSentences(passage.text, [...about, ...questionStems]),
    )
  return withoutRepetitions(telling)
}

const LONE_LETTERS = 7
const ALL_FOUND_UP_TO = 2
const MIN_SHARE_FOUND = 0.75

/** The passage with nearly all words of a question that no topic matches. */
export function findPassageOf(passages: readonly Passage[], words: readonly string[]): Passage | undefined {
  const stems = stemsOf(words)
  // A single word is seldom enough: "d’accord", "le site ne marche pas".
  const leastLetters = stems.length === 1 ? LONE_LETTERS : TELLING_LETTERS
  if (!words.some(word => word.length >= leastLetters)) return undefined
  const needed = stems.length <= ALL_FOUND_UP_TO ? stems.length : Math.ceil(stems.length * MIN_SHARE_FOUND)
  return passages
    .map(passage => ({ passage, hits: countWords(`${passage.heading} ${passage.text}`, stems) }))
    .filter(({ hits }) => hits >= needed)
    .toSorted((one, other) => other.hits - one.hits)[0]?.passage
}
