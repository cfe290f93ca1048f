import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import type { VendorProduct } from '#contract/stall/schemas.ts'
import { apiPages } from '#web/api/api-pages.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { invalidateQueries } from '#web/api/invalidate-queries.ts'
import { publicQueries } from '#web/api/public-queries.ts'
import { usePages } from '#web/api/use-pages.ts'
import type { ProductFilters } from '#web/features/stall/vendor-search.ts'

/** Each brings a picture; a screen of a phone shows five. */
const PAGE_SIZE = 10
/** Alerts name so many products; the filter shows them all. */
const NAMED_ALERTS = 3

/** Reads again whatever the change of a product may have changed, on the vendor's screens and the public ones. */
export async function refreshStall(queryClient: QueryClient): Promise<void> {
  await invalidateQueries(
    queryClient,
    'listVendorProducts',
    'getVendorProduct',
    'getVendorStats',
    ...publicQueries,
  )
}

/** The vendor's products, newest first, page after page. */
export function useStallProducts({ search, status, stock }: ProductFilters) {
  const api = useApi()
  const query = usePages({
    ...apiPages(api, 'listVendorProducts', { query: { search, status, stock, limit: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return query
}

type LowStock = {
  total: number
  named: readonly VendorProduct[]
  isKnown: boolean
  /** It could not be read yet. */
  hasFailed: boolean
}

/** How many products of the vendor are nearly or wholly sold, and the first of them. */
export function useLowStock(): LowStock {
  const { data, isError } = useQuery({
    ...apiQuery(useApi(), 'listVendorProducts', { query: { stock: 'low', limit: NAMED_ALERTS } }),
    refetchOnMount: 'always',
  })
  const isKnown = data !== undefined
  return { total: data?.total ?? 0, named: data?.items ?? [], isKnown, hasFailed: isError && !isKnown }
}

/** One product of the vendor, as it is now. */
export function useVendorProduct(id: string) {
  return useQuery({
    ...apiQuery(useApi(), 'getVendorProduct', { params: { id } }),
    refetchOnMount: 'always',
    // What was read before may be out of date, and a form begins with what it is given.
    gcTime: 0,
  })
}
