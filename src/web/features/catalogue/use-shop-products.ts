import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Product } from '#contract/catalogue/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { type ProductSteps, shopQuery } from '#web/features/catalogue/queries/catalogue-queries.ts'
import type { ShopSearch } from '#web/features/catalogue/queries/shop-search.ts'
import { useIsSlow } from '#web/ui/use-is-slow.ts'

/** After this many automatic steps, a button loads more, so that the footer can be reached. */
const STEPS_BY_SCROLLING = 4

/** A product that moved between pages may be read twice. */
function withoutDuplicates(products: Product[]): Product[] {
  return [...new Map(products.map(product => [product.id, product])).values()]
}

/** The loaded products of the shop. */
export function useShopProducts(search: ShopSearch): ShopProducts {
  return useProductSteps(shopQuery(useApi(), search))
}

/** The loaded pages of products. */
export function useProductSteps(steps: ProductSteps) {
  const query = useInfiniteQuery({ ...steps, placeholderData: keepPreviousData })
  const { data, isPending, isPlaceholderData, isFetchingNextPage, hasNextPage } = query
  // Keep the previous results briefly; show a skeleton when it takes longer.
  const isLate = useIsSlow(isPlaceholderData)
  const pages = data?.pages ?? []
  const isLoading = isPending || isLate
  return {
    products: withoutDuplicates(pages.flatMap(page => page.items)),
    total: pages[0]?.total ?? 0,
    /** Nothing to show yet. */
    isLoading,
    /** The shown results are of the previous search. */
    isStale: isPlaceholderData,
    error: query.isError ? query.error : undefined,
    retry: () => void (data && !isPlaceholderData ? query.fetchNextPage() : query.refetch()),
    next: !isLoading && hasNextPage ? pages.at(-1)?.nextCursor : null,
    isReadingNext: isFetchingNextPage,
    /** Resolves once loaded or failed. */
    readNext: async () => {
      if (!isFetchingNextPage && !isPlaceholderData) await query.fetchNextPage()
    },
    readsByScrolling: pages.length % STEPS_BY_SCROLLING !== 0,
  }
}

export type ShopProducts = ReturnType<typeof useProductSteps>
