import { done } from '#contract/common.ts'
import type { pagesEndpoints } from '#contract/pages/endpoints.ts'
import type { Page } from '#contract/pages/schemas.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/handlers.ts'
import { refuse } from '../http/refuse.ts'
import { findPublishedPage, type PageRow } from './pages.queries.ts'
import { receiveContactMessage } from './receive-contact-message.ts'
import { renderMarkdown } from './render-markdown.ts'

const answerPage = ({ slug, title, content, metaDescription, updatedAt }: PageRow): Page => ({
  slug,
  title,
  content,
  html: renderMarkdown(content),
  meta_description: metaDescription,
  updated_at: updatedAt.toISOString(),
})

export const pagesRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
): Handlers<keyof typeof pagesEndpoints> => ({
  getPage: async ({ params: { slug } }) =>
    answerPage((await findPublishedPage(deps.db, slug)) ?? refuse('not_found')),
  sendContactMessage: async ({ body }, { ip }) => {
    await receiveContactMessage(deps, body, ip)
    return done
  },
})
