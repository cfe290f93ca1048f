import type { catalogueEndpoints } from '#contract/catalogue/endpoints.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { refuse } from '../http/refuse.ts'
import { answerProduct } from './catalogue.answers.ts'
import { countCategories } from './count-categories.ts'
import { listFeatured } from './list-featured.ts'
import { listProducts } from './list-products.ts'
import { findProduct } from './read-products.queries.ts'
import { suggest } from './search/suggest.ts'

/** Product lists of the shop and their counts. */
export const catalogueRoutes = (deps: Pick<Deps, 'db'>): Handlers<keyof typeof catalogueEndpoints> => ({
  listProducts: ({ query }) => listProducts(deps, query),
  listFeatured: () => listFeatured(deps),
  getCategoryCounts: ({ query }) => countCategories(deps, query),
  suggest: ({ query }) => suggest(deps, query.search ?? ''),
  getProduct: async ({ params }, { sessions }) =>
    answerProduct((await findProduct(deps.db, sessions, params.id)) ?? refuse('product_not_found')),
})
