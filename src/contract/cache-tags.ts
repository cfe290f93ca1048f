/**
 * What kept answers depend on. The database announces them at its commits, but `catalogue`, `reviews` and `stock`, which follow
 * from those of a product (`src/server/http/cache/invalidate-on-data-changes.ts`), and `today`, which the clock ends.
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

/** One product, its stock alone, and the names of those who wrote reviews of it: `product:{id}` in an endpoint, with the id itself in an announcement. */
export const productTagPrefixes = ['product:', 'reviews:', 'stock:'] as const

export type CacheTag = (typeof cacheTags)[number] | `${(typeof productTagPrefixes)[number]}${string}`
