import { createFileRoute } from '@tanstack/react-router'
import { apiQuery } from '#web/api/api-query.ts'
import { activitiesQuery } from '#web/features/activities/activities-queries.ts'
import { featuredQuery } from '#web/features/catalogue/featured/featured-query.ts'
import { textQuery } from '#web/features/pages/texts/text-query.ts'
import { homeHead } from '#web/features/site/home/home-head.ts'
import { HomePage } from '#web/features/site/home/home-page.tsx'
import { missingHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/')({
  loader: async ({ context }) => {
    const { queryClient, api } = context
    const counts = apiQuery(api, 'getCategoryCounts')
    const featured = featuredQuery(api)
    const activities = activitiesQuery(api)
    const introduction = textQuery(api, { slug: 'home' })
    if (import.meta.env.SSR) {
      await Promise.all([
        queryClient.ensureQueryData(counts),
        queryClient.ensureQueryData(featured),
        queryClient.ensureQueryData(activities),
        queryClient.ensureQueryData(introduction),
      ])
    } else {
      void queryClient.prefetchQuery(counts)
      void queryClient.prefetchQuery(featured)
      void queryClient.prefetchQuery(activities)
      void queryClient.prefetchQuery(introduction)
    }
    return homeHead(context)
  },
  head: ({ loaderData, match }) => loaderData ?? missingHead(match),
  component: HomePage,
})
