import { endpoints } from 'virtual:endpoints'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { sentenceOf } from '#web/api-failure.ts'
import { useApi } from '#web/api-query.ts'
import { useShopperShutOut } from '#web/features/accounts/sign-in/use-shut-out.ts'
import {
  customerOrdersQuery,
  type OrderFilters,
} from '#web/features/orders/customer/customer-orders-query.ts'
import { OrderCard } from '#web/features/orders/customer/order-card.tsx'
import { useChanges } from '#web/follow-changes.ts'
import { readAgain } from '#web/read-again.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { MoreButton } from '#web/ui/more-button.tsx'
import { Loading, Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'

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
    void readAgain(queryClient, 'listCustomerOrders', 'getCustomerStats')
  })
}

/** The customer's orders, live, with their number, and more on demand. */
export function OrderList({ filters, timelines = 0, headingLevel, empty }: Props) {
  const pages = useInfiniteQuery(customerOrdersQuery(useApi(), filters))
  const { data, error, refetch, isFetching } = pages
  const isShutOut = useShopperShutOut(error)
  useLiveOrders(data !== undefined)
  if (!data) {
    return error && !isShutOut ? (
      <LoadFailure error={error} retry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <OrderListSkeleton />
    )
  }
  const orders = data.pages.flatMap(page => page.items)
  if (orders.length === 0) return empty
  return (
    <>
      <p role="status" className="mb-4 text-ink-soft">
        {countWords(data.pages[0]?.total ?? orders.length)}
      </p>
      <ul className="grid gap-4">
        {orders.map((order, index) => (
          <li key={order.id}>
            <OrderCard order={order} headingLevel={headingLevel} hasTimeline={index < timelines} />
          </li>
        ))}
      </ul>
      <MoreButton pages={pages} />
    </>
  )
}

function LoadFailure({ error, retry, isRetrying }: { error: Error; retry: () => void; isRetrying: boolean }) {
  return (
    <EmptyState
      icon={CloudOff}
      title="Vos commandes n’ont pas pu être affichées"
      actions={
        <Button onClick={retry} pendingWord={isRetrying && 'Chargement...'}>
          Réessayer
        </Button>
      }
    >
      {sentenceOf(error, 'Le serveur n’a pas pu être joint.')}
    </EmptyState>
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
