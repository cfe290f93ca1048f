import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AdminLayout } from '#web/features/site/layout/admin-layout.tsx'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin')({
  head: () => ({
    meta: [{ title: titleOf('Administration') }, { name: 'robots', content: 'noindex' }],
  }),
  component: AdminPages,
})

function AdminPages() {
  return (
    <AdminLayout>
      <Outlet />
    </AdminLayout>
  )
}
