import { endpoints } from 'virtual:endpoints/customer'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '#web/api-query.ts'
import { useShopperShutOut } from '#web/features/accounts/use-shut-out.ts'
import {
  customerOrdersQuery,
  type OrderFilters,
} from '#web/features/orders/customer/customer-orders-query.ts'
import { OrderCard } from '#web/features/orders/customer/order-card.tsx'
import { readOwnOrdersAgain } from '#web/features/orders/unpaid/read-own-orders-again.ts'
import { useChanges } from '#web/follow-changes.ts'
import { Card } from '#web/ui/card.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { Loaded } from '#web/ui/spaces/loaded.tsx'
import { MoreButton } from '#web/ui/spaces/more-button.tsx'

type Props = {
  filters?: OrderFilters
  /** How many of the first orders show their tracking. */
  timelines?: number
  /** The rank of the orders' headings. */
  headingLevel: 2 | 3
  /** What to say when there is none. */
  empty: ReactNode
}

const countWords = (total: number) => (total > 1 ? `${total} commandes` : `${total} commande`)

/** Reads the customer's orders and figures again whenever one of the orders changes. */
function useLiveOrders(isFollowed: boolean): void {
  const queryClient = useQueryClient()
  useChanges(isFollowed ? endpoints.followCustomerOrders.path : undefined, () => {
    void readOwnOrdersAgain(queryClient)
  })
}

/** The customer's orders, live, with their number, and more on demand. */
export function OrderList({ filters, timelines = 0, headingLevel, empty }: Props) {
  const pages = useInfiniteQuery(customerOrdersQuery(useApi(), filters))
  const isShutOut = useShopperShutOut(pages.error)
  useLiveOrders(pages.data !== undefined)
  const orders = pages.data?.pages.flatMap(page => page.items)
  return (
    <Loaded
      query={{ ...pages, data: orders }}
      hidesFailure={isShutOut}
      waiting={<OrderListSkeleton />}
      failed="Vos commandes n’ont pas pu être affichées"
      empty={empty}
    >
      {shown => (
        <>
          <p role="status" className="mb-4 text-ink-soft">
            {countWords(pages.data?.pages[0]?.total ?? shown.length)}
          </p>
          <ul className="grid gap-4">
            {shown.map((order, index) => (
              <li key={order.id}>
                <OrderCard order={order} headingLevel={headingLevel} hasTimeline={index < timelines} />
              </li>
            ))}
          </ul>
          <MoreButton pages={pages} />
        </>
      )}
    </Loaded>
  )
}

function OrderListSkeleton() {
  return (
    <Loading words="Chargement des commandes...">
      <span className="grid gap-4">
        {[0, 1, 2].map(index => (
          <Card key={index}>
            <Skeleton className="h-7 w-56 max-w-full" />
            <span className="mt-4 block">
              <SkeletonText lines={3} />
            </span>
          </Card>
        ))}
      </span>
    </Loading>
  )
}
