import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Smartphone } from 'lucide-react'
import { useEffect, useState } from 'react'
import { oneOrMany } from '#contract/french/counted.ts'
import { formatTime } from '#contract/french/dates.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { useCart } from '#web/features/orders/cart/cart-store.ts'
import { containsProductsOf } from '#web/features/orders/unpaid/contains-products-of.ts'
import { isBuyingPage } from '#web/features/site/layout/buying-pages.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

/** On these pages unpaid orders are shown already, or another order is being paid. */
const HIDDEN_ON = [
  ...[paths.dashboard(), paths.customerDashboard(), paths.orders()],
  ...[paths.checkout(), paths.orderSuccess(), paths.paymentReturn()],
]

/** Banner on every page while an order of the customer waits for its payment. */
export default function UnpaidOrderLine() {
  const { data: orders = [] } = useQuery(apiQuery(useApi(), 'listUnpaidOrders'))
  const pathname = useLocation({ select: location => location.pathname })
  const { items } = useCart()
  const now = useNow(orders)
  // In the purchase flow the page itself shows an order of the cart's products; of several, the first.
  const shownByPage = isBuyingPage(pathname)
    ? orders.find(order => containsProductsOf(items, order))
    : undefined
  const waiting = orders.filter(order => isWaiting(order, now) && order.id !== shownByPage?.id)
  const [first] = waiting
  const isShown = HIDDEN_ON.includes(pathname) || waiting.some(({ id }) => pathname === paths.order(id))
  if (!first?.payBefore || isShown) return null
  return (
    <aside aria-label="Commande à payer" className="bg-mango-100 text-laterite-800">
      <div className="container-page flex items-center justify-between gap-x-4 text-sm sm:text-base">
        <p className="flex min-w-0 items-center gap-2">
          <Smartphone aria-hidden className="size-5 shrink-0 max-sm:hidden" />
          <span>
            {oneOrMany(
              waiting.length,
              `${first.number} à payer`,
              `${waiting.length} commandes à payer, la première`,
            )}{' '}
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

const isWaiting = ({ payBefore }: Order, now: number): boolean =>
  payBefore !== null && Date.parse(payBefore) > now

/** The current time, updated when the next deadline passes. */
function useNow(orders: readonly Order[]): number {
  const [now, setNow] = useState(() => Date.now())
  const deadline = orders.find(order => isWaiting(order, now))?.payBefore
  useEffect(() => {
    if (!deadline) return
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, Date.parse(deadline) - Date.now()))
    return () => clearTimeout(timer)
  }, [deadline])
  return now
}
