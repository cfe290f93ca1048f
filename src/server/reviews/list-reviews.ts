import type { Paged } from '#contract/endpoint.ts'
import { MAX_ROWS } from '#contract/list-limits.ts'
import type { Review } from '#contract/reviews/schemas.ts'
import type { Deps } from '../deps.ts'
import type { Sessions } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { answerReview } from './reviews.answers.ts'
import { countReviews, listReviewRows } from './reviews.queries.ts'

/**
 * The reviews of a product that the viewer may see, newest first.
 * @throws Refused `product_not_found`; `validation` for an invalid cursor
 */
export async function listReviews(
  { db }: Pick<Deps, 'db'>,
  viewer: Sessions,
  productId: string,
  { limit = MAX_ROWS, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<Paged<Review>> {
  const total = await countReviews(db, viewer, productId)
  if (total === undefined) return refuse('product_not_found')
  const { items, nextCursor } = await listReviewRows(db, productId, { limit, cursor })
  return { items: items.map(answerReview), total, nextCursor }
}
