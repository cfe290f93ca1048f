import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '#web/features/orders/customer/dashboard-page.tsx'
import { pageHead } from '#web/page-head.ts'
import { paths } from '#web/paths.ts'

export const Route = createFileRoute('/_public/customer-dashboard')({
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Mon Tableau de Bord',
      path: paths.dashboard(),
      hidden: true,
    }),
  component: DashboardPage,
})
