import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { formatDateTime } from '#contract/french/dates.ts'
import { remainingTotal } from '#contract/orders/remaining-parcels.ts'
import type { Order } from '#contract/orders/schemas.ts'
import { paths } from '#contract/paths.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { OrderStatusBadge } from '#web/features/orders/order-status-badge.tsx'
import { Price } from '#web/ui/price.tsx'
import { ListSkeleton } from '#web/ui/signed-in/list-skeleton.tsx'
import { Loaded } from '#web/ui/signed-in/loaded.tsx'
import { formatShortDay } from '#web/ui/signed-in/short-dates.ts'
import { SiteLink } from '#web/ui/site-link.tsx'

const SHOWN = 5
const READ_AGAIN_MS = 20_000

/** The latest orders, refreshed while the page is open. */
export const useLatestOrders = () =>
  useQuery({
    ...apiQuery(useApi(), 'listAdminOrders', { query: { limit: SHOWN } }),
    refetchOnMount: 'always',
    refetchInterval: READ_AGAIN_MS,
  })

export function LatestOrders({ query }: { query: ReturnType<typeof useLatestOrders> }) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card bg-white p-4 shadow-card ring-1 ring-line sm:p-6"
    >
      <div className="-mt-2 flex items-center justify-between gap-x-4">
        <h2 id={titleId} className="text-lg sm:text-xl">
          Dernières commandes
        </h2>
        <SiteLink href={paths.adminOrders()} className="text-link">
          Toutes
        </SiteLink>
      </div>
      <Loaded
        query={query}
        waiting={<ListSkeleton words="Chargement des commandes…" rows={SHOWN} height="h-14" />}
        failed="Les dernières commandes n’ont pas pu être affichées"
        empty={<p className="text-ink-soft">Aucune commande pour le moment.</p>}
      >
        {({ items }) => (
          <ul className="divide-y divide-line">
            {items.map(order => (
              <Latest key={order.id} order={order} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

function Latest({ order }: { order: Order }) {
  return (
    <li className="relative py-2 hover:bg-leaf-50">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <SiteLink
          href={paths.adminOrder(order.id)}
          className="card-link nums font-semibold whitespace-nowrap text-leaf-800"
        >
          {order.number}
        </SiteLink>
        <OrderStatusBadge status={order.status} mode={order.delivery.mode} isSmall />
      </div>
      <div className="flex items-baseline justify-between gap-x-3 text-sm text-ink-soft">
        <span className="flex min-w-0 gap-1">
          <span className="truncate">{order.customer.fullName}</span>
          <span aria-hidden>·</span>
          <time
            dateTime={order.createdAt}
            title={formatDateTime(order.createdAt)}
            className="nums shrink-0 whitespace-nowrap"
          >
            {formatShortDay(order.createdAt)}
          </time>
        </span>
        <span className="shrink-0">
          <Price amount={remainingTotal(order)} size="small" isOff={order.status === 'cancelled'} />
        </span>
      </div>
    </li>
  )
}
