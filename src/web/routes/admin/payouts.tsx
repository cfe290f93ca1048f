import { createFileRoute } from '@tanstack/react-router'
import { PayoutsPage } from '#web/features/payments/payouts-page.tsx'
import { parsePage } from '#web/page-number.ts'
import { SITE_NAME } from '#web/site-name.ts'

export const Route = createFileRoute('/admin/payouts')({
  validateSearch: (search: Record<string, unknown>) => ({ page: parsePage(search.page) }),
  head: () => ({ meta: [{ title: `À verser aux vendeurs – ${SITE_NAME}` }] }),
  component: Payouts,
})

function Payouts() {
  return <PayoutsPage page={Route.useSearch().page} />
}
