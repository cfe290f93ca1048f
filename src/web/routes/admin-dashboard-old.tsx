import { createFileRoute } from '@tanstack/react-router'
import { AdminLayout } from '#web/features/layout/admin-layout.tsx'
import { parseDashboardView } from '#web/features/moderation/dashboard-view.ts'
import { OldDashboardPage } from '#web/features/moderation/old-dashboard-page.tsx'
import { unreadSearch } from '#web/search-params.ts'
import { SITE_NAME } from '#web/site-name.ts'

export const Route = createFileRoute('/admin-dashboard-old')({
  validateSearch: unreadSearch,
  head: () => ({
    meta: [{ title: `Vendeurs et validation – ${SITE_NAME}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: OldDashboard,
})

function OldDashboard() {
  return (
    <AdminLayout>
      <OldDashboardPage view={parseDashboardView(Route.useSearch())} />
    </AdminLayout>
  )
}
