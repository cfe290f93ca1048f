export { findReviewToModerate as findReview } from './review-lists.queries.ts'
export { isShown, listReviewsOf, newestFirst, type ReviewRow, reviewColumns } from './reviews.queries.ts'
export { reviewsRoutes } from './reviews.routes.ts'
