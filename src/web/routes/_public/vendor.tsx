import { createFileRoute } from '@tanstack/react-router'
import { type OrderStatus, orderStatuses } from '#contract/orders-labels.ts'
import { VendorPage } from '#web/features/orders/vendor-page.tsx'
import { pageHead } from '#web/page-head.ts'
import { paths } from '#web/paths.ts'

const isStatus = (value: unknown): value is OrderStatus => orderStatuses.some(status => status === value)

export const Route = createFileRoute('/_public/vendor')({
  validateSearch: (search: Record<string, unknown>): { status?: OrderStatus } =>
    isStatus(search.status) ? { status: search.status } : {},
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Espace Vendeur',
      description: 'Vos commandes, vos produits et vos revenus.',
      path: paths.vendor(),
      hidden: true,
    }),
  component: Vendor,
})

function Vendor() {
  const { status } = Route.useSearch()
  return <VendorPage status={status} />
}
