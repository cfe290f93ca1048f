import type { catalogueEndpoints } from '#contract/catalogue/endpoints.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { refuse } from '../http/refuse.ts'
import { answerProduct } from './catalogue.answers.ts'
import { listProducts } from './list-products.ts'
import { countByCategory, findProduct } from './read-products.queries.ts'

/** The shop: products and their counts. */
export const catalogueRoutes = (deps: Pick<Deps, 'db'>): Handlers<keyof typeof catalogueEndpoints> => ({
  listProducts: ({ query }) => listProducts(deps, query),
  getCategoryCounts: () => countByCategory(deps.db),
  getProduct: async ({ params }, { sessions }) =>
    answerProduct((await findProduct(deps.db, sessions, params.id)) ?? refuse('product_not_found')),
})
