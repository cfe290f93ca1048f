import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PublicLayout } from '#web/features/site/layout/public-layout.tsx'

export const Route = createFileRoute('/_public')({
  component: PublicPages,
  // The root uses this layout too, for unknown paths: a separate file would be empty.
  codeSplitGroupings: [],
})

function PublicPages() {
  return (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  )
}
