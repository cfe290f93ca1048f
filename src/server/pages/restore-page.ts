import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { savePage } from './edit-page.ts'
import { findVersion, lockPage } from './page-versions.queries.ts'

/**
 * Restores the text of an earlier version; whether the page is published is unchanged.
 * @throws Refused `page_not_found`, `version_not_found`, `page_has_blanks`
 */
export async function restorePage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  { slug, id }: { slug: string; id: string },
): Promise<void> {
  await db.transaction(async tx => {
    const page = (await lockPage(tx, slug)) ?? refuse('page_not_found')
    const version = (await findVersion(tx, slug, id)) ?? refuse('version_not_found')
    const { title, content, metaDescription } = version
    const text = { title, content, metaDescription, isPublished: page.isPublished }
    await savePage(tx, { admin, page, text, now: clock(), action: 'page.restored' })
  })
}
