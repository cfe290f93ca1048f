import { endpoints } from 'virtual:endpoints/customer'
import { useQueryClient } from '@tanstack/react-query'
import type { OrderFilters } from '#contract/filters.ts'
import { useApi } from '#web/api/api-query.ts'
import { useChanges } from '#web/api/follow-changes.ts'
import { usePages } from '#web/api/use-pages.ts'
import { useCustomerAccessDenied } from '#web/features/accounts/use-customer-access-denied.ts'
import { customerOrdersQuery } from '#web/features/orders/customer/customer-orders-query.ts'
import { invalidateMyOrders } from '#web/features/orders/unpaid/invalidate-my-orders.ts'

/** Refetches the customer's orders and totals when an order changes. */
function useLiveOrders(isFollowed: boolean): void {
  const queryClient = useQueryClient()
  const address = isFollowed ? endpoints.followCustomerOrders.path : undefined
  // The banner about unpaid orders was loaded with the page.
  useChanges(address, () => void invalidateMyOrders(queryClient), 0)
}

export type OwnOrders = ReturnType<typeof useMyOrders>

/** The customer's orders, newest first, with live updates. */
export function useMyOrders(filters?: OrderFilters) {
  const pages = usePages(customerOrdersQuery(useApi(), filters))
  const isAccessDenied = useCustomerAccessDenied(pages.error)
  useLiveOrders(pages.data !== undefined)
  return { pages, isAccessDenied }
}
