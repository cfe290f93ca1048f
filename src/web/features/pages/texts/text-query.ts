import { queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { Api } from '#contract/contract.ts'
import type { Page } from '#contract/pages/schemas.ts'
import { hasStatus } from '#web/api-failure.ts'
import { apiKey } from '#web/api-query.ts'
import { pageHead } from '#web/page-head.ts'
import type { RouterContext } from '#web/router-context.ts'

/** A page of the site whose text the administrators write. */
export type Text = {
  slug: string
  path: string
  /** What the page is called while its text has no title of its own. */
  title: string
  /** What stands for the text's own description. */
  description: string
}

/** The published text of a page, or null. */
export function textQuery(api: Api, { slug }: Pick<Text, 'slug'>) {
  return queryOptions({
    queryKey: apiKey('getPage', { params: { slug } }),
    queryFn: async (): Promise<Page | null> => {
      try {
        return await api.getPage({ params: { slug } })
      } catch (error) {
        if (hasStatus(error, 404)) return null
        throw error
      }
    },
  })
}

/** What administrators wrote of a screen for search engines, where it has been read. */
export function writtenDescription({ queryClient, api }: RouterContext, slug: string): string | undefined {
  return queryClient.getQueryData(textQuery(api, { slug }).queryKey)?.metaDescription || undefined
}

/** For the loader of a screen that does without its text. @returns the page's head */
export async function loadText(context: RouterContext, text: Text) {
  await context.queryClient.ensureQueryData(textQuery(context.api, text))
  return textHead(context, text)
}

/** For the loader of a page that is nothing but its text: without it there is no such page. @returns the page's head */
export async function loadWholeText(context: RouterContext, text: Text) {
  if (!(await context.queryClient.ensureQueryData(textQuery(context.api, text)))) throw notFound()
  return textHead(context, text)
}

/** Title and description of a text, its own or those that stand for them. */
function textHead(context: RouterContext, text: Text) {
  const page = context.queryClient.getQueryData(textQuery(context.api, text).queryKey)
  return pageHead(context, {
    title: page?.title ?? text.title,
    description: page?.metaDescription || text.description,
    path: text.path,
  })
}
