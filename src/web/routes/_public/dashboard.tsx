import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { DashboardPage } from '#web/features/orders/customer/dashboard-page.tsx'
import { pageHead } from '#web/page-head.ts'

export const Route = createFileRoute('/_public/dashboard')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Mon Tableau de Bord',
      path: paths.dashboard(),
      hidden: true,
    }),
  component: DashboardPage,
})
