import { legalPages, slugOf } from '#contract/pages/facts.ts'
import type { Executor } from '#database/connect.ts'
import { pages } from '#database/schema/pages.ts'

/** Has visitors read what a production needs before it sells. */
export async function publishLegalPages(db: Executor): Promise<void> {
  for (const page of legalPages) {
    const text = { title: 'Nos conditions', content: 'Un prix, une livraison.', isPublished: true }
    await db
      .insert(pages)
      .values({ slug: slugOf(page), ...text })
      .onConflictDoUpdate({ target: pages.slug, set: text })
  }
}
