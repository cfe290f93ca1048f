import type { pagesAdminEndpoints } from '#contract/pages/admin.endpoints.ts'
import type { AdminPage, PageVersion } from '#contract/pages/admin.schemas.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { refuse } from '../http/refuse.ts'
import { createPage } from './create-page.ts'
import { editPage } from './edit-page.ts'
import { readOpening } from './opening.ts'
import { findPage, listPages, listVersions, type PageVersionRow } from './page-versions.queries.ts'
import type { PageRow } from './pages.queries.ts'
import { renderMarkdown } from './render-markdown.ts'
import { restorePage } from './restore-page.ts'

const answerPage = ({
  slug,
  title,
  content,
  metaDescription,
  isPublished,
  updatedAt,
}: PageRow): AdminPage => ({
  slug,
  title,
  content,
  meta_description: metaDescription,
  is_published: isPublished,
  updated_at: updatedAt.toISOString(),
})

const answerVersion = ({
  id,
  title,
  content,
  metaDescription,
  isPublished,
  author,
  createdAt,
}: PageVersionRow): PageVersion => ({
  id,
  title,
  content,
  meta_description: metaDescription,
  is_published: isPublished,
  author,
  created_at: createdAt.toISOString(),
})

/** Administration of the site's texts. */
export function pagesAdminRoutes(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
): Handlers<keyof typeof pagesAdminEndpoints> {
  const show = async (slug: string) => answerPage((await findPage(deps.db, slug)) ?? refuse('page_not_found'))
  return {
    listAdminPages: async () => (await listPages(deps.db)).map(answerPage),
    getOpening: () => readOpening(deps),
    createPage: async ({ body }, { sessions: { admin } }) => {
      await createPage(deps, admin, body)
      return show(body.slug)
    },
    changePage: async ({ params: { slug }, body }, { sessions: { admin } }) => {
      await editPage(deps, admin, { slug, ...body })
      return show(slug)
    },
    listPageVersions: async ({ params: { slug } }) => {
      await show(slug)
      return (await listVersions(deps.db, slug)).map(answerVersion)
    },
    restorePageVersion: async ({ params: { slug, id } }, { sessions: { admin } }) => {
      await restorePage(deps, admin, { slug, id })
      return show(slug)
    },
    previewPage: async ({ body: { content } }) => ({ html: renderMarkdown(content) }),
  }
}
