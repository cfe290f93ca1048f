import { FILLERS, isMistyped, qualifiers } from '../../catalogue/public.ts'
import { VERBS_OF_PRODUCTS } from './question-words.ts'
import { type Topic, topics } from './topics.ts'

type Line = readonly string[]
type TopicRow = readonly [topic: Topic, lines: readonly Line[], over: readonly string[], isAside: boolean]

const table: readonly TopicRow[] = (Object.keys(topics) as Topic[]).map(topic => {
  const {
    says,
    over = [],
    isAside = false,
  }: { says: readonly string[]; over?: readonly string[]; isAside?: boolean } = topics[topic]
  return [topic, says.map(line => line.split(' ')), over, isAside]
})

/** All complete words of the topics, without the prefixes. */
export const knownWords = [...new Set(table.flatMap(([, lines]) => lines.flat()))]
  .filter(word => !word.endsWith('*'))
  .flatMap(word => word.split('_'))

const matches = (signal: string, words: ReadonlySet<string>): boolean => {
  if (!signal.endsWith('*')) return words.has(signal)
  const beginning = signal.slice(0, -1)
  return [...words].some(word => word.startsWith(beginning))
}

/** Whether any topic matches the word. */
export const isTopicWord = (word: string): boolean =>
  table.some(([, lines]) => lines.some(line => line.some(signal => matches(signal, new Set([word])))))

/** Prefixes that identify a topic on their own. */
const topicBeginnings = table
  .flatMap(([, lines]) => lines)
  .flatMap(([signal = '', ...more]) =>
    more.length === 0 && signal.endsWith('*') ? [signal.slice(0, -1)] : [],
  )

/** Whether the word identifies a topic by its prefix. "livré" only says that the topic is delivery. */
export const namesTopic = (word: string): boolean =>
  topicBeginnings.some(beginning => word.startsWith(beginning))

/** Corrects a typo of a topic word or qualifier; returns other words unchanged. */
export function correctTopicWord(word: string): string {
  if (FILLERS.has(word) || VERBS_OF_PRODUCTS.has(word)) return word
  if (qualifiers.includes(word) || isTopicWord(word) || knownWords.includes(word)) return word
  return [...knownWords, ...qualifiers].find(known => isMistyped(word, known)) ?? word
}

/** The topics of a clause, without those that another one overrides. */
export function readTopics(words: readonly string[]): Topic[] {
  const wordsAndPairs = new Set([...words, ...words.slice(1).map((word, index) => `${words[index]}_${word}`)])
  const found = table.filter(([, lines]) =>
    lines.some(line => line.every(signal => matches(signal, wordsAndPairs))),
  )
  const isBeaten = ([topic, , over]: TopicRow, index: number) =>
    // When two override each other, the first wins.
    found.some(([other, , its], at) => its.includes(topic) && (at < index || !over.includes(other)))
  return found.filter((row, index) => !isBeaten(row, index)).map(([topic]) => topic)
}

/** Removes asides (greetings…) when something else is asked; otherwise keeps the first aside. */
export function withoutAsides(found: readonly Topic[], isMoreAsked: boolean): Topic[] {
  const isAside = (topic: Topic) => 'isAside' in topics[topic]
  const substantive = found.filter(topic => !isAside(topic))
  if (substantive.length > 0 || isMoreAsked) return substantive
  const order = Object.keys(topics)
  return found.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)).slice(0, 1)
}

/** The clauses of a message, each of which may be a question. */
export const clausesOf = (message: string): string[] =>
  message.split(/[.?!;\n]+|\s(?:et|puis|aussi)\s/i).filter(clause => clause.trim() !== '')
