import { type QueryClient, queryOptions, type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { Api } from '#contract/contract.ts'
import { isPaused } from '#contract/delivery/pause.ts'
import { type ApiRefusal, hasStatus, isRefused } from '#web/api/api-failure.ts'
import { useApi } from '#web/api/api-query.ts'
import {
  type CartDifference,
  findDifferences,
  type OnSale,
  type SaleFacts,
  splitByAvailability,
  withoutOrderedLines,
} from '#web/features/orders/cart/cart-differences.ts'
import { type CartItem, totalOf } from '#web/features/orders/cart/cart-items.ts'
import { useCart } from '#web/features/orders/cart/cart-store.ts'
import { orderAttempt } from '#web/features/orders/unpaid/order-attempt.ts'

/** A vendor with products in the cart. */
export type CartVendor = {
  id: string
  businessName: string
  productIds: readonly string[]
  /** Last day of its pause, during which it takes no orders; null without a pause. */
  pausedUntil: string | null
}

type Seller = Pick<CartVendor, 'id' | 'businessName'>
type Fact = { id: string; onSale: OnSale; seller?: Seller | undefined }

const SALE_FACTS_KEY = 'saleFact'

async function readFact(api: Api, id: string): Promise<Fact> {
  try {
    const { price, stock, status, vendor } = await api.getProduct({ params: { id } })
    const pausedUntil = isPaused(vendor.pausedUntil, new Date()) ? vendor.pausedUntil : null
    return { id, seller: vendor, onSale: status === 'active' ? { price, stock, pausedUntil } : null }
  } catch (error) {
    if (hasStatus(error, 404)) return { id, onSale: null }
    throw error
  }
}

/** Refetched on every mount and on reconnection. */
const saleFactQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [SALE_FACTS_KEY, id],
    queryFn: () => readFact(api, id),
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
  })

function combine(results: UseQueryResult<Fact>[]) {
  const loaded = results.flatMap(({ data }) => data ?? [])
  return {
    facts: Object.fromEntries(loaded.map(({ id, onSale }) => [id, onSale])) satisfies SaleFacts,
    vendors: vendorsOf(loaded),
    isUnreachable: results.some(result => result.isError),
  }
}

/** In order of their first products. */
function vendorsOf(facts: readonly Fact[]): CartVendor[] {
  const sellers = new Map(facts.flatMap(({ seller }) => (seller ? [[seller.id, seller]] : [])))
  return [...sellers.values()].map(({ id, businessName }) => {
    const sold = facts.filter(({ seller }) => seller?.id === id)
    return {
      id,
      businessName,
      productIds: sold.map(product => product.id),
      pausedUntil: sold.find(({ onSale }) => onSale?.pausedUntil)?.onSale?.pausedUntil ?? null,
    }
  })
}

export type CartCheck = {
  /** Differences that are not accepted yet. */
  differences: readonly CartDifference[]
  /** True when some prices and stocks could not be read: what is shown may be outdated. */
  isUnreachable: boolean
  /** Vendors loaded so far. */
  vendors: readonly CartVendor[]
  /** The lines that can be ordered; all lines until they are checked. */
  coming: readonly CartItem[]
  /** Products that cannot be ordered now: they stay in the cart and are left out of totals. */
  absent: ReadonlySet<string>
  /** Sum of the lines that can be ordered. */
  total: string
}

/**
 * Refetches prices and stocks of the cart and returns the differences, except for lines that an unpaid or unanswered order
 * may hold (the server finds a resent order by its key before it checks stocks).
 * @param ordered product ids of unpaid orders
 */
export function useCartCheck(ordered: readonly string[]): CartCheck {
  const api = useApi()
  const { items } = useCart()
  const { facts, vendors, isUnreachable } = useQueries({
    queries: items.map(({ id }) => saleFactQuery(api, id)),
    combine,
  })
  const isUnanswered = orderAttempt.isUnanswered(items.map(({ id }) => id))
  const differences = withoutOrderedLines(findDifferences(items, facts), { ordered, isUnanswered })
  const { coming, absent } = splitByAvailability(items, differences)
  return { differences, vendors, isUnreachable, coming, absent, total: totalOf(coming) }
}

/** Invalidates prices and stocks. */
export const invalidateSaleFacts = (queryClient: QueryClient): Promise<void> =>
  queryClient.refetchQueries({ queryKey: [SALE_FACTS_KEY] })

type CartConflict = ApiRefusal<'product_unavailable' | 'insufficient_stock' | 'price_changed'>

/** Whether an order was refused because the cart is out of date. */
export const isCartConflict = (error: unknown): error is CartConflict =>
  isRefused(error, 'product_unavailable', 'insufficient_stock', 'price_changed')

/**
 * Applies the details of a refused order to the queries, and refetches the other lines, so that all differences show at once.
 */
export async function applyConflict(
  queryClient: QueryClient,
  {
    code,
    details: { items = [] },
  }: ApiRefusal<'product_unavailable' | 'insufficient_stock' | 'price_changed'>,
): Promise<void> {
  await invalidateSaleFacts(queryClient)
  for (const { productId, price, available } of items) {
    const isGone = code === 'product_unavailable' || price === null
    queryClient.setQueryData<Fact>([SALE_FACTS_KEY, productId], cached => {
      // Still paused, not gone: the vendor will sell it again.
      if (isGone && cached?.onSale?.pausedUntil) return cached
      return { ...cached, id: productId, onSale: isGone ? null : { price, stock: available } }
    })
  }
}
