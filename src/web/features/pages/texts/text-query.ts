import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#contract/contract.ts'
import type { Page } from '#contract/pages/schemas.ts'
import { hasStatus } from '#web/api/api-failure.ts'
import { apiKey } from '#web/api/api-query.ts'
import type { RouterContext } from '#web/router-context.ts'

/** A page of the site whose text administrators edit. */
export type Text = {
  slug: string
  path: string
  /** Title while the text has none of its own. */
  title: string
  /** Description while the text has none of its own. */
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

/** The administrators' meta description of a screen, if loaded. */
export function writtenDescription({ queryClient, api }: RouterContext, slug: string): string | undefined {
  return queryClient.getQueryData(textQuery(api, { slug }).queryKey)?.meta_description || undefined
}
