export { findReview } from './review-lists.queries.ts'
export { listReviewsOf, type ReviewRow } from './reviews.queries.ts'
export { reviewsRoutes } from './reviews.routes.ts'
