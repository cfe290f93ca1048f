import type { HistoryMessage } from '#contract/assistant/schemas.ts'
import type { Executor } from '#database/connect.ts'
import type { SignedIn } from '../http/context.ts'
import { describeDeliveryDays } from './knowledge/delivery-days.ts'
import { answerOrders } from './knowledge/order-answers.ts'
import { findPassageOf } from './knowledge/passages.ts'
import { answerPickup } from './knowledge/pickup-answers.ts'
import { answerProducts, answerWithoutProducts } from './knowledge/product-answers.ts'
import { answerPassage, answerTopic, answerUnknown, type SiteFacts } from './knowledge/topic-answers.ts'
import type { Part } from './part.ts'
import { namesPlaces } from './understanding/follow-up.ts'
import { withoutAsides } from './understanding/read-topics.ts'
import type { Topic } from './understanding/topics.ts'
import { type Understood, understand } from './understanding/understand.ts'

/** What a question was classified as: topics, products, a passage of a page, or unknown. */
type Intent = Topic | 'products' | 'passage' | 'unknown'

type RuledAnswer = { intents: Intent[]; parts: Part[] }

/** Questions about these topics mention products only in passing. */
const NOT_ABOUT_PRODUCTS: readonly Topic[] = [
  'become_vendor',
  'vendor_help',
  'change_order',
  'payment_failed',
  'parcels',
  'refund_time',
  'notifications',
  'legal',
  'problem',
  'cancel',
  'refund',
  'order_status',
  'receipt',
  'reviews',
  'how_to_order',
  'quality',
  'privacy',
  'producer_support',
  'password',
  'account',
  'about',
]

/** For these topics, a question that names a place or a producer is answered with the weekdays first. */
const WEEKDAYS_FIRST: readonly Topic[] = ['delivery', 'delivery_time']

const MAX_PARTS = 4

function wantsProducts(question: Understood): boolean {
  const { topics, wanted, category, sort, bounds, asksForProducts, asksForEverything } = question
  const isAside = topics.some(topic => topic !== 'about' && NOT_ABOUT_PRODUCTS.includes(topic))
  if (isAside && !question.asksForProductsApart) return false
  if (wanted.length > 0 || category || question.producer) return true
  if (
    question.unknown.length > 0 ||
    topics.some(topic => !['greeting', 'thanks', 'about', 'help'].includes(topic))
  )
    return false
  const isNarrowed = namesPlaces(question) || Object.keys(bounds).length > 0 || sort !== undefined
  return asksForEverything || (isNarrowed && (asksForProducts || sort !== undefined))
}

type RulesInput = {
  message: string
  history: readonly HistoryMessage[]
  customer: SignedIn | undefined
  site: SiteFacts
  now: Date
}

/**
 * Answers a question without external services: from the site's pages, its configuration, the catalogue and, for a signed-in
 * customer, their own orders. What none of these contains is not answered.
 */
export async function answerByRules(
  db: Executor,
  { message, history, customer, site, now }: RulesInput,
): Promise<RuledAnswer> {
  const question = await understand(db, message, history)
  const isAboutProducts = wantsProducts(question)
  const topics = withoutAsides(
    question.orderSerial === undefined ? question.topics : [...question.topics, 'order_status'],
    isAboutProducts || (question.asksForProducts && question.unknown.length > 0),
  )
  const intents: Intent[] = []
  const parts: Part[] = []
  const add = (intent: Intent, part: Part | null) => {
    if (!part || intents.includes(intent) || parts.length >= MAX_PARTS) return
    intents.push(intent)
    parts.push(part)
  }
  for (const topic of topics) {
    if (topic === 'order_status') add(topic, await answerOrders(db, customer, question.orderSerial, site))
    else if (topic === 'pickup') add(topic, await answerPickup(db, question.regions, site))
    else {
      const answer = answerTopic(topic, site, question.words)
      const days = WEEKDAYS_FIRST.includes(topic)
        ? await describeDeliveryDays(db, { message, producer: question.producer, now })
        : null
      add(
        topic,
        days ? { links: answer?.links ?? [], text: [days, answer?.text ?? []].flat().join('\n') } : answer,
      )
    }
  }
  if (isAboutProducts) add('products', await answerProducts(db, question))
  if (parts.length === 0) {
    const passage = findPassageOf(
      site.passages,
      question.unknown.flatMap(words => words.split(' ')),
    )
    if (passage) add('passage', answerPassage(passage))
  }
  if (parts.length === 0 && question.asksForProducts && question.unknown.length > 0)
    add('products', answerWithoutProducts(question.unknown))
  if (parts.length === 0) add('unknown', answerUnknown(site))
  return { intents, parts }
}
