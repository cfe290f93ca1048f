import { createFileRoute } from '@tanstack/react-router'
import { parseDashboardView } from '#web/features/back-office/dashboard-view.ts'
import { OldDashboardPage } from '#web/features/back-office/old-dashboard-page.tsx'
import { AdminLayout } from '#web/features/site/layout/admin-layout.tsx'
import { unreadSearch } from '#web/search-params.ts'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin-dashboard-old')({
  validateSearch: unreadSearch,
  head: () => ({
    meta: [{ title: titleOf('Vendeurs et validation') }, { name: 'robots', content: 'noindex' }],
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
