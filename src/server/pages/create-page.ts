import type { CreatePageBody } from '#contract/pages/admin.schemas.ts'
import { blank } from '#contract/pages/facts.ts'
import { isReserved } from '#contract/pages/reserved-addresses.ts'
import { recordAuditEvent } from '../audit/public.ts'
import type { Deps } from '../deps.ts'
import type { SignedIn } from '../http/context.ts'
import { refuse } from '../http/refuse.ts'
import { insertPage } from './page-versions.queries.ts'

/**
 * Creates a page as an empty draft.
 * @throws Refused `page_address_reserved`, `page_exists`
 */
export async function createPage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: SignedIn,
  { slug, title }: CreatePageBody,
): Promise<void> {
  if (isReserved(slug)) refuse('page_address_reserved')
  const text = { title, content: blank('texte de la page'), metaDescription: '', isPublished: false }
  await db.transaction(async tx => {
    const page = { slug, ...text, updatedAt: clock(), updatedBy: admin.userId }
    if (!(await insertPage(tx, page))) refuse('page_exists')
    const target = { type: 'page', id: slug } as const
    await recordAuditEvent(tx, { admin, action: 'page.created', target, before: null, after: text })
  })
}
