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

/** Every word by which a topic is known, without the beginnings of words. */
export const knownWords = [...new Set(table.flatMap(([, lines]) => lines.flat()))]
  .filter(word => !word.endsWith('*'))
  .flatMap(word => word.split('_'))

const isSaid = (signal: string, words: ReadonlySet<string>): boolean => {
  if (!signal.endsWith('*')) return words.has(signal)
  const beginning = signal.slice(0, -1)
  return [...words].some(word => word.startsWith(beginning))
}

/** Does some topic know this word? */
export const isTopicWord = (word: string): boolean =>
  table.some(([, lines]) => lines.some(line => line.some(signal => isSaid(signal, new Set([word])))))

/** Beginnings of the words that by themselves are a topic. */
const topicBeginnings = table
  .flatMap(([, lines]) => lines)
  .flatMap(([signal = '', ...more]) =>
    more.length === 0 && signal.endsWith('*') ? [signal.slice(0, -1)] : [],
  )

/** Is the word by itself a topic, in one of its many forms? "livré" tells no more than that delivery is spoken of. */
export const namesTopic = (word: string): boolean =>
  topicBeginnings.some(beginning => word.startsWith(beginning))

/** A word of the topics, or one that tells which product, in place of the same with a typing mistake; others as they are. */
export function correctTopicWord(word: string): string {
  if (FILLERS.has(word) || VERBS_OF_PRODUCTS.has(word)) return word
  if (qualifiers.includes(word) || isTopicWord(word) || knownWords.includes(word)) return word
  return [...knownWords, ...qualifiers].find(known => isMistyped(word, known)) ?? word
}

/** The topics of one part of a question: those that another one only names by the way are left out. */
export function readTopics(words: readonly string[]): Topic[] {
  const said = new Set([...words, ...words.slice(1).map((word, index) => `${words[index]}_${word}`)])
  const found = table.filter(([, lines]) => lines.some(line => line.every(signal => isSaid(signal, said))))
  const isBeaten = ([topic, , over]: TopicRow, index: number) =>
    // Of two that beat each other the first counts.
    found.some(([other, , its], at) => its.includes(topic) && (at < index || !over.includes(other)))
  return found.filter((row, index) => !isBeaten(row, index)).map(([topic]) => topic)
}

/** Leaves out what is only said by the way, where something is asked; of several asides the first counts. */
export function withoutAsides(found: readonly Topic[], isMoreAsked: boolean): Topic[] {
  const isAside = (topic: Topic) => 'isAside' in topics[topic]
  const asked = found.filter(topic => !isAside(topic))
  if (asked.length > 0 || isMoreAsked) return asked
  const order = Object.keys(topics)
  return found.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)).slice(0, 1)
}

/** The parts of a message that may each ask something else. */
export const clausesOf = (message: string): string[] =>
  message.split(/[.?!;\n]+|\s(?:et|puis|aussi)\s/i).filter(clause => clause.trim() !== '')
