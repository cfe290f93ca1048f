import { createFileRoute } from '@tanstack/react-router'
import { apiQuery } from '#web/api-query.ts'
import { activitiesQuery } from '#web/features/activities/activities-queries.ts'
import { featuredQuery } from '#web/features/catalogue/catalogue-queries.ts'
import { HomePage } from '#web/features/home/home-page.tsx'
import { pageHead } from '#web/page-head.ts'
import { paths } from '#web/paths.ts'

export const Route = createFileRoute('/_public/')({
  loader: async ({ context: { queryClient, api } }) => {
    const counts = apiQuery(api, 'getCategoryCounts')
    const featured = featuredQuery(api)
    const activities = activitiesQuery(api)
    if (import.meta.env.SSR) {
      await Promise.all([
        queryClient.ensureQueryData(counts),
        queryClient.ensureQueryData(featured),
        queryClient.ensureQueryData(activities),
      ])
    } else {
      void queryClient.prefetchQuery(counts)
      void queryClient.prefetchQuery(featured)
      void queryClient.prefetchQuery(activities)
    }
  },
  head: ({ match }) =>
    pageHead(match.context, {
      description:
        'Achetez en direct aux producteurs de Côte d’Ivoire : produits vivriers, maraîchers et avicoles, livrés gratuitement, payés par mobile money ou à la livraison.',
      path: paths.home(),
    }),
  component: HomePage,
})
