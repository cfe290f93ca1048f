import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatTime } from '#contract/french/dates.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { apiQuery, useApi } from '#web/api-query.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

/** A line on every page while an order of the customer waits for its payment; not where that order is shown. */
export default function UnpaidOrderLine() {
  const { data: orders = [] } = useQuery(apiQuery(useApi(), 'listUnpaidOrders'))
  const shown = useLocation({ select: ({ href }) => href })
  const now = useNow(orders[0]?.payBefore)
  const [first, ...others] = orders.filter(({ payBefore }) => payBefore && Date.parse(payBefore) > now)
  if (!first?.payBefore || shown.includes(first.id) || shown.startsWith(paths.paymentReturn())) return null
  return (
    <aside aria-label="Commande à payer" className="bg-mango-100 text-laterite-800">
      <div className="container-page flex items-center justify-between gap-x-4 text-sm sm:text-base">
        <p className="flex min-w-0 items-center gap-2">
          <Smartphone aria-hidden className="size-5 shrink-0" />
          <span>
            {others.length === 0
              ? `${first.number} est à payer`
              : `${orders.length} commandes sont à payer, la première`}{' '}
            avant <time dateTime={first.payBefore}>{formatTime(first.payBefore)}</time>
          </span>
        </p>
        <SiteLink
          href={paths.checkout(first.id)}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Payer<span className="sr-only"> la commande {first.number}</span>
        </SiteLink>
      </div>
    </aside>
  )
}

/** The time, told anew when the most urgent deadline has passed. */
function useNow(deadline: Order['payBefore'] | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!deadline) return
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, Date.parse(deadline) - Date.now()))
    return () => clearTimeout(timer)
  }, [deadline])
  return now
}
