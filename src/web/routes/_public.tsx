import { createFileRoute, Outlet } from '@tanstack/react-router'
import { PublicLayout } from '#web/features/site/layout/public-layout.tsx'

export const Route = createFileRoute('/_public')({
  component: PublicPages,
  // The root shows this layout too, around unknown addresses: a file of its own would be an empty one.
  codeSplitGroupings: [],
})

function PublicPages() {
  return (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  )
}
