import { createFileRoute } from '@tanstack/react-router'
import { AdminAccountPage } from '#web/features/security/admin-account-page.tsx'
import { SITE_NAME } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/compte')({
  head: () => ({ meta: [{ title: `Mon compte – ${SITE_NAME}` }] }),
  component: AdminAccountPage,
})
