import { createFileRoute } from '@tanstack/react-router'
import { AdminAccountPage } from '#web/features/security/admin-account-page.tsx'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/compte')({
  head: () => ({ meta: [{ title: titleOf('Mon compte') }] }),
  component: AdminAccountPage,
})
