import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Order } from '#contract/orders/schemas.ts'
import { apiQuery, useApi } from '#web/api/api-query.ts'
import { useCustomer } from '#web/features/accounts/session.ts'
import { useCart } from '#web/features/orders/cart/cart-store.ts'
import { duplicatedOrders } from '#web/features/orders/unpaid/contains-products-of.ts'
import { orderAttempt } from '#web/features/orders/unpaid/order-attempt.ts'

type UnpaidDuplicate = {
  twin: Order | undefined
  /** The same, once it is known. */
  find: () => Promise<Order | undefined>
  /** The ids of what it holds, and of what others like it hold. */
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
  const twins = among(data)
  return {
    twin: twins[0],
    ordered: twins.flatMap(order => order.items.map(({ productId }) => productId)),
    find: async () => {
      // It may have been placed in another tab, or on another device. What this browser has sent itself is sent once more, under its key.
      const asked = orderAttempt.isUnanswered(items.map(({ id }) => id)) ? query : { ...query, staleTime: 0 }
      return among(await queryClient.fetchQuery(asked))[0]
    },
  }
}
