import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Order } from '#contract/orders/schemas.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { useCustomer } from '#web/features/accounts/session.ts'
import { useCart } from '#web/features/orders/cart/cart-store.ts'
import { duplicatedOrders } from '#web/features/orders/unpaid/contains-products-of.ts'
import { orderAttempt } from '#web/features/orders/unpaid/order-attempt.ts'

type UnpaidDuplicate = {
  duplicate: Order | undefined
  /** The same, awaited: for a submission before the response. */
  find: () => Promise<Order | undefined>
  /** Product ids of all unpaid orders that would be duplicated. */
  ordered: readonly string[]
}

const NONE: readonly string[] = []

/**
 * Finds an unpaid order with products of the cart, which would be ordered twice.
 * @param meant ids of orders that are duplicated on purpose
 */
export function useUnpaidDuplicate(meant = NONE): UnpaidDuplicate {
  const queryClient = useQueryClient()
  const { status } = useCustomer()
  const { items } = useCart()
  const query = apiQuery(useApi(), 'listUnpaidOrders')
  const { data } = useQuery({ ...query, enabled: status === 'signed-in', refetchOnMount: 'always' })
  const among = (unpaid: readonly Order[] = []) => duplicatedOrders(items, unpaid, meant)
  const duplicates = among(data)
  return {
    duplicate: duplicates[0],
    ordered: duplicates.flatMap(order => order.items.map(({ productId }) => productId)),
    find: async () => {
      // It may come from another tab or device. An order that this browser sent without a response is resent under its key
      // instead.
      const options = orderAttempt.isUnanswered(items.map(({ id }) => id))
        ? query
        : { ...query, staleTime: 0 }
      return among(await queryClient.fetchQuery(options))[0]
    },
  }
}
