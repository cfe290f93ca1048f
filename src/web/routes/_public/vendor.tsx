import { createFileRoute } from '@tanstack/react-router'
import { paths } from '#contract/paths.ts'
import { VendorPage } from '#web/features/stall/space/vendor-page.tsx'
import { parseVendorArea } from '#web/features/stall/vendor-area.ts'
import { pageHead } from '#web/page-head.ts'
import { unreadSearch } from '#web/search-params.ts'

export const Route = createFileRoute('/_public/vendor')({
  validateSearch: unreadSearch,
  head: ({ match }) =>
    pageHead(match.context, {
      title: 'Espace Vendeur',
      path: paths.vendor(),
      hidden: true,
    }),
  component: Vendor,
})

function Vendor() {
  return <VendorPage view={parseVendorArea(Route.useSearch())} />
}
