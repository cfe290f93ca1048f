import type { Question } from './read-question.ts'

const saysSomethingNew = ({ topics, nouns, category, asksForEverything, orderSerial }: Question): boolean =>
  topics.length > 0 ||
  nouns.length > 0 ||
  category !== undefined ||
  asksForEverything ||
  orderSerial !== undefined

const narrows = ({ regions, bounds, sort }: Question): boolean =>
  regions.length > 0 || Object.keys(bounds).length > 0 || sort !== undefined

/**
 * A question as it is meant after the one before it: "et à Bouaké ?" asks for the same in another place, "et du maïs ?" for
 * something else in the same place.
 */
export function followUp(before: Question | undefined, question: Question): Question {
  if (!before || question.topics.length > 0) return question
  const isAboutTheSame = !saysSomethingNew(question)
  if (isAboutTheSame ? !narrows(question) && !question.isContinued : !question.isContinued) return question
  const narrowed = {
    regions: question.regions.length > 0 ? question.regions : before.regions,
    bounds: { ...before.bounds, ...question.bounds },
    sort: question.sort ?? before.sort,
  }
  if (!isAboutTheSame) return { ...question, ...narrowed }
  return { ...before, ...narrowed }
}
