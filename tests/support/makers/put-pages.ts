import { legalPages, legalSlugOf } from '#contract/pages/facts.ts'
import type { Executor } from '#database/connect.ts'
import { pages } from '#database/schema/pages.ts'

/** Writes pages over the initial drafts, which every started shop has. */
export async function putPages(db: Executor, ...texts: (typeof pages.$inferInsert)[]): Promise<void> {
  for (const text of texts) {
    const set = { metaDescription: '', isPublished: false, ...text }
    await db.insert(pages).values(set).onConflictDoUpdate({ target: pages.slug, set })
  }
}

/** Publishes the legal pages, without which a production takes no orders. */
export const publishLegalPages = (db: Executor): Promise<void> =>
  putPages(
    db,
    ...legalPages.map(page => {
      const text = { title: 'Nos conditions', content: 'Un prix, une livraison.', isPublished: true }
      return { slug: legalSlugOf(page), ...text }
    }),
  )
