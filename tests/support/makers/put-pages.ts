import { legalPages, slugOf } from '#contract/pages/facts.ts'
import type { Executor } from '#database/connect.ts'
import { pages } from '#database/schema/pages.ts'

/** Writes pages over the drafts of the beginning, which every started shop has. */
export async function putPages(db: Executor, ...texts: (typeof pages.$inferInsert)[]): Promise<void> {
  for (const text of texts) {
    const set = { metaDescription: '', isPublished: false, ...text }
    await db.insert(pages).values(set).onConflictDoUpdate({ target: pages.slug, set })
  }
}

/** Has visitors read what a production needs before it sells. */
export const publishLegalPages = (db: Executor): Promise<void> =>
  putPages(
    db,
    ...legalPages.map(page => {
      const text = { title: 'Nos conditions', content: 'Un prix, une livraison.', isPublished: true }
      return { slug: slugOf(page), ...text }
    }),
  )
