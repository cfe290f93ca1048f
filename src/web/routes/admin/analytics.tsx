import { createFileRoute } from '@tanstack/react-router'
import { AnalyticsPage } from '#web/features/analytics/analytics-page.tsx'
import { parseAnalyticsSearch } from '#web/features/analytics/analytics-search.ts'
import { unreadSearch } from '#web/search-params.ts'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/analytics')({
  validateSearch: unreadSearch,
  head: () => ({ meta: [{ title: titleOf('Analytics') }] }),
  component: AnalyticsRoute,
})

function AnalyticsRoute() {
  return <AnalyticsPage period={parseAnalyticsSearch(Route.useSearch()).period} />
}
