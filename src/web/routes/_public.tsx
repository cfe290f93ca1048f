import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PublicLayout } from '#web/features/layout/public-layout.tsx'

export const Route = createFileRoute('/_public')({ component: PublicPages })

function PublicPages() {
  return (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  )
}
