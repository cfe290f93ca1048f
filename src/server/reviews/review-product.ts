import type { Review } from '#contract/reviews/schemas.ts'
import { violates } from '#database/sql-state.ts'
import { lockPerson } from '../accounts/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { addJob } from '../outbox/public.ts'
import { answerReview } from './reviews.answers.ts'
import { insertReview, lockForReview } from './reviews.queries.ts'

type ReviewProduct = { productId: string; rating: number; comment?: string | undefined }

/**
 * A customer reviews a product that was delivered to them, whether or not it is still sold. Notifies the vendor.
 * @throws Refused `product_not_found`, `not_received`, `already_reviewed`, and as `lockPerson`
 */
export async function reviewProduct(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  customer: SignedIn,
  { productId, rating, comment = '' }: ReviewProduct,
): Promise<Review> {
  const customerId = customer.userId
  const written = db.transaction(async tx => {
    await lockPerson(tx, customerId)
    const product = await lockForReview(tx, customerId, productId)
    if (!product || !(product.isPublic || product.isReceived)) return refuse('product_not_found')
    if (!product.isReceived) return refuse('not_received')
    const row = await insertReview(tx, { productId, customerId, rating, comment, createdAt: clock() })
    await addJob(tx, 'review-written', { reviewId: row.review.id })
    return row
  })
  const row = await written.catch(error => {
    if (violates(error, 'reviews_once_key')) return refuse('already_reviewed')
    throw error
  })
  return answerReview(row)
}
