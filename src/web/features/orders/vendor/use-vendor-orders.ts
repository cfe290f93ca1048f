import { endpoints } from 'virtual:endpoints/staff'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { StallOrders } from '#contract/filters.ts'
import { apiPages } from '#web/api/api-pages.ts'
import { useApi } from '#web/api/api-query.ts'
import { useChanges } from '#web/api/follow-changes.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { usePages } from '#web/api/use-pages.ts'
import { newSince, type SeenOrders, seenAtOpening } from '#web/features/orders/vendor/new-orders.ts'
import { waitingOrdersQuery } from '#web/features/orders/vendor/use-waiting-orders.ts'
import { toast } from '#web/ui/toast.ts'

const PAGE_SIZE = 20

/** Invalidates what an order change affects on the vendor's screens. */
export async function refreshVendorOrders(queryClient: QueryClient): Promise<void> {
  // A sale lowers stocks too.
  await invalidateQueries(queryClient, 'listVendorOrders', 'getVendorStats', 'listVendorProducts')
}

/** The vendor's orders by day, paged. */
export function useVendorOrders({ search, status, toCollect }: StallOrders) {
  const api = useApi()
  const query = usePages({
    ...apiPages(api, 'listVendorOrders', {
      query: { search, status, toCollect, sort: 'day', limit: PAGE_SIZE },
    }),
    refetchOnMount: 'always',
  })
  return query
}

/** New orders since the page was opened. */
export type LiveOrders = {
  /** Number of orders to confirm; 0 until loaded. */
  pendingCount: number
  isKnown: boolean
  /** Whether the first load failed. */
  hasFailed: boolean
  /** Whether an order arrived while the page was open. */
  isNew: (orderId: string) => boolean
}

/** Subscribes to the vendor's orders: refetches lists and figures on changes, and announces new orders. */
export function useLiveVendorOrders(): LiveOrders {
  const queryClient = useQueryClient()
  const { data, isError } = useQuery({
    ...waitingOrdersQuery(useApi(), PAGE_SIZE),
    refetchOnMount: 'always',
  })
  useChanges(endpoints.followVendorOrders.path, () => void refreshVendorOrders(queryClient))
  const [seen, setSeen] = useState<SeenOrders>()
  if (data && !seen) setSeen(seenAtOpening(data))
  const [came, setCame] = useState<ReadonlySet<string>>(new Set<string>())
  useEffect(() => {
    const unsaid = data && seen ? newSince(seen, data.items).filter(({ id }) => !came.has(id)) : []
    const [newest] = unsaid
    if (!newest) return
    setCame(new Set([...came, ...unsaid.map(({ id }) => id)]))
    toast({ title: 'Nouvelle commande', description: `${newest.number}, ${newest.customer.fullName}` })
  }, [data, seen, came])
  const isKnown = data !== undefined
  return {
    pendingCount: data?.total ?? 0,
    isKnown,
    hasFailed: isError && !isKnown,
    isNew: id => came.has(id),
  }
}
