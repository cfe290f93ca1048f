import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import type { VendorProduct } from '#contract/stall/schemas.ts'
import { apiPages } from '#web/api/api-pages.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { publicQueries } from '#web/api/public-queries.ts'
import { usePages } from '#web/api/use-pages.ts'
import { countOf, type KnownCount, READ_AGAIN } from '#web/features/orders/vendor/use-waiting-orders.ts'
import type { ProductFilters } from '#web/features/stall/vendor-area.ts'

/** Each row loads a picture; a phone shows five rows. */
const PAGE_SIZE = 10
/** At most this many products are named in alerts. */
const NAMED_ALERTS = 3

/** Invalidates what a product change affects, for vendor and visitors. */
export async function refreshStall(queryClient: QueryClient): Promise<void> {
  await invalidateQueries(
    queryClient,
    'listVendorProducts',
    'getVendorProduct',
    'getVendorStats',
    ...publicQueries,
  )
}

/** The vendor's products, newest first, paged. */
export function useStallProducts({ search, status, stock }: ProductFilters) {
  const api = useApi()
  const query = usePages({
    ...apiPages(api, 'listVendorProducts', { query: { search, status, stock, limit: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return query
}

type LowStock = KnownCount & { named: readonly VendorProduct[] }

/** Number of products with low or no stock, and the first of them. */
export function useLowStock(): LowStock {
  const query = useQuery({
    ...apiQuery(useApi(), 'listVendorProducts', { query: { stock: 'low', limit: NAMED_ALERTS } }),
    ...READ_AGAIN,
  })
  return { ...countOf(query), named: query.data?.items ?? [] }
}

/** One product of the vendor. */
export function useVendorProduct(id: string) {
  return useQuery({
    ...apiQuery(useApi(), 'getVendorProduct', { params: { id } }),
    refetchOnMount: 'always',
    // Cached data may be outdated, and would become the form's initial values.
    gcTime: 0,
  })
}
