import { createFileRoute } from '@tanstack/react-router'
import { PagesPage } from '#web/features/pages/admin/pages-page.tsx'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/pages')({
  head: () => ({ meta: [{ title: titleOf('Pages') }] }),
  component: PagesPage,
})
