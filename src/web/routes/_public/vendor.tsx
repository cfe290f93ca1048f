import { createFileRoute } from '@tanstack/react-router'
import { type OrderStatus, orderStatuses } from '#contract/orders-labels.ts'
import { VendorPage, type VendorView } from '#web/features/orders/vendor-page.tsx'
import { pageHead } from '#web/page-head.ts'
import { parsePage } from '#web/page-number.ts'
import { paths } from '#web/paths.ts'

const isStatus = (value: unknown): value is OrderStatus => orderStatuses.some(status => status === value)

export const Route = createFileRoute('/_public/vendor')({
  validateSearch: (search: Record<string, unknown>): VendorView => ({
    status: isStatus(search.status) ? search.status : undefined,
    tab: search.tab === 'revenus' ? 'revenus' : undefined,
    page: parsePage(search.page),
  }),
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
  return <VendorPage view={Route.useSearch()} />
}
