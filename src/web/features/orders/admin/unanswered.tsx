import { counted } from '#contract/french/counted.ts'
import { paths } from '#contract/paths.ts'
import { useAdminQuery } from '#web/features/accounts/use-admin-query.ts'
import { ChevronRight } from '#web/ui/icons.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

/** The orders that wait too long for their vendor: the way to them, and their words for one and for many. */
export const unansweredOrders = {
  href: paths.adminOrders({ unanswered: '1' }),
  one: 'commande sans réponse depuis plus de 24\u00a0h',
  many: 'commandes sans réponse depuis plus de 24\u00a0h',
} as const

/** Of all orders, those that need somebody first: how many, and the way to them. */
export function Unanswered() {
  const { data } = useAdminQuery('getTodo')
  const count = data?.unansweredOrders ?? 0
  const { href, one, many } = unansweredOrders
  if (count === 0) return null
  return (
    <SiteLink
      href={href}
      className="mb-4 flex min-h-11 items-center gap-1 rounded-field bg-warning-tint px-3 py-2 font-semibold text-warning sm:inline-flex"
    >
      <span className="grow">{counted(count, one, many)}</span>
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </SiteLink>
  )
}
