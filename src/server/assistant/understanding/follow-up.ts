import type { Noun, Question } from './read-question.ts'
import type { Topic } from './topics.ts'

const saysSomethingNew = ({ topics, nouns, category, asksForEverything, orderSerial }: Question): boolean =>
  topics.length > 0 ||
  nouns.length > 0 ||
  category !== undefined ||
  asksForEverything ||
  orderSerial !== undefined

/** In regions of the shop or elsewhere. */
export const namesPlaces = ({ regions, otherTowns }: Pick<Question, 'regions' | 'otherTowns'>): boolean =>
  regions.length + otherTowns.length > 0

const narrows = (question: Question): boolean => {
  const { bounds, sort, excluded } = question
  return namesPlaces(question) || Object.keys(bounds).length > 0 || sort !== undefined || excluded.length > 0
}

const withQualifiers = (nouns: readonly Noun[], qualifiers: readonly string[]): Noun[] =>
  nouns.map(noun => ({ ...noun, words: [...new Set([...noun.words, ...qualifiers])] }))

/** Whether none of the nouns is a name in the shop: "et chez moi au campement ?" */
const namesNothing = ({ nouns }: Question, isName: (word: string) => boolean): boolean =>
  nouns.length > 0 && !nouns.some(noun => noun.words.some(isName))

/** Topics with costs of their own, or free of charge: a follow-up about paying is not about an order. */
const PAID_APART: readonly Topic[] = [
  'become_vendor',
  'vendor_help',
  'producer_support',
  'activities',
  'account',
  'app',
  'delivery',
  'pickup',
]

/** "Il faut payer ?", "on paie pour s’inscrire ?", and nothing else. */
const asksWhetherOnePays = ({ topics, words }: Question): boolean =>
  topics[0] === 'payment' &&
  topics.every(topic => topic === 'payment' || topic === 'account') &&
  words.length <= 2

/**
 * Completes a question from the previous one: "et à Bouaké ?" asks the same for another place, "et du maïs ?" another product in
 * the same place, "plutôt rouge" another variety.
 */
export function followUp(
  before: Question | undefined,
  question: Question,
  isName: (word: string) => boolean,
): Question {
  if (!before) return question
  if (asksWhetherOnePays(question) && before.topics.some(topic => PAID_APART.includes(topic)))
    return { ...before, words: question.words }
  if (question.topics.length > 0) return question
  if (question.isContinued && before.topics.length > 0 && namesNothing(question, isName))
    return { ...before, words: question.words }
  const isAboutTheSame = !saysSomethingNew(question)
  const isKind = isAboutTheSame && question.qualifiers.length > 0 && before.nouns.length > 0
  if (isAboutTheSame ? !narrows(question) && !isKind && !question.isContinued : !question.isContinued)
    return question
  const { regions, otherTowns } = namesPlaces(question) ? question : before
  const narrowed = {
    regions,
    otherTowns,
    bounds: { ...before.bounds, ...question.bounds },
    sort: question.sort ?? before.sort,
    excluded: [...before.excluded, ...question.excluded],
    asksWhere: question.asksWhere,
  }
  if (!isAboutTheSame) return { ...question, ...narrowed }
  // "le moins cher" continues about products; "et à Man ?" may continue about their delivery.
  const isAboutProducts = before.nouns.length > 0 && !namesPlaces(question) && (narrows(question) || isKind)
  return {
    ...before,
    ...narrowed,
    words: question.words.length > 0 ? question.words : before.words,
    topics: isAboutProducts ? [] : before.topics,
    nouns: withQualifiers(before.nouns, isKind ? question.qualifiers : []),
  }
}

/** The context for the next message; a message that was not understood leaves it unchanged. */
export function remember(
  before: Question | undefined,
  question: Question,
  isName: (word: string) => boolean,
): Question {
  const meant = followUp(before, question, isName)
  const isEmpty =
    !narrows(meant) &&
    !saysSomethingNew({ ...meant, nouns: [] }) &&
    (meant.nouns.length === 0 || namesNothing(meant, isName))
  return before && isEmpty ? before : meant
}
