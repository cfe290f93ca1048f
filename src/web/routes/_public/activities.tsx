import { createFileRoute } from '@tanstack/react-router'
import { ActivitiesPage } from '#web/features/activities/activities-page.tsx'
import { activitiesQuery, phasesQuery } from '#web/features/activities/activities-queries.ts'
import { parseAlbumSearch } from '#web/features/activities/album-search.ts'
import { loadText } from '#web/features/pages/load-text.ts'
import { introducedTexts } from '#web/features/pages/texts.ts'
import { missingHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/activities')({
  validateSearch: parseAlbumSearch,
  loader: async ({ context }) => {
    const { queryClient, api } = context
    const [head] = await Promise.all([
      loadText(context, introducedTexts.activities),
      queryClient.ensureQueryData(phasesQuery(api)),
      queryClient.ensureQueryData(activitiesQuery(api)),
    ])
    return head
  },
  head: ({ loaderData, match }) => loaderData ?? missingHead(match),
  component: Activities,
})

function Activities() {
  return <ActivitiesPage search={Route.useSearch()} />
}
