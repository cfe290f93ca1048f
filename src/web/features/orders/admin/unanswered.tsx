import { counted } from '#contract/french/counted.ts'
import { paths } from '#contract/paths.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { ChevronRight } from '#web/ui/icons.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

/** What an order is that waits for its vendor too long. */
export const UNANSWERED = 'sans réponse depuis plus de 24\u00a0h'

/** Of all orders, those that need somebody first: how many, and the way to them. */
export function Unanswered() {
  const { data } = useAdminQuery('getTodo')
  const count = data?.unansweredOrders ?? 0
  if (count === 0) return null
  return (
    <SiteLink
      href={paths.adminOrders({ unanswered: '1' })}
      className="mb-4 flex min-h-11 items-center gap-1 rounded-field bg-warning-tint px-3 py-2 font-semibold text-warning sm:inline-flex"
    >
      <span className="grow">{counted(count, `commande ${UNANSWERED}`, `commandes ${UNANSWERED}`)}</span>
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </SiteLink>
  )
}
