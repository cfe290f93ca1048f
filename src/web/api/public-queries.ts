import type { Api } from '#contract/contract.ts'

/**
 * All public queries about products, producers and reviews, to invalidate when one of them changes: a producer's name is on
 * its products, a rating in every list.
 */
export const publicQueries = [
  'listProducts',
  'listFeatured',
  'getCategoryCounts',
  'getProduct',
  'getProducer',
  'listReviews',
  'listProducerReviews',
] as const satisfies readonly (keyof Api)[]
