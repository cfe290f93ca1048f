export { findReview } from './review-lists.queries.ts'
export { listReviewsOf } from './reviews.queries.ts'
export { reviewsRoutes } from './reviews.routes.ts'
