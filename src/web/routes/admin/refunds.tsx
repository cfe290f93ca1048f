import { createFileRoute } from '@tanstack/react-router'
import { parseRefundSearch } from '#web/features/money/refund-search.ts'
import { RefundsPage } from '#web/features/money/refunds-page.tsx'
import { unreadSearch } from '#web/search-params.ts'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/refunds')({
  validateSearch: unreadSearch,
  head: () => ({ meta: [{ title: titleOf('À rembourser') }] }),
  component: Refunds,
})

function Refunds() {
  return <RefundsPage filters={parseRefundSearch(Route.useSearch())} />
}
