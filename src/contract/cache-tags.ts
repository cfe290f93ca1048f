/**
 * What kept answers depend on. The database announces them at its commits, but `catalogue` and `stock`, which follow from
 * those of a product (`src/server/http/cache/follow-public-data.ts`), and `today`, which the clock ends.
 */
export const cacheTags = [
  'activities',
  'catalogue',
  'delivery days',
  'featured',
  'pages',
  'pickup points',
  'site',
  'stock',
  'today',
  'vendors',
  'zones',
] as const

/** One product, and its stock alone: `product:{id}` in an endpoint, with the id itself in an announcement. */
export const productTagPrefixes = ['product:', 'stock:'] as const

export type CacheTag = (typeof cacheTags)[number] | `${(typeof productTagPrefixes)[number]}${string}`
