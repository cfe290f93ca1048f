import { createFileRoute } from '@tanstack/react-router'
import { PagesPage } from '#web/features/pages/admin/pages-page.tsx'
import { SITE_NAME } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/pages')({
  head: () => ({ meta: [{ title: `Pages – ${SITE_NAME}` }] }),
  component: PagesPage,
})
