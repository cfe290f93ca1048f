import { createFileRoute, Outlet } from '@tanstack/react-router'
import { MissingScreen } from '#web/features/back-office/missing-screen.tsx'
import { AdminLayout } from '#web/features/site/layout/admin-layout.tsx'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin')({
  head: () => ({
    meta: [{ title: titleOf('Administration') }, { name: 'robots', content: 'noindex' }],
  }),
  codeSplitGroupings: [['component', 'notFoundComponent']],
  component: AdminPages,
  // Rendered in the component's outlet.
  notFoundComponent: MissingScreen,
})

function AdminPages() {
  return (
    <AdminLayout>
      <Outlet />
    </AdminLayout>
  )
}
