import type { Api } from '#contract/contract.ts'

/**
 * All that visitors read of products, producers and reviews, to be read again by whoever changes one of them: the name of a producer is on its
 * products, a note in every list.
 */
export const publicReads = [
  'listProducts',
  'listFeatured',
  'getCategoryCounts',
  'getProduct',
  'getProducer',
  'listReviews',
  'listProducerReviews',
] as const satisfies readonly (keyof Api)[]
