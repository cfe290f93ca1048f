import type { catalogueEndpoints } from '#contract/catalogue/endpoints.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { refuse } from '../http/refuse.ts'
import { answerProduct } from './catalogue.answers.ts'
import { listProducts } from './list-products.ts'
import { listReviews } from './list-reviews.ts'
import { countByCategory, findProduct } from './read-products.queries.ts'
import { reviewProduct } from './review-product.ts'

/** The shop: products, their counts and their reviews. */
export const catalogueRoutes = (
  deps: Pick<Deps, 'db' | 'clock'>,
): Handlers<keyof typeof catalogueEndpoints> => ({
  listProducts: ({ query }) => listProducts(deps, query),
  getCategoryCounts: () => countByCategory(deps.db),
  getProduct: async ({ params }, { sessions }) =>
    answerProduct((await findProduct(deps.db, sessions, params.id)) ?? refuse('product_not_found')),
  listReviews: ({ params, query }, { sessions }) => listReviews(deps, sessions, params.id, query),
  reviewProduct: ({ params, body }, { sessions: { customer } }) =>
    reviewProduct(deps, customer, { productId: params.id, ...body }),
})
