import type { Paged } from '#contract/endpoint.ts'
import { MAX_ROWS } from '#contract/list-limits.ts'
import type { ProducerReview } from '#contract/reviews/schemas.ts'
import { findProducer } from '../catalogue/public.ts'
import type { Deps } from '../deps.ts'
import { refuse } from '../http/refuse.ts'
import { listProducerReviewRows } from './producer-reviews.queries.ts'
import { answerReview } from './reviews.answers.ts'

/**
 * One page of the reviews of a producer's products, newest first.
 * @throws Refused `producer_not_found`
 */
export async function listProducerReviews(
  { db }: Pick<Deps, 'db'>,
  producerId: string,
  { limit = MAX_ROWS, cursor }: { limit?: number; cursor?: string },
): Promise<Paged<ProducerReview>> {
  const producer = (await findProducer(db, producerId)) ?? refuse('producer_not_found')
  const { items, nextCursor } = await listProducerReviewRows(db, producerId, { limit, cursor })
  return {
    items: items.map(row => ({ ...answerReview(row), product: row.product })),
    total: producer.reviewCount,
    nextCursor,
  }
}
