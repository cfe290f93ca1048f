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

/** Who sells something of the cart, and what. */
export type CartVendor = {
  id: string
  businessName: string
  productIds: readonly string[]
  /** The last day of a pause in which it takes no orders, and promises no day. */
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

/** Asked anew each time a page that needs it opens, and when a cut connection comes back. */
const saleFactQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [SALE_FACTS_KEY, id],
    queryFn: () => readFact(api, id),
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
  })

function combine(results: UseQueryResult<Fact>[]) {
  const known = results.flatMap(({ data }) => data ?? [])
  return {
    facts: Object.fromEntries(known.map(({ id, onSale }) => [id, onSale])) satisfies SaleFacts,
    vendors: vendorsOf(known),
    isUnreachable: results.some(result => result.isError),
  }
}

/** In the order of their first products. */
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
  /** What the person has not accepted yet. */
  differences: readonly CartDifference[]
  /** Some prices and stocks could not be read: what is shown may be old. */
  isUnreachable: boolean
  /** As far as they are known. */
  vendors: readonly CartVendor[]
  /** The lines that can be ordered, all of them until more is known. */
  coming: readonly CartItem[]
  /** Products that nobody can order now: they stay in the cart and count in no total. */
  absent: ReadonlySet<string>
  /** Amount of the coming lines. */
  total: string
}

/**
 * Reads prices and stock of the cart again, and tells what differs from what the cart shows: nothing of lines that an order may hold.
 * One that was sent and not answered is such an order too. Sent again, it is found by its key before the server looks at stocks.
 * @param ordered ids of what the person has ordered and not paid yet
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

/** Asks prices and stocks anew, after something that may have changed them. */
export const invalidateSaleFacts = (queryClient: QueryClient): Promise<void> =>
  queryClient.refetchQueries({ queryKey: [SALE_FACTS_KEY] })

type CartConflict = ApiRefusal<'product_unavailable' | 'insufficient_stock' | 'price_changed'>

/** Was an order refused because the shop has not what the cart shows? */
export const isCartConflict = (error: unknown): error is CartConflict =>
  isRefused(error, 'product_unavailable', 'insufficient_stock', 'price_changed')

/**
 * Takes over what the server said when it refused an order. The other lines are read again, so that all
 * that changed is shown at once.
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
    queryClient.setQueryData<Fact>([SALE_FACTS_KEY, productId], known => {
      // Who pauses sells again one day.
      if (isGone && known?.onSale?.pausedUntil) return known
      return { ...known, id: productId, onSale: isGone ? null : { price, stock: available } }
    })
  }
}
