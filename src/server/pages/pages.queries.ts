import { and, eq, inArray } from 'drizzle-orm'
import type { ContactBody } from '#contract/pages/schemas.ts'
import { compiledPerCount, compiledQuery, placeholdersFor, valuesFor } from '#database/compiled-query.ts'
import type { Database, Executor } from '#database/connect.ts'
import { contactMessages, pages } from '#database/schema/pages.ts'

export type PageRow = typeof pages.$inferSelect

/** A published page. */
export async function findPublishedPage(db: Database, slug: string): Promise<PageRow | undefined> {
  const [page] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.slug, slug), eq(pages.isPublished, true)))
  return page
}

const publishedSlugsRead = compiledPerCount(count =>
  compiledQuery(db =>
    db
      .select({ slug: pages.slug })
      .from(pages)
      .where(and(inArray(pages.slug, placeholdersFor('slug', count)), eq(pages.isPublished, true)))
      .prepare(`published_slugs_${count}`),
  ),
)

/** Which of these pages are published. */
export async function listPublishedSlugs(db: Executor, slugs: string[]): Promise<string[]> {
  const rows = await publishedSlugsRead(slugs.length)(db, valuesFor('slug', slugs))
  return rows.map(({ slug }) => slug)
}

/** All published pages. */
export async function listPublishedPages(db: Executor): Promise<PageRow[]> {
  return db.select().from(pages).where(eq(pages.isPublished, true)).orderBy(pages.slug)
}

/** Inserts a message. @returns false when the same message exists */
export async function insertContactMessage(
  db: Executor,
  message: Omit<ContactBody, 'website' | 'openMs'> & { id: string; contentHash: Buffer; createdAt: Date },
): Promise<boolean> {
  const { rowCount } = await db.insert(contactMessages).values(message).onConflictDoNothing()
  return rowCount === 1
}

export async function findContactMessage(
  db: Executor,
  messageId: string,
): Promise<typeof contactMessages.$inferSelect | undefined> {
  const [message] = await db.select().from(contactMessages).where(eq(contactMessages.id, messageId))
  return message
}
