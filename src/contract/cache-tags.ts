/**
 * Tags of cached responses. The database announces them at commit, except `catalogue`, `reviews` and `stock`, which follow from
 * those of a product (`src/server/http/cache/invalidate-on-data-changes.ts`), and `today`, which is invalidated at midnight.
 */
export const cacheTags = [
  'activities',
  'catalogue',
  'delivery days',
  'featured',
  'pages',
  'pickup points',
  'reviews',
  'site',
  'stock',
  'today',
  'vendors',
  'zones',
] as const

/** Tags of one product, of its stock, and of its reviewers' names: `product:{id}` in an endpoint, with the actual id in an announcement. */
export const productTagPrefixes = ['product:', 'reviews:', 'stock:'] as const

export type CacheTag = (typeof cacheTags)[number] | `${(typeof productTagPrefixes)[number]}${string}`
