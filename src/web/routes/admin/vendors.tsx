import { createFileRoute } from '@tanstack/react-router'
import { parseVendorSearch } from '#web/features/moderation/vendors/vendor-search.ts'
import { VendorsPage } from '#web/features/moderation/vendors/vendors-page.tsx'
import { unreadSearch } from '#web/search-params.ts'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/vendors')({
  validateSearch: unreadSearch,
  head: () => ({ meta: [{ title: titleOf('Vendeurs') }] }),
  component: Vendors,
})

function Vendors() {
  return <VendorsPage filters={parseVendorSearch(Route.useSearch())} />
}
