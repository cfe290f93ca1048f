import type { reviewsEndpoints } from '#contract/reviews/endpoints.ts'
import type { ModeratedReview, VendorReview } from '#contract/reviews/schemas.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { refuse } from '../http/refuse.ts'
import { listProducerReviews } from './list-producer-reviews.ts'
import { listReviews } from './list-reviews.ts'
import { moderateReview } from './moderate-review.ts'
import { replyToReview } from './reply-to-review.ts'
import {
  countVendorReviews,
  findRating,
  findReview,
  findVendorReview,
  type ListedReviewRow,
  listReviewRowsToModerate,
  listVendorReviewRows,
} from './review-lists.queries.ts'
import { reviewProduct } from './review-product.ts'
import { answerReview } from './reviews.answers.ts'
import { findOwnReview, findReviewEligibility } from './reviews.queries.ts'

const toVendor = (row: ListedReviewRow): VendorReview => ({ ...answerReview(row), product: row.product })

function toAdmin(row: ListedReviewRow): ModeratedReview {
  const { hiddenAt, hiddenReason } = row.review
  const hidden =
    hiddenAt !== null && hiddenReason !== null ? { reason: hiddenReason, at: hiddenAt.toISOString() } : null
  return { ...toVendor(row), customerId: row.review.customerId, vendor: row.vendor, hidden }
}

/** Reviews of products: public, and for customers, vendors and administrators. */
export const reviewsRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Handlers<keyof typeof reviewsEndpoints> => ({
  listReviews: ({ params, query }, { sessions }) => listReviews(deps, sessions, params.id, query),
  listProducerReviews: ({ params, query }) => listProducerReviews(deps, params.id, query),
  reviewProduct: ({ params, body }, { sessions: { customer } }) =>
    reviewProduct(deps, customer, { productId: params.id, ...body }),
  getMyReview: async ({ params: { id } }, { sessions: { customer } }) => {
    const standing = await findReviewEligibility(deps.db, customer.userId, id)
    if (!standing || !(standing.isPublic || standing.isReceived)) return refuse('product_not_found')
    const own = await findOwnReview(deps.db, customer.userId, id)
    return {
      mayReview: standing.isReceived && !own,
      review: own ? { ...answerReview(own), hiddenReason: own.review.hiddenReason } : null,
    }
  },
  listVendorReviews: async (
    { query: { state, stars, product, page, limit } },
    {
      sessions: {
        vendor: { vendorId },
      },
    },
  ) => {
    const [{ rows, total }, rating, counts] = await Promise.all([
      listVendorReviewRows(deps.db, { vendorId, state, stars, product, page, limit }),
      findRating(deps.db, vendorId),
      countVendorReviews(deps.db, vendorId),
    ])
    return { items: rows.map(toVendor), total, page, limit, rating, counts }
  },
  answerReview: async ({ params: { id }, body: { answer } }, { sessions: { vendor } }) => {
    await replyToReview(deps, vendor, { id, answer })
    return toVendor((await findVendorReview(deps.db, vendor.vendorId, id)) ?? refuse('review_not_found'))
  },
  listReviewsToModerate: async ({ query: { state, search, page, limit } }) => {
    const { rows, total } = await listReviewRowsToModerate(deps.db, { state, search, page, limit })
    return { items: rows.map(toAdmin), total, page, limit }
  },
  moderateReview: async ({ params: { id }, body }, { sessions: { admin } }) => {
    await moderateReview(deps, admin, id, body)
    return toAdmin((await findReview(deps.db, id)) ?? refuse('review_not_found'))
  },
})
