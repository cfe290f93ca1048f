import { createFileRoute } from '@tanstack/react-router'
import { parsePayoutSearch } from '#web/features/money/payout-search.ts'
import { PayoutsPage } from '#web/features/money/payouts-page.tsx'
import { unreadSearch } from '#web/search-params.ts'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/payouts')({
  validateSearch: unreadSearch,
  head: () => ({ meta: [{ title: titleOf('À verser aux vendeurs') }] }),
  component: Payouts,
})

function Payouts() {
  return <PayoutsPage filters={parsePayoutSearch(Route.useSearch())} />
}
