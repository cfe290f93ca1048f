import { createFileRoute } from '@tanstack/react-router'
import { PayoutsPage } from '#web/features/money/payouts-page.tsx'
import { parseLimit, parsePage } from '#web/page-number.ts'
import { unreadSearch } from '#web/search-params.ts'
import { titleOf } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/payouts')({
  validateSearch: unreadSearch,
  head: () => ({ meta: [{ title: titleOf('À verser aux vendeurs') }] }),
  component: Payouts,
})

function Payouts() {
  const { owed, limit, page } = Route.useSearch()
  return <PayoutsPage pages={{ owed: parsePage(owed), limit: parseLimit(limit), page: parsePage(page) }} />
}
