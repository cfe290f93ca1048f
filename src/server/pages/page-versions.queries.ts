import { and, asc, desc, eq } from 'drizzle-orm'
import type { Executor, Transaction } from '#database/connect.ts'
import { newId } from '#database/schema/columns.ts'
import { pages, pageVersions } from '#database/schema/pages.ts'
import type { PageRow } from './pages.queries.ts'

/** The number of versions that are listed. */
const VERSIONS_SHOWN = 50

export const listPages = (db: Executor): Promise<PageRow[]> =>
  db.select().from(pages).orderBy(asc(pages.title), asc(pages.slug))

export async function findPage(db: Executor, slug: string): Promise<PageRow | undefined> {
  const [page] = await db.select().from(pages).where(eq(pages.slug, slug))
  return page
}

/** Reads and locks a page. */
export async function lockPage(tx: Transaction, slug: string): Promise<PageRow | undefined> {
  const [page] = await tx.select().from(pages).where(eq(pages.slug, slug)).for('update')
  return page
}

export type PageText = Pick<PageRow, 'title' | 'content' | 'metaDescription' | 'isPublished'>

/** Inserts a page. @returns whether its slug was free */
export async function insertPage(
  tx: Transaction,
  page: PageText & { slug: string; updatedAt: Date; updatedBy: string },
): Promise<boolean> {
  const { rowCount } = await tx.insert(pages).values(page).onConflictDoNothing()
  return rowCount === 1
}

export async function updatePage(
  tx: Transaction,
  slug: string,
  change: PageText & { updatedAt: Date; updatedBy: string },
): Promise<void> {
  await tx.update(pages).set(change).where(eq(pages.slug, slug))
}

export type PageVersionRow = typeof pageVersions.$inferSelect

/** The latest versions of a page, newest first. */
export const listVersions = (db: Executor, slug: string): Promise<PageVersionRow[]> =>
  db
    .select()
    .from(pageVersions)
    .where(eq(pageVersions.slug, slug))
    .orderBy(desc(pageVersions.id))
    .limit(VERSIONS_SHOWN)

export async function findVersion(
  tx: Transaction,
  slug: string,
  id: string,
): Promise<PageVersionRow | undefined> {
  const [version] = await tx
    .select()
    .from(pageVersions)
    .where(and(eq(pageVersions.slug, slug), eq(pageVersions.id, id)))
  return version
}

export async function insertVersion(
  tx: Transaction,
  version: PageText & { slug: string; author: string | null; createdAt: Date },
): Promise<void> {
  const { slug, title, content, metaDescription, isPublished, author, createdAt } = version
  await tx
    .insert(pageVersions)
    .values({ id: newId(), slug, title, content, metaDescription, isPublished, author, createdAt })
}
