import type { Opening } from '#contract/pages/admin.schemas.ts'
import { type LegalPage, legalPages, legalSlugOf } from '#contract/pages/facts.ts'
import { sitePages } from '#contract/paths.ts'
import type { Executor } from '#database/connect.ts'
import type { Deps } from '../deps.ts'
import { listPublishedSlugs } from './pages.queries.ts'

/** The legal pages that are not published. */
async function findMissingLegalPages(db: Executor): Promise<LegalPage[]> {
  const published = new Set(await listPublishedSlugs(db, legalPages.map(legalSlugOf)))
  return legalPages.filter(page => !published.has(legalSlugOf(page)))
}

/** Whether the shop takes orders, and the missing legal pages. */
export async function readOpening({ db, config }: Pick<Deps, 'db' | 'config'>): Promise<Opening> {
  const missing = await findMissingLegalPages(db)
  return {
    takesOrders: missing.length === 0 || !config.production,
    missing: missing.map(page => ({ slug: legalSlugOf(page), title: sitePages[page].name })),
  }
}

/** In production, the shop takes orders only once its legal pages are published. */
export async function takesOrders(
  db: Executor,
  { production }: Pick<Deps['config'], 'production'>,
): Promise<boolean> {
  return !production || (await findMissingLegalPages(db)).length === 0
}
