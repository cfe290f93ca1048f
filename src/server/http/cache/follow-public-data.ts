import type { DatabaseEvents } from '../../live/database-events.ts'
import type { PublicCache } from './public-cache.ts'

/** Keeps what is true until something changes. */
export type Forgetful = Pick<PublicCache, 'drop' | 'outdate' | 'dropAll'>

/**
 * Drops cached answers as soon as the database announces, at commit, that what they show has changed. When nothing but
 * the stock of a product did, by an order or its cancellation, or the name of somebody who wrote a review, pages may lag for a
 * moment (`outdate`).
 */
export function followPublicData(cache: Forgetful, { events }: DatabaseEvents): void {
  events.on('publicData', tag => {
    // A product is shown on its own page and in the lists.
    if (tag.startsWith('stock:')) cache.outdate([tag, 'stock'])
    else if (tag.startsWith('reviews:')) cache.outdate([tag, 'reviews'])
    else cache.drop(tag.startsWith('product:') ? [tag, 'catalogue'] : [tag])
  })
  events.on('missed', () => cache.dropAll())
}
