import type { DatabaseEvents } from '../../live/database-events.ts'
import type { PublicCache } from './public-cache.ts'

/** A cache whose entries are invalidated by tag. */
export type Invalidatable = Pick<PublicCache, 'invalidate' | 'markStale' | 'invalidateAll'>

/**
 * Invalidates cached responses when the database announces, at commit, that their data changed. When only a stock (by an
 * order) or the name of a review's author changed, they are marked stale instead and revalidated.
 */
export function invalidateOnDataChanges(cache: Invalidatable, { events }: DatabaseEvents): void {
  events.on('publicData', tag => {
    // A product is shown on its own page and in the lists.
    if (tag.startsWith('stock:')) cache.markStale([tag, 'stock'])
    else if (tag.startsWith('reviews:')) cache.markStale([tag, 'reviews'])
    else cache.invalidate(tag.startsWith('product:') ? [tag, 'catalogue'] : [tag])
  })
  events.on('missed', () => cache.invalidateAll())
}
