import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Product } from '#contract/catalogue/schemas.ts'
import { useApi } from '#web/api/api-query.ts'
import { type ProductSteps, shopQuery } from '#web/features/catalogue/queries/catalogue-queries.ts'
import type { ShopSearch } from '#web/features/catalogue/queries/shop-search.ts'
import { useIsSlow } from '#web/ui/use-is-slow.ts'

/** After so many steps by themselves, the rest of the list waits for a press: one can reach the foot of the page. */
const STEPS_BY_SCROLLING = 4

/** A product that moved in the list while it was being read may come twice. */
function withoutDuplicates(products: Product[]): Product[] {
  return [...new Map(products.map(product => [product.id, product])).values()]
}

/** The products of the shop for an address, as far as they have been read. */
export function useShopProducts(search: ShopSearch): ShopProducts {
  return useProductSteps(shopQuery(useApi(), search))
}

/** Some products, as far as they have been read. */
export function useProductSteps(steps: ProductSteps) {
  const query = useInfiniteQuery({ ...steps, placeholderData: keepPreviousData })
  const { data, isPending, isPlaceholderData, isFetchingNextPage, hasNextPage } = query
  // What was there stays for a moment; a person who has to wait sees what is coming instead.
  const isLate = useIsSlow(isPlaceholderData)
  const pages = data?.pages ?? []
  const isLoading = isPending || isLate
  return {
    products: withoutDuplicates(pages.flatMap(page => page.items)),
    total: pages[0]?.total ?? 0,
    /** There is nothing to show yet. */
    isLoading,
    /** What is shown answers the question before. */
    isStale: isPlaceholderData,
    error: query.isError ? query.error : undefined,
    retry: () => void (data && !isPlaceholderData ? query.fetchNextPage() : query.refetch()),
    next: !isLoading && hasNextPage ? pages.at(-1)?.nextCursor : null,
    isReadingNext: isFetchingNextPage,
    /** Settled once it was read, or could not be. */
    readNext: async () => {
      if (!isFetchingNextPage && !isPlaceholderData) await query.fetchNextPage()
    },
    readsByScrolling: pages.length % STEPS_BY_SCROLLING !== 0,
  }
}

export type ShopProducts = ReturnType<typeof useProductSteps>
