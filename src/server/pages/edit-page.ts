import { isDeepStrictEqual } from 'node:util'
import type { AuditAction } from '#contract/back-office/facts.ts'
import type { EditPageBody } from '#contract/pages/admin.schemas.ts'
import { blanksOf } from '#contract/pages/facts.ts'
import type { Transaction } from '#database/connect.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { refuseIfChanged } from '../http/refuse-if-changed.ts'
import { insertVersion, listVersions, lockPage, type PageText, updatePage } from './page-versions.queries.ts'
import type { PageRow } from './pages.queries.ts'

/**
 * Edits a page; a published one changes at once. Writes nothing when nothing changes.
 * @throws Refused `page_not_found`, `page_changed`, `page_has_blanks`
 */
export async function editPage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  { slug, updated_at: seen, ...change }: EditPageBody & { slug: string },
): Promise<void> {
  await db.transaction(async tx => {
    const page = (await lockPage(tx, slug)) ?? refuse('page_not_found')
    const text: PageText = {
      title: change.title ?? page.title,
      content: change.content ?? page.content,
      metaDescription: change.meta_description ?? page.metaDescription,
      isPublished: change.is_published ?? page.isPublished,
    }
    // A repeated request finds its own text.
    if (isSame(page, text)) return
    refuseIfChanged(seen, page.updatedAt, 'page_changed')
    await savePage(tx, { admin, page, text, now: clock(), action: 'page.changed' })
  })
}

type SavePage = { admin: SignedIn; page: PageRow; text: PageText; now: Date; action: AuditAction }

const textOf = ({ title, content, metaDescription, isPublished }: PageText): PageText => ({
  title,
  content,
  metaDescription,
  isPublished,
})

const isSame = (page: PageText, text: PageText): boolean => isDeepStrictEqual(textOf(page), textOf(text))

/**
 * Writes a page and its version; the first time also the previous version. A page with blanks cannot be published.
 * @throws Refused `page_has_blanks`
 */
export async function savePage(tx: Transaction, { admin, page, text, now, action }: SavePage): Promise<void> {
  const { slug } = page
  if (isSame(page, text)) return
  const before = textOf(page)
  const blanks = blanksOf(text.content)
  if (text.isPublished && blanks.length > 0) refuse('page_has_blanks', { blanks })
  if ((await listVersions(tx, slug)).length === 0) {
    await insertVersion(tx, { ...before, slug, author: null, createdAt: page.updatedAt })
  }
  await updatePage(tx, slug, { ...text, updatedAt: now, updatedBy: admin.userId })
  await insertVersion(tx, { ...text, slug, author: admin.username, createdAt: now })
  await recordAuditEvent(tx, { admin, action, target: { type: 'page', id: slug }, before, after: text })
}
