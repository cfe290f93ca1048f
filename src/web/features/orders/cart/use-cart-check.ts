import { type QueryClient, queryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Api } from '#contract/contract.ts'
import { type ApiRefusal, hasStatus, isRefused } from '#web/api-failure.ts'
import { useApi } from '#web/api-query.ts'
import {
  type CartDifference,
  findDifferences,
  type OnSale,
  type SaleFacts,
} from '#web/features/orders/cart/cart-differences.ts'
import { useCart } from '#web/features/orders/cart/cart-store.ts'

type Fact = { id: string; onSale: OnSale }

const SALE_FACTS_KEY = 'saleFact'

async function readOnSale(api: Api, id: string): Promise<OnSale> {
  try {
    const { price, stock, status } = await api.getProduct({ params: { id } })
    return status === 'active' ? { price, stock } : null
  } catch (error) {
    if (hasStatus(error, 404)) return null
    throw error
  }
}

/** Asked anew each time a page that needs it opens, and when a cut connection comes back. */
const saleFactQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [SALE_FACTS_KEY, id],
    queryFn: async (): Promise<Fact> => ({ id, onSale: await readOnSale(api, id) }),
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
  })

function combine(results: UseQueryResult<Fact>[]): { facts: SaleFacts; isUnreachable: boolean } {
  const known = results.flatMap(({ data }) => (data ? [[data.id, data.onSale] as const] : []))
  return { facts: Object.fromEntries(known), isUnreachable: results.some(result => result.isError) }
}

export type CartCheck = {
  /** What the person has not accepted yet. */
  differences: readonly CartDifference[]
  /** Some prices and stocks could not be read: what is shown may be old. */
  isUnreachable: boolean
}

/** Reads prices and stock of the cart again, and tells what differs from what the cart shows. */
export function useCartCheck(): CartCheck {
  const api = useApi()
  const { items } = useCart()
  const { facts, isUnreachable } = useQueries({
    queries: items.map(({ id }) => saleFactQuery(api, id)),
    combine,
  })
  return useMemo(
    () => ({ differences: findDifferences(items, facts), isUnreachable }),
    [items, facts, isUnreachable],
  )
}

/** Asks prices and stocks anew, after something that may have changed them. */
export const readSaleFactsAgain = (queryClient: QueryClient): Promise<void> =>
  queryClient.refetchQueries({ queryKey: [SALE_FACTS_KEY] })

type CartConflict = ApiRefusal<'product_unavailable' | 'insufficient_stock' | 'price_changed'>

/** Was an order refused because the shop has not what the cart shows? */
export const isCartConflict = (error: unknown): error is CartConflict =>
  isRefused(error, 'product_unavailable', 'insufficient_stock', 'price_changed')

/**
 * Takes over what the server said when it refused an order. The other lines are read again, so that all
 * that changed is shown at once.
 */
export async function noteConflict(
  queryClient: QueryClient,
  {
    code,
    details: { items = [] },
  }: ApiRefusal<'product_unavailable' | 'insufficient_stock' | 'price_changed'>,
): Promise<void> {
  await readSaleFactsAgain(queryClient)
  for (const { productId, price, available } of items) {
    const isGone = code === 'product_unavailable' || price === null
    const onSale: OnSale = isGone ? null : { price, stock: available }
    queryClient.setQueryData([SALE_FACTS_KEY, productId], { id: productId, onSale } satisfies Fact)
  }
}
